/// The name of an output format, and what it is for.
public struct OutputFormat: Hashable, Sendable {
  /// The word after `--`, such as `html`.
  public let name: String

  /// One line for the list of formats.
  public let summary: String

  public init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}

// Those of the built-in renderers of cards.
extension OutputFormat {
  public static let ansi = OutputFormat(name: "ansi", summary: "a box for a terminal; plain when piped")
  public static let html = OutputFormat(
    name: "html", summary: "a page; an <article> with --fragment, a mail with --email; light and dark")
  public static let markdown = OutputFormat(
    name: "markdown", summary: "CommonMark, or a dialect such as --markdown=slack")
  public static let text = OutputFormat(
    name: "text", summary: "the same without a frame, for logs and screen readers")
}
