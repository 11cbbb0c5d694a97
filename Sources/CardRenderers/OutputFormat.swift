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
