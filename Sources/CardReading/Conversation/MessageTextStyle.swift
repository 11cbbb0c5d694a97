/// How a message's text marks its styles.
public enum MessageTextStyle: Hashable, Sendable {
  /// It does not: every character is itself.
  case plain

  /// By Message Styling, XEP-0393, which is not Markdown.
  case styling
}
