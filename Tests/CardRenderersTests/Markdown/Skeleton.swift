import CardCore

/// A body without its texts: what a sender's text must not be able to change.
enum Skeleton {
  static func of(_ blocks: [Block]) -> String {
    blocks.map(of).joined(separator: " ")
  }

  private static func of(_ block: Block) -> String {
    switch block {
    case .paragraph(let inlines): "p(\(of(inlines)))"
    case .heading(let level, let inlines): "h\(level)(\(of(inlines)))"
    case .list(let list): "list(\(list.items.map { "[\(of($0))]" }.joined()))"
    case .quote(let blocks): "quote(\(of(blocks)))"
    case .code: "code"
    case .image: "image"
    case .facts: "facts"
    case .meters: "meters"
    case .divider: "divider"
    }
  }

  private static func of(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text: "t"
      case .code: "c"
      case .emphasis(let content): "em(\(of(content)))"
      case .strong(let content): "strong(\(of(content)))"
      case .strikethrough(let content): "s(\(of(content)))"
      case .link(_, let content): "a(\(of(content)))"
      case .lineBreak: "br"
      }
    }.joined(separator: " ")
  }
}
