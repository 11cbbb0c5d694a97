/// A colour of a theme: what it is at best, and what stands in where a terminal shows fewer colours.
public struct ThemeColor: Hashable, Sendable {
  /// From the finest to the coarsest; never empty.
  public let choices: [TerminalColor]

  /// Takes at least one colour.
  public init(_ choices: [TerminalColor]) {
    precondition(!choices.isEmpty, "a colour of a theme is at least one")
    self.choices = choices
  }

  /// The first choice that the depth has; where it has none, what is nearest to the last.
  func color(at depth: ColorDepth) -> TerminalColor {
    choices.first { $0.isShown(at: depth) } ?? choices[choices.count - 1].nearest(at: depth)
  }
}
