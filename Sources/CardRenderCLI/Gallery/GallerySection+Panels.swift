import CardKit
import CardRenderers

/// What stands behind the tabs of an entry.
extension GallerySection {
  /// The pairs, each with its lengths and a bar for the share of its limit.
  mutating func metadata() {
    guard let metadata = entry.metadata, let budget = entry.budget, !metadata.entries.isEmpty else {
      return writer.markup("<p class=\"gallery-note\">There is no metadata.</p>\n")
    }
    writer.markup("<div class=\"gallery-table\">\n<table>\n<caption")
    if !budget.pairCountState.isKept { writer.markup(" class=\"gallery-over\"") }
    writer.markup(">")
    writer.text("\(budget.pairCount) of \(budget.rules.maximumPairs) pairs, by the rules ")
    writer.text(DisplayText(exactly: budget.rules.name).string)
    writer.text(", in \(budget.rules.unit.name)s")
    writer.markup(
      """
      </caption>
      <thead><tr><th scope="col">Key</th><th scope="col">Value</th><th scope="col">Of the limit</th></tr></thead>
      <tbody>

      """)
    for (pair, counts) in zip(metadata.entries, budget.pairs) { row(pair, counts, budget.rules) }
    writer.markup("</tbody>\n</table>\n</div>\n")
  }

  private mutating func row(_ pair: RawMetadata.Entry, _ counts: PairBudget, _ rules: MetadataRules) {
    writer.markup("<tr><th scope=\"row\"><bdi>")
    writer.text(DisplayText(exactly: pair.key).string)
    writer.markup("</bdi>")
    if !counts.keyState.isKept { measure(counts.keyLengths[rules.unit], of: rules.maximumKeyLength, counts.keyState) }
    writer.markup("</th><td><bdi class=\"gallery-value\">")
    writer.text(DisplayText(lines: pair.value.text).string)
    writer.markup("</bdi></td><td>")
    let length = counts.valueLengths[rules.unit]
    measure(length, of: rules.maximumValueLength, counts.valueState)
    writer.markup("<meter aria-label=\"share of the limit\" max=\"100\" value=\"")
    writer.number(min(100, length * 100 / max(1, rules.maximumValueLength)))
    writer.markup("\"></meter><span class=\"gallery-note\">")
    writer.text("\(counts.valueLengths.utf8Bytes) bytes")
    if !counts.isString { writer.text(", not a string") }
    writer.markup("</span></td></tr>\n")
  }

  private mutating func measure(_ length: Int, of limit: Int, _ state: LimitState) {
    writer.markup(state.isKept ? " <span>" : " <span class=\"gallery-over\">")
    writer.text("\(length) of \(limit)")
    writer.markup("</span>")
  }

  mutating func diagnostics() {
    let diagnostics = entry.examination.diagnostics
    guard !diagnostics.isEmpty else {
      return writer.markup("<p class=\"gallery-note\">Nothing was found.</p>\n")
    }
    writer.markup("<ul class=\"gallery-diagnostics\">\n")
    for diagnostic in diagnostics.prefix(DiagnosticPrinter.maximumShown) { self.diagnostic(diagnostic) }
    let left = diagnostics.count - DiagnosticPrinter.maximumShown
    if left > 0 {
      writer.markup("<li>")
      writer.text("… and \(left) more")
      writer.markup("</li>\n")
    }
    writer.markup("</ul>\n")
  }

  private mutating func diagnostic(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: writer.markup("<li><strong class=\"gallery-error\">error</strong> <code>")
    case .warning: writer.markup("<li><strong class=\"gallery-warning\">warning</strong> <code>")
    case .note: writer.markup("<li><strong>note</strong> <code>")
    }
    writer.text(diagnostic.code.rawValue)
    writer.markup("</code> <code>")
    writer.text(DisplayText("\(diagnostic.path)").string)
    writer.markup("</code><p dir=\"auto\">")
    writer.text(diagnostic.message)
    writer.markup("</p>")
    if let hint = diagnostic.hint {
      writer.markup("<p class=\"gallery-note\">")
      writer.text(hint)
      writer.markup("</p>")
    }
    writer.markup("</li>\n")
  }

  mutating func source(_ name: String, _ text: String) {
    writer.markup("<pre class=\"gallery-source\" role=\"region\" tabindex=\"0\" aria-label=\"")
    writer.text("\(entry.name), \(name)")
    writer.markup("\" dir=\"ltr\">")
    writer.text(text)
    writer.markup("</pre>\n")
  }
}
