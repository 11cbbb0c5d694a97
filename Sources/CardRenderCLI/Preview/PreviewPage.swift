import CardKit

/// Messages under one another, each with its name above and its verdict below.
struct PreviewPage {
  let styling: TerminalStyling

  func text(of entries: [PreviewEntry]) -> String {
    entries.map(text).joined(separator: "\n")
  }

  private func text(of entry: PreviewEntry) -> String {
    let verdict =
      entry.isValid ? painted(entry.verdict, color: "32") : painted(entry.verdict, color: "1;31", other: "1")
    let broken = entry.rendering?.losses.filter { $0.code == Rendering.Loss.imageBrokenCode } ?? []
    let losses = broken.map { painted($0.message, color: "33") + "\n" }.joined()
    return painted(entry.name, color: "1", other: "1") + "\n" + (entry.rendering?.text ?? "") + verdict + "\n" + losses
  }

  private func painted(_ text: String, color: String, other: String? = nil) -> String {
    guard styling != .plain, let parameters = styling == .monochrome ? other : color else { return text }
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}
