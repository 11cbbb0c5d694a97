/// A message's text in another language, as its system translated it.
public struct Translation: Hashable, Sendable {
  /// The language as the source names it, usually a BCP 47 tag such as `ko`.
  public var language: String
  public var text: String

  public init(_ text: String, in language: String) {
    self.language = language
    self.text = text
  }
}
