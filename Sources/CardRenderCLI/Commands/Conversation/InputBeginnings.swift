/// The inputs whose beginnings were looked at, to be read from there again.
struct InputBeginnings {
  /// What is read at once.
  private static let pieceLength = 1 << 14

  let console: any Console

  /// The inputs that cannot be opened twice, by their paths.
  private(set) var sources: [String: any ByteSource] = [:]

  init(console: any Console) {
    self.console = console
  }

  /// What an input is; cards where it cannot be read, which somebody else will tell.
  mutating func verdict(on path: String) -> ConversationContent.Verdict {
    guard sources[path] == nil, let source = try? console.open(path) else { return .cards }
    let isKept = path == "-" || console.status(of: path) == nil
    var content = ConversationContent()
    var beginning: [UInt8] = []
    var verdict: ConversationContent.Verdict?
    while verdict == nil {
      let piece = (try? source.read(atMost: Self.pieceLength)) ?? []
      if isKept { beginning += piece }
      verdict = piece.isEmpty ? content.finish() : content.read(piece)
    }
    if isKept { sources[path] = BegunSource(beginning, then: source) }
    return verdict ?? .cards
  }
}
