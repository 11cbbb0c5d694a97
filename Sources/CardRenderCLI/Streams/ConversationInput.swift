import CardKit

/// An input whose messages are read as they come, by the decoder of its system.
struct ConversationInput {
  /// Bytes, and the pieces of the conversation that end in them.
  struct Piece {
    var bytes: [UInt8]
    var readings: [ConversationReading]
  }

  private let source: any ByteSource
  private let system: ChatSystem?
  private var decoder: (any ConversationDecoder)?

  /// White space before the byte that tells of which form the input is.
  private var beginning: [UInt8] = []
  private var hasEnded = false

  init(_ source: any ByteSource, system: ChatSystem?) {
    self.source = source
    self.system = system
  }

  /// The next piece; `nil` behind the last, or where an end is wanted.
  mutating func next(upTo length: Int, unless isEnding: () -> Bool) throws(IOFailure) -> Piece? {
    guard !hasEnded else { return nil }
    var bytes = [UInt8](repeating: 0, count: length)
    let count = try bytes.withUnsafeMutableBufferPointer { buffer throws(IOFailure) in
      try source.read(into: UnsafeMutableRawBufferPointer(buffer), unless: isEnding)
    }
    guard let count else { return nil }
    hasEnded = count == 0
    bytes.removeLast(length - count)
    return Piece(bytes: bytes, readings: hasEnded ? finish() : read(bytes))
  }

  private mutating func read(_ bytes: [UInt8]) -> [ConversationReading] {
    beginning += bytes
    guard decoder != nil || beginning.contains(where: { !$0.isBlank }) else { return [] }
    return feed()
  }

  private mutating func finish() -> [ConversationReading] {
    let readings = feed()
    return readings + (decoder?.finish() ?? [])
  }

  private mutating func feed() -> [ConversationReading] {
    var decoder = self.decoder ?? makeDecoder()
    let readings = decoder.read(beginning)
    beginning = []
    self.decoder = decoder
    return readings
  }

  private func makeDecoder() -> any ConversationDecoder {
    let isXML = system == .xmpp || system == nil && beginning.first { !$0.isBlank } == UInt8(ascii: "<")
    return isXML ? XMPPDecoder() : JSONConversationDecoder(system: system)
  }
}

extension UInt8 {
  /// White space, or a byte of a byte order mark.
  fileprivate var isBlank: Bool {
    switch self {
    case 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF: true
    default: false
    }
  }
}
