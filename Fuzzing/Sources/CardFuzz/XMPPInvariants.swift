import CardKit

/// What must hold of everything that is read as XMPP.
struct XMPPInvariants {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func check() {
    let whole = readings(pieces: max(bytes.count, 1))
    let pieces = readings(pieces: 1 + bytes.count % 7)
    expect(whole.count == pieces.count, "pieces give \(pieces.count) readings, and the whole \(whole.count)")
    for (one, other) in zip(whole, pieces) {
      expect("\(one)" == "\(other)", "\(one) in one piece, \(other) in several")
    }
    whole.forEach(check)
  }

  private func readings(pieces length: Int) -> [ConversationReading] {
    var decoder = XMPPDecoder()
    var readings: [ConversationReading] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      readings += decoder.read(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    return readings + decoder.finish()
  }

  private func check(_ reading: ConversationReading) {
    expect(reading.range.upperBound <= bytes.count, "\(reading) stands behind the input")
    for diagnostic in reading.diagnostics {
      if let range = diagnostic.range { expect(range.upperBound <= bytes.count, "\(diagnostic) stands at \(range)") }
      for text in [diagnostic.message, diagnostic.hint ?? ""] {
        expect(!text.unicodeScalars.contains(where: \.isLive), "live characters in \(text.debugDescription)")
        expect(text.utf8.count < 4_000, "a diagnostic of \(text.utf8.count) bytes: \(text)")
      }
      if diagnostic.severity == .error { expect(diagnostic.hint != nil, "no hint: \(diagnostic)") }
    }
    guard case .message(let message)? = reading.item, let text = message.text else { return }
    _ = MessageStyling.blocks(text)
  }
}
