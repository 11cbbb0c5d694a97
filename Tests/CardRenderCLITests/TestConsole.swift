import CardConversations
import Foundation

@testable import CardRenderCLI

/// A console in memory: files by name, and the streams as text.
///
/// A stream's lock keeps its threads apart, so nothing here has to.
final class TestConsole: Console, @unchecked Sendable {
  var environment: [String: String] = [:]
  var outputTerminal: Terminal?
  var errorTerminal: Terminal?
  var readsFromTerminal = false
  var files: [String: [UInt8]] = [:]
  var input: [UInt8] = []
  var outputFailure: IOFailure?

  /// How many bytes a source gives at once.
  var pieceLength = Int.max
  /// The offsets at which a source waits before it gives more.
  var pauses: [Int] = []
  var interrupt: Interrupt?
  var coreCount = 2
  var milliseconds: Int64 = 1_796_047_200_000
  var timeZone: String?
  var scratch: any ScratchStore { TestScratch() }
  private var clock = 0.0

  /// The pieces in which bytes were written to standard output.
  private(set) var writes: [String] = []

  private(set) var output = ""
  private(set) var errors = ""
  private(set) var replaced: [String: String] = [:]

  init(input: String = "", files: [String: String] = [:]) {
    self.input = Array(input.utf8)
    self.files = files.mapValues { Array($0.utf8) }
  }

  func read(file path: String) throws(IOFailure) -> [UInt8] {
    guard let bytes = files[path] else { throw IOFailure(path: path, reason: "No such file or directory") }
    return bytes
  }

  func readStandardInput() throws(IOFailure) -> [UInt8] { input }

  func write(output text: String) throws(IOFailure) {
    if let outputFailure { throw outputFailure }
    output += text
  }

  func open(_ path: String) throws(IOFailure) -> any ByteSource {
    TestSource(path == "-" ? input : try read(file: path), pieceLength: pieceLength, pauses: path == "-" ? pauses : [])
  }

  func write(output bytes: UnsafeRawBufferPointer) throws(IOFailure) {
    if let outputFailure { throw outputFailure }
    writes.append(String(decoding: bytes, as: UTF8.self))
    output += writes.last!
  }

  func replacement(of path: String) throws(IOFailure) -> any ByteTarget {
    TestTarget { self.replaced[path] = $0 }
  }

  func status(of path: String) -> FileStatus? {
    files[path].map { FileStatus(identity: path, length: $0.count) }
  }

  func watchInterrupts() {}
  var seconds: Double { clock += 1; return clock }

  func write(error text: String) { errors += text }
  func replace(file path: String, with text: String) throws(IOFailure) { replaced[path] = text }

  // MARK: Folders, changes and pagers

  /// What happens while somebody waits for a change, one step a wait; the last interrupts.
  var changes: [(TestConsole) -> Void] = []

  /// Texts that a pager was given, with its command; it is missing where `hasPager` is false.
  private(set) var paged: [(text: String, command: String, less: String?)] = []
  var hasPager = true

  /// Folders that were made.
  private(set) var folders: [String] = []

  func makeFolder(at path: String) throws(IOFailure) { folders.append(path) }

  func entry(at path: String) -> FileEntry? {
    if let bytes = files[path] { return FileEntry(.file, stamp: bytes.map(Int.init)) }
    if !names(in: path).isEmpty { return FileEntry(.folder) }
    // Pictures are read from real folders.
    return path.hasPrefix("/") ? FolderListing.entry(at: path) : nil
  }

  func names(in folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }.compactMap {
      $0.dropFirst(prefix.count).split(separator: "/").first
    }
    return Set(names.map(String.init)).sorted().reversed()
  }

  func changeSignal() -> any ChangeSignal { TestChanges(console: self) }

  func show(_ text: String, through command: String, environment: [String: String]) -> PagerEnd {
    guard hasPager else { return .missing }
    paged.append((text, command, environment["LESS"]))
    return .shown
  }

  /// Runs a command line on this console.
  @discardableResult
  func run(_ arguments: String...) -> ExitStatus {
    CommandLineTool(console: self).run(arguments)
  }
}

/// Scratch files in memory.
struct TestScratch: ScratchStore {
  func makeFile() throws(ScratchFailure) -> any ScratchFile { TestScratchFile() }
}

final class TestScratchFile: ScratchFile {
  private var bytes: [UInt8] = []
  func append(_ bytes: UnsafeRawBufferPointer) throws(ScratchFailure) { self.bytes += bytes }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ScratchFailure) -> Int {
    let piece = bytes.dropFirst(offset).prefix(buffer.count)
    buffer.copyBytes(from: piece)
    return piece.count
  }
}

/// Makes the changes that a test has prepared, then ends the run.
final class TestChanges: ChangeSignal {
  private let console: TestConsole

  init(console: TestConsole) {
    self.console = console
  }

  func watch(_ folders: [String]) {}

  func wait() -> Bool {
    if console.changes.isEmpty { console.interrupt = .interrupt } else { console.changes.removeFirst()(console) }
    return true
  }
}

/// Bytes that come in pieces.
final class TestSource: ByteSource {
  private var rest: ArraySlice<UInt8>
  private let pieceLength: Int
  private var pauses: ArraySlice<Int>

  init(_ bytes: [UInt8], pieceLength: Int, pauses: [Int] = []) {
    rest = bytes[...]
    self.pieceLength = pieceLength
    self.pauses = pauses[...]
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, unless isEnding: () -> Bool) throws(IOFailure) -> Int? {
    if pauses.first == rest.startIndex { pauses.removeFirst() }
    guard !isEnding() else { return nil }
    let next = pauses.first.map { $0 - rest.startIndex } ?? Int.max
    let piece = rest.prefix(min(pieceLength, buffer.count, next))
    buffer.copyBytes(from: piece)
    rest = rest.dropFirst(piece.count)
    return piece.count
  }
}

/// A file that is there when it is whole.
final class TestTarget: ByteTarget, @unchecked Sendable {
  private var text = ""
  private let replace: (String) -> Void

  init(_ replace: @escaping (String) -> Void) {
    self.replace = replace
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(IOFailure) { text += String(decoding: bytes, as: UTF8.self) }
  func commit() throws(IOFailure) { replace(text) }
  func discard() {}
}
