/// The files that the operands of a preview stand for, in the order in which they are shown.
///
/// A folder stands for what it and the folders in it hold, sorted by name: its `message.json`, or, where there is none, its
/// files that end in `.json` or `.jsonl`. What begins with a dot is left out, and a link to a folder is not followed, so
/// that no way leads round in a circle.
struct PreviewFiles {
  private static let messageName = "message.json"
  private static let suffixes = [".json", ".jsonl"]

  /// The paths, `-` for standard input.
  private(set) var paths: [String] = []

  /// The folders that hold them, and those in which others may come to be.
  private(set) var folders: [String] = []

  /// What cannot be looked into, or has nothing in it to show.
  private(set) var failures: [IOFailure] = []

  private let console: any Console

  init(_ operands: [String], console: any Console) {
    self.console = console
    for operand in operands.isEmpty ? ["-"] : operands { add(operand) }
  }

  private mutating func add(_ operand: String) {
    guard operand != "-" else { return paths.append(operand) }
    guard console.entry(at: operand)?.kind == .folder else {
      folders.append(Self.folder(of: operand))
      return paths.append(operand)
    }
    let before = paths.count + failures.count
    walk(operand)
    if paths.count + failures.count == before {
      failures.append(IOFailure(path: operand, reason: "Holds no message.json, and no other file in .json or .jsonl"))
    }
  }

  private mutating func walk(_ top: String) {
    var rest = [top]
    while let folder = rest.popLast() {
      folders.append(folder)
      do throws(IOFailure) {
        rest += try enter(folder).reversed()
      } catch {
        failures.append(error)
      }
    }
  }

  /// Takes the files of a folder; gives the folders in it.
  private mutating func enter(_ folder: String) throws(IOFailure) -> [String] {
    var (files, inner): ([String], [String]) = ([], [])
    let names = try console.names(in: folder).filter { !$0.hasPrefix(".") }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let entry = console.entry(at: Self.path(folder, name)) else { continue }
      switch entry.kind {
      case .file: files.append(name)
      case .folder: if !entry.isLink { inner.append(Self.path(folder, name)) }
      case .other: break
      }
    }
    let shown =
      files.contains(Self.messageName)
      ? [Self.messageName] : files.filter { name in Self.suffixes.contains(where: name.hasSuffix) }
    paths += shown.map { Self.path(folder, $0) }
    return inner
  }

  /// Passes the content of each file that cards can be read from.
  ///
  /// Gives what cannot be read, and how many files hold a conversation and no cards.
  func readCards(
    _ take: (_ path: String, _ bytes: [UInt8]) -> Void
  ) -> (failures: [IOFailure], conversationCount: Int) {
    var failures: [IOFailure] = []
    var conversationCount = 0
    for path in paths {
      do throws(IOFailure) {
        let bytes = try path == "-" ? console.readStandardInput() : console.read(file: path)
        if ConversationContent.holdsNoCards(bytes) { conversationCount += 1 } else { take(path, bytes) }
      } catch {
        failures.append(error)
      }
    }
    return (failures, conversationCount)
  }

  private static func path(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
