import CardCore

/// Running text as styled text, one for each line that the sender ended.
struct InlineFlow {
  private(set) var lines = [StyledText(reserving: 512)]
  private let encodesAddresses: Bool

  /// Whether a link can be opened where it stands, so that its address may be told by its host alone.
  private let opensLinks: Bool

  private let references: LayoutReferences

  init(encodesAddresses: Bool, opensLinks: Bool, references: LayoutReferences) {
    self.references = references
    self.encodesAddresses = encodesAddresses
    self.opensLinks = opensLinks
  }

  /// Begins anew, in the same memory.
  mutating func removeAll() {
    lines.removeLast(lines.count - 1)
    lines[0].removeAll()
  }

  mutating func append(_ inlines: [Inline], _ style: TextStyle) {
    // By their places, since a loop over the inlines copies each of them.
    for index in inlines.indices { append(inlines[index], style) }
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
    case .strikethrough(let content):
      style.isStruck = true
      append(content, style)
    case .link(let destination, let content): link(destination, content, style)
    case .lineBreak: lines.append(StyledText())
    }
  }

  private mutating func append(_ text: String, _ style: TextStyle) {
    lines[lines.count - 1].append(text, style)
  }

  /// The label, and the address behind it where the label does not say it, or not where it leads; the address alone where
  /// nothing is to be seen of the label.
  private mutating func link(_ destination: LinkDestination, _ content: [Inline], _ style: TextStyle) {
    var labelStyle = style
    labelStyle.role = .link
    labelStyle.link = references.link(to: destination)
    append(content, labelStyle)
    let label = content.plainText
    guard !destination.isSaid(by: label), !(opensLinks && destination.hasHost(saidBy: label)) else { return }
    let hasLabel = !DisplayText.isBlank(label)
    if hasLabel { append(" (", TextStyle(.mark)) }
    var address = TextStyle(.address)
    address.link = labelStyle.link
    append(destination.shown(encoded: encodesAddresses), address)
    if hasLabel { append(")", TextStyle(.mark)) }
  }
}

extension LinkDestination {
  /// The address as people read it, or as it is sent, which is in ASCII.
  func shown(encoded: Bool) -> String {
    encoded ? string : display.string
  }

  /// Whether a label is the address itself, so that it need not be shown again.
  func isSaid(by label: String) -> Bool {
    if label == display.string || label == string { return true }
    guard begins(with: "mailto:") || begins(with: "tel:") else { return false }
    let bare = string.drop { $0 != ":" }.dropFirst()
    return !bare.isEmpty && label == bare
  }

  /// Whether a label is an address at the same host, so that who opens it comes to no other place.
  ///
  /// Such as `example.com/a` or `https://example.com` for `https://example.com/b`. A label of anything but visible ASCII
  /// says no host, and neither does one with a user or a backslash, which hide hosts.
  func hasHost(saidBy label: String) -> Bool {
    guard isWeb, label.utf8.allSatisfy({ 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "\\") })
    else { return false }
    let lowercase = label.lowercased()
    let beginning = ["https://", "http://"].first { lowercase.hasPrefix($0) } ?? ""
    return lowercase.dropFirst(beginning.count).prefix { !"/?#".contains($0) } == host.string
  }
}
