/// The name in a tag, as it is written.
struct XMLTagName: Equatable {
  let bytes: [UInt8]

  /// The name without its prefix.
  let local: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    local = String(decoding: colon.map { bytes[($0 + 1)...] } ?? bytes[...], as: UTF8.self)
  }

  /// Whether this holds stanzas in a format that is known, and may be empty.
  var isContainer: Bool {
    switch local {
    case "stream", "server-data", "host", "user", "archive", "offline-messages", "chat", "query", "fin": true
    default: false
    }
  }

  /// Whether this is a stanza of a stream.
  var isTopLevel: Bool { local == "message" || local == "iq" || local == "presence" }

  /// Whether this is read as a whole where it stands in `container`.
  func isStanza(in container: XMLTagName?) -> Bool {
    switch local {
    case "message", "iq", "presence", "result", "forwarded", "conference": true
    case "status", "event", "action": container?.local == "chat"
    case "item": container?.local == "query"
    default: false
    }
  }

  /// Whether a stanza may stand in this one.
  var mayHoldStanzas: Bool { local == "forwarded" || local == "item" }

  /// Whether a line that begins with this goes on after a fault.
  func resumesReading(in containers: [XMLTagName]) -> Bool {
    if bytes.first == .slash { return containers.contains { $0.bytes.elementsEqual(bytes.dropFirst()) } }
    let begins = isTopLevel || ["result", "stream", "server-data", "chat"].contains(local)
    return begins || bytes.elementsEqual("?xml".utf8)
      || (isStanza(in: containers.last) && containers.last?.local == "chat")
  }
}
