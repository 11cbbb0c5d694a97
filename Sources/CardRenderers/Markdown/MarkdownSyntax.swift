import CardCore

/// A dialect that is CommonMark and more.
protocol MarkdownSyntax: Sendable {
  /// Takes the life out of what the dialect's readers would find in running text beyond CommonMark.
  func calmed(_ units: [MarkdownUnit]) -> [MarkdownUnit]

  /// The word behind a fence of code, or `nil` where there is none that only colours the code.
  func language(of code: CodeBlock) -> String?
}

/// CommonMark itself.
struct CommonMarkSyntax: MarkdownSyntax {
  func calmed(_ units: [MarkdownUnit]) -> [MarkdownUnit] { units }

  func language(of code: CodeBlock) -> String? { code.languageWord }
}
