import CardCore

/// Running text as styled text, one for each line that the sender ended.
struct InlineFlow {
  private(set) var lines = [StyledText()]
  private let encodesAddresses: Bool

  init(encodesAddresses: Bool) {
    self.encodesAddresses = encodesAddresses
  }

  mutating func append(_ inlines: [Inline], _ style: TextStyle) {
    for inline in inlines { append(inline, style) }
  }

  private mutating func append(_ inline: Inline, _ style: TextStyle) {
    var style = style
    switch inline {
    case .text(let text): append(text.string, style)
    case .code(let text):
      style.role = .code
      append(text.string, style)
    case .emphasis(let content):
      style.isEmphasized = true
      append(content, style)
    case .strong(let content):
      style.isStrong = true
      append(content, style)
    case .link(let destination, let content): link(destination, content, style)
    case .lineBreak: lines.append(StyledText())
    }
  }

  private mutating func append(_ text: String, _ style: TextStyle) {
    lines[lines.count - 1].append(text, style)
  }

  /// The label, and the address behind it where the label does not say it.
  private mutating func link(_ destination: LinkDestination, _ content: [Inline], _ style: TextStyle) {
    var labelStyle = style
    labelStyle.role = .link
    append(content, labelStyle)
    guard !destination.isSaid(by: content.plainText) else { return }
    append(" (", TextStyle(.mark))
    append(destination.shown(encoded: encodesAddresses), TextStyle(.address))
    append(")", TextStyle(.mark))
  }
}

extension LinkDestination {
  /// The address as people read it, or as it is sent, which is in ASCII.
  func shown(encoded: Bool) -> String {
    encoded ? string : display.string
  }

  /// Whether a label is the address itself, so that it need not be shown again.
  func isSaid(by label: String) -> Bool {
    let bare = string.hasPrefix("mailto:") || string.hasPrefix("tel:") ? string.drop { $0 != ":" }.dropFirst() : ""
    return label == display.string || label == string || (!bare.isEmpty && label == bare)
  }
}
