import CardCore
import CardRenderers
import Foundation
import Testing

@testable import CardPictures

struct PictureFolderTests {
  private let outer: URL
  private let folder: PictureFolder

  init() throws {
    outer = FileManager.default.temporaryDirectory.appending(path: "cardrender-\(UUID().uuidString)")
    let inner = outer.appending(path: "pictures")
    try FileManager.default.createDirectory(at: inner.appending(path: "folder.png"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: outer.appending(path: "secret.png"))
    for name in ["a.png", "안녕.png", ".hidden.png", "a b.png"] {
      try Data(name.utf8).write(to: inner.appending(path: name))
    }
    let links = ["link.png": "../secret.png", "inside.png": "a.png"]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: inner.appending(path: name).path(), withDestinationPath: target)
    }
    try Data("inner".utf8).write(to: inner.appending(path: "folder.png/inner.png"))
    mkfifo(inner.appending(path: "pipe.png").path(), 0o600)
    folder = PictureFolder(path: inner.path())
  }

  private func file(_ address: String) throws -> String? {
    let address = try #require(LinkDestination(address))
    return try folder.file(for: address).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("https://e.co/a.png", "a.png"), ("http://e.co/x/y/a.png?w=1&f=/b.png#/c.png", "a.png"),
    ("https://e.co/%EC%95%88%EB%85%95.png", "안녕.png"), ("https://e.co/안녕.png", "안녕.png"),
    ("https://e.co/a%20b.png", "a b.png"),
  ])
  func `an address names a file by the last component of its path`(address: String, content: String) throws {
    #expect(try file(address) == content)
  }

  @Test(arguments: [
    "https://e.co/b.png", "https://a.png", "https://e.co/", "https://e.co/a.png/", "https://e.co?/a.png",
    "https://e.co/..%2Fsecret.png", "https://e.co/../secret.png", "https://e.co/%2E%2E%2Fsecret.png",
    "https://e.co/..", "https://e.co/%2e%2e", "https://e.co/.", "https://e.co/.hidden.png", "https://e.co/a.png%00",
    "https://e.co/link.png", "https://e.co/inside.png", "https://e.co/folder.png", "https://e.co/pipe.png",
    "https://e.co/%FF.png", "https://e.co/folder.png%2Finner.png", "mailto:x@e.co/a.png",
  ])
  func `no address reaches anything but a regular file of the folder`(address: String) throws {
    #expect(try file(address) == nil)
  }

  @Test func `a file of more than 8 MiB is not read`() throws {
    let path = outer.appending(path: "pictures/large.png")
    try Data(count: Bitmap.maximumFileLength + 1).write(to: path)
    #expect(throws: PictureFailure(fault: .tooLarge)) { try file("https://e.co/large.png") }
  }
}
