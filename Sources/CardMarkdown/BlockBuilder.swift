import CardCore
internal import Ccmark

/// Builds blocks out of libcmark's events, on stacks of its own: nesting depth is a sender's input.
struct BlockBuilder {
  private var inline: InlineBuilder

  /// The blocks of the innermost container that is open, or of the body.
  private(set) var blocks: [Block] = []

  /// The blocks around it, from the body's on.
  private var outer: [[Block]] = []
  private var lists: [[[Block]]] = []
  private var depth = 0

  init(policy: LinkPolicy) {
    inline = InlineBuilder(policy: policy)
  }

  var refused: [MarkdownReading.RefusedLink] { inline.refused }

  /// Takes a node; `false` where it stands too deep.
  mutating func enter(_ node: OpaquePointer) -> Bool {
    depth += 1
    guard depth <= MarkdownLimits.maximumDepth else { return false }
    let type = cmark_node_get_type(node)
    switch type {
    case CMARK_NODE_DOCUMENT: break
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_ITEM: open()
    case CMARK_NODE_LIST: lists.append([])
    case CMARK_NODE_PARAGRAPH: inline.placesPictures = true
    case CMARK_NODE_HEADING: inline.placesPictures = false
    case CMARK_NODE_CODE_BLOCK: leaf(code(node))
    case CMARK_NODE_HTML_BLOCK: leaf(.paragraph([Inline](lines: CommonMarkNode.literal(node).split(separator: "\n"))))
    case CMARK_NODE_THEMATIC_BREAK: leaf(.divider)
    default: if inline.enter(node, type) { depth -= 1 }
    }
    return true
  }

  mutating func leave(_ node: OpaquePointer) -> Bool {
    depth -= 1
    let type = cmark_node_get_type(node)
    switch type {
    case CMARK_NODE_DOCUMENT: break
    case CMARK_NODE_BLOCK_QUOTE: append(.quote(close()))
    case CMARK_NODE_ITEM: lists[lists.count - 1].append(close())
    case CMARK_NODE_LIST: append(.list(list(node, items: lists.removeLast())))
    case CMARK_NODE_PARAGRAPH: paragraph()
    case CMARK_NODE_HEADING: append(.heading(level: Int(cmark_node_get_heading_level(node)), inline.finish()))
    default: inline.leave(node, type)
    }
    return true
  }

  private mutating func open() {
    outer.append(blocks)
    blocks = []
  }

  private mutating func close() -> [Block] {
    let content = blocks
    blocks = outer.removeLast()
    return content
  }

  private mutating func paragraph() {
    let (before, text) = inline.finishParts()
    before.forEach { append(Self.block($0)) }
    append(.paragraph(text))
  }

  private static func block(_ part: InlineBuilder.Part) -> Block {
    switch part {
    case .text(let text): .paragraph(text)
    case .image(let image): .image(image)
    }
  }

  private mutating func leaf(_ block: Block) {
    depth -= 1
    append(block)
  }

  /// Appends a block, unless there is nothing to see in it.
  private mutating func append(_ block: Block) {
    switch block {
    case .paragraph(let content) where content.isEmpty: return
    case .heading(_, let content) where content.isEmpty: return
    default: break
    }
    blocks.append(block)
  }

  private func list(_ node: OpaquePointer, items: [[Block]]) -> List {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    let kind: List.Kind = isOrdered ? .ordered(start: Int(cmark_node_get_list_start(node))) : .bullet
    return List(kind, isTight: cmark_node_get_list_tight(node) != 0, items: items)
  }

  private func code(_ node: OpaquePointer) -> Block {
    var text = CommonMarkNode.literal(node)
    if text.utf8.last == UInt8(ascii: "\n") { text.unicodeScalars.removeLast() }
    let language = DisplayText(String(CommonMarkNode.info(node).prefix { !$0.isWhitespace }))
    return .code(CodeBlock(DisplayText(lines: text), language: language.isBlank ? nil : language))
  }
}
