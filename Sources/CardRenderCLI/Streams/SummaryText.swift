import CardKit

/// What was found of all lines, for people.
enum SummaryText {
  /// One line: `1,000,000 lines, 12 invalid (14 errors, 1 warning)`.
  ///
  /// Where the lines are not all that there are, it says so.
  static func line(_ summary: StreamSummary, isComplete: Bool) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity in
      summary.counts[severity].map { counted($0, severity.rawValue) }
    }
    guard summary.lines > 0 else { return "no lines" }
    let verdict = summary.invalid == 0 ? "all valid" : "\(Grouped(summary.invalid)) invalid"
    let found = counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
    return "\(counted(summary.lines, "line")), \(verdict)\(found)\(isComplete ? "" : "; ended early")"
  }

  /// The line, and each code with how often it was found and where first.
  static func text(_ summary: StreamSummary, isComplete: Bool) -> String {
    summary.ranking.reduce(line(summary, isComplete: isComplete) + "\n") { text, entry in
      let (code, finding) = entry
      let examples = finding.examples.map { example in
        "  \(SourceName.shown(example.source)):\(example.line): \(place(example.path))\(example.message)\n"
      }
      return text + "\n\(counted(finding.count, "\(finding.severity.rawValue)[\(code.rawValue)]", plural: ""))\n"
        + examples.joined() + (finding.count > examples.count ? "  …\n" : "")
    }
  }

  private static func place(_ path: FieldPath) -> String {
    path.components.isEmpty ? "" : "\(DisplayText("\(path)")): "
  }

  static func counted(_ count: Int, _ noun: String, plural: String = "s") -> String {
    "\(Grouped(count)) \(noun)\(count == 1 ? "" : plural)"
  }
}
