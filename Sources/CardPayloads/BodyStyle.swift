/// How the body of a message is read.
public enum BodyStyle: String, CaseIterable, Sendable {
  /// CommonMark, in chat manner: a newline is a line break, raw HTML is text.
  case markdown

  /// The text as it is.
  case plain
}
