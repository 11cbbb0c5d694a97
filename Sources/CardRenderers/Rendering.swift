public import CardCore

/// The text of a card in one format, and what was lost on the way.
public struct Rendering: Hashable, Sendable {
  /// Something that the format could not show as the card has it.
  public struct Loss: Hashable, Sendable {
    /// A word that stays, such as `loss.image`.
    public let code: String

    /// One sentence without a full stop, about the first time.
    public let message: String

    /// How often it happened, 1 or more.
    public var count: Int

    public init(_ code: String, _ message: String, count: Int = 1) {
      self.code = code
      self.message = message
      self.count = max(count, 1)
    }
  }

  public var text: String
  public var losses: [Loss]

  /// What the card is called, for the title of a document around it; `nil` where it has no name, or no document.
  public var title: DisplayText?

  /// Where the text has an id that no other card of a page may have.
  var anchor: HTMLAnchor?

  public init(_ text: String, losses: [Loss] = [], title: DisplayText? = nil) {
    self.text = text
    self.losses = losses
    self.title = title
  }
}
