import Foundation
import Testing

@testable import CardRenderCLI

/// The real console, in a folder of its own.
struct SystemConsoleTests {
  private let folder: URL
  private let console = SystemConsole(environment: [:])

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "cardrender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path() }
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
  }

  @Test func `a file is replaced as a whole, and nothing is left beside it`() throws {
    try console.replace(file: path("card"), with: "old, and longer")
    try console.replace(file: path("card"), with: "new")
    #expect(try console.read(file: path("card")) == Array("new".utf8))
    #expect(try names() == ["card"])
  }

  @Test func `a stream leaves whole lines alone, and the old file until it is committed`() throws {
    try console.replace(file: path("lines"), with: "old")
    let target = try console.replacement(of: path("lines"))
    for piece in ["one\n", "two\n", "thr", "ee"] {
      try Array(piece.utf8).withUnsafeBytes { try target.write($0) }
    }
    #expect(try console.read(file: path("lines")) == Array("old".utf8))
    try target.commit()
    #expect(try console.read(file: path("lines")) == Array("one\ntwo\n".utf8))
  }

  @Test func `a file is the same by every path, there or not`() throws {
    try console.replace(file: path("card"), with: "12345")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "card")
    let status = try #require(console.status(of: path("card")))
    #expect(status.length == 5)
    #expect(console.status(of: path("link"))?.identity == status.identity)
    #expect(console.status(of: path("./card"))?.identity == status.identity)
    #expect(console.status(of: path("new"))?.identity == console.status(of: path("./new"))?.identity)
    #expect(console.status(of: path("new"))?.identity != console.status(of: path("newer"))?.identity)
    #expect(console.status(of: "/dev/null") == nil)
    #expect(console.status(of: path("nowhere/card")) == nil)
  }

  @Test func `a file keeps its permissions`() throws {
    try console.replace(file: path("card"), with: "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("card"))
    try console.replace(file: path("card"), with: "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path("card"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a link stays, and the file that it points to is replaced`() throws {
    try console.replace(file: path("card"), with: "old")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("card"))
    try console.replace(file: path("link"), with: "new")
    #expect(try console.read(file: path("card")) == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("card"))
  }

  @Test func `a device is written to, not replaced`() throws {
    try console.replace(file: "/dev/null", with: "gone")
    #expect(throws: IOFailure.self) { try console.replace(file: "/dev/full", with: "text") }
  }

  @Test func `a folder that is not there is a failure with the system's words`() {
    let file = path("none/card")
    #expect(throws: IOFailure(path: file, reason: "No such file or directory")) {
      try console.replace(file: file, with: "text")
    }
  }

  @Test func `a folder cannot be read as a file`() {
    #expect(throws: IOFailure(path: folder.path(), reason: "Is a directory")) { try console.read(file: folder.path()) }
  }

  // MARK: Folders, changes and pagers

  @Test func `an entry is told by its kind, and has another stamp when another file takes its place`() throws {
    try console.replace(file: path("card"), with: "same")
    let before = try #require(console.entry(at: path("card")))
    #expect(before.kind == .file && !before.isLink)
    #expect(console.entry(at: path("card")) == before)
    try console.replace(file: path("card"), with: "same")
    #expect(console.entry(at: path("card")) != before)
    #expect(console.entry(at: folder.path())?.kind == .folder)
    #expect(console.entry(at: "/dev/null")?.kind == .other)
    #expect(console.entry(at: path("none")) == nil)
  }

  @Test func `a link is what it points to, and a broken one is nothing`() throws {
    try FileManager.default.createSymbolicLink(atPath: path("here"), withDestinationPath: folder.path())
    try FileManager.default.createSymbolicLink(atPath: path("nowhere"), withDestinationPath: path("none"))
    #expect(console.entry(at: path("here"))?.kind == .folder && console.entry(at: path("here"))?.isLink == true)
    #expect(console.entry(at: path("nowhere")) == nil)
  }

  @Test func `a folder gives its names, and a file is none`() throws {
    for name in ["b", "a", ".hidden"] { try console.replace(file: path(name), with: "") }
    #expect(try console.names(in: folder.path()).sorted() == [".hidden", "a", "b"])
    #expect(throws: IOFailure(path: path("a"), reason: "Not a directory")) { try console.names(in: path("a")) }
  }

  @Test func `a wait ends when a file is replaced by another of its name`() throws {
    try console.replace(file: path("card"), with: "old")
    let signal = console.changeSignal()
    signal.watch([folder.path()])
    try console.replace(file: path("card"), with: "new")
    #if os(Linux)
      #expect(signal.wait())
    #endif
    #expect(!signal.wait())
  }

  @Test func `a pager gets the text and the environment, and one that reads nothing is no failure`() throws {
    let command = "cat >'\(path("paged"))'; echo \"$WORD\" >>'\(path("paged"))'"
    #expect(console.show("text\n", through: command, environment: ["WORD": "word"]) == .shown)
    #expect(try console.read(file: path("paged")) == Array("text\nword\n".utf8))
    let long = String(repeating: "text\n", count: 100_000)
    #expect(console.show(long, through: "exit 3", environment: [:]) == .shown)
    #expect(console.show(long, through: "exit 127", environment: [:]) == .missing)
  }
}
