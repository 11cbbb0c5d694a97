/// A field of a ``TextPayload``: its key, what its text is used for, and whether it must be there.
public struct TextField: Hashable, Sendable {
  /// What a text is used for, which decides what can be wrong with it.
  public enum Form: Hashable, Sendable {
    /// A line or several, shown as they are: nothing can be wrong.
    case text

    /// A text like that, with something to see in it.
    case visibleText

    /// The body of a card, in Markdown.
    case body

    /// A body with something to see in it.
    case visibleBody

    /// An address or a verb.
    case action

    /// A web address.
    case address

    /// A mail address, and nothing else.
    case mailAddress

    /// One of the field's words, such as those of an enumeration.
    case word
  }

  public let key: String
  public let form: Form
  public let isRequired: Bool

  /// The words of a field that has one of a few.
  public let words: [String]

  public init(_ key: String, _ form: Form, isRequired: Bool = true) {
    self.key = key
    self.form = form
    self.isRequired = isRequired
    words = []
  }

  /// A field that has one of a few words.
  public init(_ key: String, oneOf words: [String], isRequired: Bool = true) {
    self.key = key
    form = .word
    self.isRequired = isRequired
    self.words = words
  }
}
