import CardKit

/// The inputs whose beginnings were looked at, to be read from there again.
struct InputBeginnings {
  /// What is read at once: mostly everything.
  private static let pieceLength = 1 << 17

  let console: any Console
  private let engine: CardEngine

  /// The inputs that are to be read on from there, by their paths.
  private(set) var sources: [String: BegunSource] = [:]

  init(console: any Console, engine: CardEngine) {
    self.console = console
    self.engine = engine
  }

  /// What the inputs are together: a conversation where one of them is.
  mutating func verdict(on paths: [String]) -> ConversationContent.Verdict {
    paths.map { verdict(on: $0, isOnly: paths.count == 1) }.max() ?? .cards
  }

  /// What an input is; cards where it cannot be read, which somebody else will tell.
  ///
  /// The only one need not be read twice, and what is no file cannot be. Of several files, the beginnings are let go.
  private mutating func verdict(on path: String, isOnly: Bool) -> ConversationContent.Verdict {
    guard sources[path] == nil, let source = try? console.open(path) else { return .cards }
    let isKept = isOnly || path == "-" || console.status(of: path) == nil
    var beginning: [UInt8] = []
    let verdict = verdict { [isKept] in
      let piece = (try? source.read(atMost: Self.pieceLength)) ?? []
      if isKept, beginning.isEmpty {
        // Mostly everything, and not copied.
        beginning = piece
      } else if isKept {
        beginning += piece
      }
      return piece
    }
    if isKept { sources[path] = BegunSource(beginning, then: source) }
    return verdict
  }

  /// What an input is whose pieces come one by one, an empty one at its end.
  private func verdict(_ next: () -> [UInt8]) -> ConversationContent.Verdict {
    var piece = next()
    // The usual input: cards, of which none says who sent it, and nothing behind them.
    if engine.areCards(piece) {
      let rest = next()
      if rest.isEmpty { return .cards }
      piece += rest
    }
    var content = ConversationContent()
    while !piece.isEmpty {
      if let verdict = content.read(piece) { return verdict }
      piece = next()
    }
    return content.finish()
  }
}
