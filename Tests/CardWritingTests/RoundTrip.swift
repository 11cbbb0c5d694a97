import CardKit
import CardWriting
import Foundation
import Testing

/// What a message becomes when it is written for a system and read by that system's own decoder.
enum RoundTrip {
  static let systems = ChatSystem.allCases

  /// A converter to a system, whose rules are those of the system.
  static func converter(to system: ChatSystem) throws -> MessageConverter {
    MessageConverter(to: try #require(WriterCatalog.standard.writer(of: system)))
  }

  /// What the decoder of a system reads, with what it says about it.
  static func items(_ text: String, of system: ChatSystem) -> (items: [ConversationItem], diagnostics: [Diagnostic]) {
    var decoder: any ConversationDecoder =
      system == .xmpp ? XMPPDecoder() : JSONConversationDecoder(system: system)
    let readings = decoder.read(Array(text.utf8)) + decoder.finish()
    return (readings.compactMap(\.item), readings.flatMap(\.diagnostics))
  }

  /// The messages that the decoder of a system reads.
  static func messages(_ text: String, of system: ChatSystem) -> [Message] {
    items(text, of: system).items.compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  /// The message after a trip through a system, or `nil` where it is refused.
  static func message(_ message: Message, through system: ChatSystem) throws -> Message? {
    let written = try converter(to: system).convert(message)
    guard written.isValid else {
      #expect(written.text.isEmpty)
      return nil
    }
    let (items, diagnostics) = items(written.text, of: system)
    #expect(diagnostics.filter { $0.severity == .error } == [], "\(written.text)")
    let messages = items.compactMap { item in if case .message(let message) = item { message } else { nil } }
    #expect(messages.count == 1, "\(written.text)")
    return messages.first
  }

  /// The card of a message.
  static func card(of message: Message) -> Card {
    PayloadDecoder().card(from: message.metadata).card
  }

  /// Whether two messages have the same pairs, byte for byte and in their order, and so the same card.
  static func expectSameCard(_ first: Message, _ second: Message, _ comment: Comment? = nil) {
    #expect(first.metadata.texts == second.metadata.texts, comment)
    #expect(card(of: first) == card(of: second), comment)
  }

  /// The messages of a file of the repository's samples, by the sample's name.
  static let samples: [(name: String, message: Message)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.sorted().flatMap { name -> [(String, Message)] in
      guard let data = try? Data(contentsOf: folder.appending(path: "\(name)/message.json")) else { return [] }
      return MessageReader().read(Array(data)).compactMap(\.message).map { (name, $0) }
    }
  }()

  /// The example of each payload type.
  static func examples() throws -> [Message] {
    try PayloadRegistry.standard.types.compactMap { type in
      guard let example = type.example else { return nil }
      return try message(of: example)
    }
  }

  private static func message(of payload: some CardPayload) throws -> Message {
    try Message(MetadataEncoder().encode(payload))
  }
}
