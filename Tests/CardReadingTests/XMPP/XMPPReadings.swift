import CardCore
import CardReading

/// What a decoder gives for a text of stanzas.
struct XMPPReadings {
  let readings: [ConversationReading]

  init(_ text: String, viewer: String? = nil) {
    self.init(bytes: Array(text.utf8), viewer: viewer)
  }

  /// Reads bytes in pieces of a length, or all at once.
  init(bytes: [UInt8], viewer: String? = nil, pieces: Int? = nil) {
    var decoder = XMPPDecoder(viewer: viewer)
    var readings: [ConversationReading] = []
    let length = max(pieces ?? bytes.count, 1)
    for start in stride(from: 0, to: bytes.count, by: length) {
      readings += decoder.read(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    self.readings = readings + decoder.finish()
  }

  var items: [ConversationItem] { readings.compactMap(\.item) }

  var messages: [Message] {
    items.compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  var changes: [MessageChange] {
    items.compactMap { if case .change(let change) = $0 { change } else { nil } }
  }

  var participants: [Participant] {
    items.compactMap { if case .participant(let participant) = $0 { participant } else { nil } }
  }

  var rooms: [Room] {
    items.compactMap { if case .room(let room) = $0 { room } else { nil } }
  }

  var viewers: [String] {
    items.compactMap { if case .viewer(let viewer) = $0 { viewer } else { nil } }
  }

  var diagnostics: [Diagnostic] { readings.flatMap(\.diagnostics) }

  /// The codes of what is wrong, without the note about what is not shown.
  var faults: [DiagnosticCode] { diagnostics.map(\.code).filter { $0 != .xmppNotShown } }

  /// The note about what is not shown.
  var note: String? { diagnostics.first { $0.code == .xmppNotShown }?.message }

  var texts: [String?] { messages.map(\.text) }

  /// Everything, for comparison.
  var dump: String { readings.map { "\($0)" }.joined(separator: "\n") }
}

extension Message {
  /// The previews, forms and buttons that it has.
  var previews: [LinkPreview] {
    parts.compactMap { if case .preview(let preview) = $0 { preview } else { nil } }
  }

  var forms: [DataForm] {
    parts.compactMap { if case .form(let form) = $0 { form } else { nil } }
  }

  var choices: [Choice] {
    parts.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
  }
}
