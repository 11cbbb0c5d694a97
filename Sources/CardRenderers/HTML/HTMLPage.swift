import Templates

/// The page around cards: a shell and a style sheet that stand as files in `Templates/`.
enum HTMLPage {
  /// The shell before and behind the cards, with the style sheet in it.
  private static let parts: (head: String, tail: String) = {
    let filled = Templates.page.split(separator: "{{style}}", maxSplits: 1).joined(separator: Templates.style)
    let parts = filled.split(separator: "{{cards}}", maxSplits: 1)
    precondition(parts.count == 2, "page.html holds {{style}} and {{cards}} once each")
    return (String(parts[0]), String(parts[1]))
  }()

  static func page(around cards: String) -> String {
    parts.head + cards + parts.tail
  }
}
