import CardMetadata

/// What an object holds messages in, if it does: the `messages` of a page, or the `message` of a webhook body.
struct EnvelopeFields {
  /// The messages of a page.
  private(set) var page: [Int]?

  /// The one message of a webhook body or of what the SDK gives.
  private(set) var message: Int?

  init(_ tokens: JSONTokens, at index: Int) {
    var hasOnlyPageKeys = true
    var hasOnlyBodyKeys = true
    var namesAnEvent = false
    var elements: [Int]?
    for (key, value) in tokens.members(of: index) {
      let name = ByteKey(tokens.string(at: key))
      hasOnlyPageKeys = hasOnlyPageKeys && Self.pageKeys.contains(name)
      hasOnlyBodyKeys = hasOnlyBodyKeys && Self.bodyKeys.contains(name)
      namesAnEvent = namesAnEvent || name == "event"
      if name == "messages", tokens[value].kind == .array { elements = (elements ?? []) + tokens.elements(of: value) }
      if name == "message", tokens[value].kind == .object { message = value }
    }
    // Metadata may have such keys too, as pairs among others; then the values are its faults.
    if let elements, hasOnlyPageKeys || elements.contains(where: { tokens[$0].kind == .object }) { page = elements }
    if !hasOnlyBodyKeys && !namesAnEvent { message = nil }
  }

  private static let pageKeys: Set<ByteKey> = ["hasNext", "messages"]
  private static let bodyKeys: Set<ByteKey> = ["appId", "channel", "event", "message", "user"]
}
