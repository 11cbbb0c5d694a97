/// The help of one command.
struct HelpTopic {
  /// The command line in general: `cardrender validate [OPTION]… FILE…`.
  let usage: String

  /// What the command does, in a few sentences.
  let summary: String

  /// A command line to try, without the program's name in front, and what it prints.
  let example: (arguments: String, output: String)

  /// The text of `--help`.
  func text(options: [(Option, String)]) -> String {
    """
    Usage: \(usage)

    \(summary)
    \(Self.table(options))
    Example:
      $ cardrender \(example.arguments)
    \(Self.indented(example.output))
    """ + (example.output.isEmpty ? "" : "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }

  private static func table(_ options: [(Option, String)]) -> String {
    guard !options.isEmpty else { return "" }
    let lines = TwoColumns.lines(options.map { (synopsis($0.0), $0.1) }).map { "  \($0)" }
    return "\nOptions:\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func synopsis(_ option: Option) -> String {
    let short = option.letter.map { "-\($0), " } ?? "    "
    return short + "--\(option.name)" + (option.valueName.map { option.isValueOptional ? "[=\($0)]" : "=\($0)" } ?? "")
  }
}
