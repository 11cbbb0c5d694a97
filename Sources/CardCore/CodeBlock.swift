/// Preformatted text, shown as it is.
public struct CodeBlock: Hashable, Sendable {
  /// The lines, made with `DisplayText(lines:)`, without the last line's end.
  public var text: DisplayText

  /// The first word of the info string, such as `swift`, or `nil`.
  public var language: DisplayText?

  public init(_ text: DisplayText, language: DisplayText? = nil) {
    self.text = text
    self.language = language
  }
}
