import CardKit

/// Messages under one another, each with its name above and its verdict below.
struct PreviewPage {
  let styling: TerminalStyling

  func text(of entries: [PreviewEntry]) -> String {
    entries.map(text).joined(separator: "\n")
  }

  private func text(of entry: PreviewEntry) -> String {
    let broken = entry.rendering?.losses.filter { $0.code == DiagnosticCode.lossImageBroken.rawValue } ?? []
    let verdict = entry.isValid ? painted(entry.verdict, .dim) : painted(entry.verdict, .bold, color: .red)
    let lines = [verdict] + broken.map { painted($0.message, .bold) }
    return painted(entry.name, .bold) + "\n" + (entry.rendering?.text ?? "") + lines.map { "\($0)\n" }.joined()
  }

  /// Parameters of Select Graphic Rendition, of looks that are readable on dark and on light.
  private enum Look: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
  }

  private func painted(_ text: String, _ look: Look, color: Look? = nil) -> String {
    guard styling != .plain else { return text }
    let color = styling.depth > .none ? color : nil
    return "\u{1B}[\(([look, color].compactMap { $0?.rawValue }).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
