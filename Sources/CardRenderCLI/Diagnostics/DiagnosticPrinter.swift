import CardKit

/// Prints diagnostics for people, in the manner of rustc: what, where, the line with carets under the very characters,
/// and what to do.
struct DiagnosticPrinter {
  /// The most diagnostics that are shown of one message; the rest are counted.
  static let maximumShown = 100

  private let name: String
  private let bytes: [UInt8]
  private let isColored: Bool
  private let lines: SourceLines
  private(set) var output = ""

  init(name: String, bytes: [UInt8], isColored: Bool) {
    self.name = SourceName.shown(name)
    self.bytes = bytes
    self.isColored = isColored
    lines = SourceLines(bytes)
  }

  mutating func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics.prefix(Self.maximumShown) { print(diagnostic) }
    let left = diagnostics.count - Self.maximumShown
    if left > 0 { output += "… and \(left) more in this message; --format json of validate lists them all\n\n" }
  }

  private mutating func print(_ diagnostic: Diagnostic) {
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]"
    output += "\(paint(label, diagnostic.severity))\(bold(": \(diagnostic.message)"))\n"
    var gutter = " "
    if let range = diagnostic.range { gutter = excerpt(range, diagnostic.severity) } else { place(name, gutter) }
    note("path", DisplayText("\(diagnostic.path)").string, gutter)
    note("help", diagnostic.hint ?? "", gutter)
    output += "\n"
  }

  private mutating func excerpt(_ range: SourceRange, _ severity: Severity) -> String {
    let (line, column) = lines.location(of: range.lowerBound)
    let gutter = String(repeating: " ", count: "\(line)".count)
    place("\(name):\(line):\(column)", gutter)
    let excerpt = SourceExcerpt(range, in: bytes, line: lines.line(around: range.lowerBound))
    let carets =
      String(repeating: " ", count: excerpt.indent) + paint(String(repeating: "^", count: excerpt.width), severity)
    output += "\(gutter) \(dim("|"))\n\(dim("\(line) |")) \(excerpt.text)\n\(gutter) \(dim("|")) \(carets)\n"
    return gutter
  }

  private mutating func place(_ place: String, _ gutter: String) {
    output += "\(gutter)\(dim("-->")) \(place)\n"
  }

  private mutating func note(_ name: String, _ text: String, _ gutter: String) {
    if !text.isEmpty { output += "\(gutter) \(dim("=")) \(bold("\(name):")) \(text)\n" }
  }

  // MARK: Looks

  private func paint(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: styled(text, "1;31")
    case .warning: styled(text, "1;33")
    case .note: styled(text, "1;36")
    }
  }

  private func bold(_ text: String) -> String { styled(text, "1") }
  private func dim(_ text: String) -> String { styled(text, "2") }

  private func styled(_ text: String, _ parameters: String) -> String {
    isColored ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
  }
}
