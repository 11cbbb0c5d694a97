/// A picture in the form that a terminal with graphics takes.
public struct TerminalGraphics: Hashable, Sendable {
  public let sequence: String

  /// The cells that it fills.
  public let columns: Int
  public let rows: Int

  /// Takes control strings of sixel (`ESC P`), kitty (`ESC _ G`) or iTerm2 (`ESC ] 1337;File=`), each up to `ESC \` or
  /// BEL, with printable ASCII between; anything else is refused.
  public init?(_ sequence: String, columns: Int, rows: Int) {
    guard columns > 0, rows > 0, Self.isSafe(sequence) else { return nil }
    self.sequence = sequence
    self.columns = columns
    self.rows = rows
  }

  private static let beginnings = ["\u{1B}P", "\u{1B}_G", "\u{1B}]1337;File="].map { Array($0.utf8) }

  private static func isSafe(_ sequence: String) -> Bool {
    var rest = Array(sequence.utf8)[...]
    guard !rest.isEmpty else { return false }
    while !rest.isEmpty {
      guard let beginning = beginnings.first(where: { rest.starts(with: $0) }) else { return false }
      rest = rest.dropFirst(beginning.count).drop { 0x20...0x7E ~= $0 }
      guard let end = [[0x1B, 0x5C], [0x07]].first(where: { rest.starts(with: $0) }) else { return false }
      rest = rest.dropFirst(end.count)
    }
    return true
  }
}
