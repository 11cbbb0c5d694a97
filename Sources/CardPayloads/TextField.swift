/// A field of a ``TextPayload``: its key, what its text is used for, and whether it must be there.
public struct TextField: Hashable, Sendable {
  /// What a text is used for, which decides what can be wrong with it.
  public enum Form: Hashable, Sendable {
    /// A line or several, shown as they are: nothing can be wrong.
    case text

    /// The body of a card, in Markdown.
    case body

    /// An address or a verb.
    case action

    /// A web address.
    case address
  }

  public let key: String
  public let form: Form
  public let isRequired: Bool

  public init(_ key: String, _ form: Form, isRequired: Bool = true) {
    self.key = key
    self.form = form
    self.isRequired = isRequired
  }
}
