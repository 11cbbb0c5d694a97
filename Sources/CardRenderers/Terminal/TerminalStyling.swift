/// The escapes that an output may be sent.
public enum TerminalStyling: Hashable, Sendable, CaseIterable {
  /// None, for a pipe, a file or a terminal that takes none.
  case plain

  /// Bold, underline and their like, but no colour (`NO_COLOR`).
  case monochrome

  /// The sixteen colours as well.
  case color
}
