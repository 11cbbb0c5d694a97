import CardCore
internal import Ccmark

/// Builds running text out of libcmark's events.
struct InlineBuilder {
  /// A part of a paragraph: running text, or a picture that came along and parts it in two.
  enum Part {
    case text([Inline])
    case image(Image)
  }

  /// Room for the running text of a block.
  private static let usualCount = 8

  private(set) var refused: [MarkdownReading.RefusedLink] = []
  private var parts: [Part] = []
  private let policy: LinkPolicy

  /// The content of the innermost inline that is open, or of the block.
  private var content: [Inline] = []

  /// The content around it, from the block's on.
  private var outer: [[Inline]] = []
  private var linkDepth = 0

  /// Whether the block is one that pictures can part in two.
  var placesPictures = false

  /// Text that is still to be made safe: nodes side by side are one text, since entities and brackets split it.
  private var pending = ""

  init(policy: LinkPolicy) {
    self.policy = policy
  }

  /// Takes a node; `true` where it is a leaf, which libcmark does not leave.
  mutating func enter(_ node: OpaquePointer, _ type: cmark_node_type) -> Bool {
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE:
      let text = CommonMarkNode.literal(node)
      if pending.isEmpty { pending = text } else { pending += text }
      return true
    case CMARK_NODE_CODE:
      append(.code(DisplayText(CommonMarkNode.literal(node))))
      return true
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
      append(.lineBreak)
      return true
    case CMARK_NODE_LINK:
      open()
      linkDepth += 1
      return false
    default:
      open()
      return false
    }
  }

  mutating func leave(_ node: OpaquePointer, _ type: cmark_node_type) {
    let content = close()
    switch type {
    case CMARK_NODE_EMPH: append(.emphasis(content))
    case CMARK_NODE_STRONG: append(.strong(content))
    case CMARK_NODE_LINK:
      linkDepth -= 1
      link(CommonMarkNode.address(node), content)
    case CMARK_NODE_IMAGE: image(CommonMarkNode.address(node), alternative: content.plainText)
    default: content.forEach { append($0) }
    }
  }

  /// Ends a paragraph: mostly one text, and else one behind its other parts.
  mutating func finishParts() -> (before: [Part], text: [Inline]) {
    let text = finish()
    guard !parts.isEmpty else { return ([], text) }
    defer { parts = [] }
    return (parts, text)
  }

  /// Ends the running text of one block.
  mutating func finish() -> [Inline] {
    flush()
    if !outer.isEmpty {
      content = outer[0]
      outer = []
    }
    // Taken out, so that the next block does not copy it.
    var whole: [Inline] = []
    swap(&whole, &content)
    return whole.simplifiedLines
  }

  private mutating func open() {
    flush()
    outer.append(content)
    content = []
  }

  private mutating func close() -> [Inline] {
    flush()
    guard let around = outer.popLast() else { return [] }
    defer { content = around }
    return content
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    add(.text(DisplayText(pending)))
    pending = ""
  }

  private mutating func append(_ inline: Inline) {
    flush()
    add(inline)
  }

  private mutating func add(_ inline: Inline) {
    // Emphasis and links mostly hold one, and blocks several: growing by doubling would allocate at every step.
    if content.isEmpty, outer.isEmpty { content.reserveCapacity(Self.usualCount) }
    content.append(inline)
  }

  private mutating func link(_ address: String, _ content: [Inline]) {
    guard let destination = destination(address) else { return content.forEach { append($0) } }
    append(.link(destination, content.isEmpty ? [.text(destination.display)] : content))
  }

  /// Shows the alternative text, and the address behind it in parentheses; or the picture, where it came along.
  private mutating func image(_ address: String, alternative: String) {
    do throws(EmbeddedPicture.Fault) {
      if let picture = try EmbeddedPicture(address) {
        return image(Image(.embedded(picture), alternative: DisplayText(alternative)), picture)
      }
    } catch {
      refused.append(.init(address: address, refusal: .picture(error)))
      pending += alternative
      return
    }
    pending += alternative
    guard let destination = destination(address) else { return }
    pending += alternative.isEmpty ? "(" : " ("
    let label = Inline.text(destination.display)
    append(linkDepth == 0 ? .link(destination, [label]) : label)
    pending += ")"
  }

  private mutating func image(_ image: Image, _ picture: EmbeddedPicture) {
    // Inside of emphasis, of a link or of a heading a picture cannot stand for itself.
    guard outer.isEmpty, placesPictures else {
      pending += picture.standIn(for: image.alternative).string
      return
    }
    parts += [.text(finish()), .image(image)]
  }

  private mutating func destination(_ address: String) -> LinkDestination? {
    switch policy.resolve(address) {
    case .link(let destination): return destination
    case .verb: refused.append(.init(address: address, refusal: .relative))
    case .refused(let refusal): refused.append(.init(address: address, refusal: refusal))
    }
    return nil
  }
}
