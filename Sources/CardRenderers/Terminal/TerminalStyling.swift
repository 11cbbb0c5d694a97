/// The looks that an output may have: its colours, and whether it has bold, underline and their like.
public struct TerminalStyling: Hashable, Sendable {
  public var depth: ColorDepth
  public var allowsAttributes: Bool

  public init(depth: ColorDepth, allowsAttributes: Bool) {
    self.depth = depth
    self.allowsAttributes = allowsAttributes
  }

  /// No escapes, for a pipe, a file or a terminal that takes none.
  public static let plain = TerminalStyling(depth: .none, allowsAttributes: false)

  /// Bold, underline and their like, but no colour (`NO_COLOR`).
  public static let monochrome = TerminalStyling(depth: .none, allowsAttributes: true)

  /// Colours of a depth, and the attributes with them.
  public static func color(_ depth: ColorDepth) -> TerminalStyling {
    TerminalStyling(depth: depth, allowsAttributes: true)
  }
}
