import CardCore
import CardMetadata
import CardReading
import Foundation
import Testing

/// The sample conversations of the systems whose messages are JSON.
struct ConversationSampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Samples/conversations").standardized

  private func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: path)))
  }

  private func read(_ path: String) throws -> Reading {
    Reading(try bytes(of: path))
  }

  @Test(arguments: [
    ("talkplus/messages.json", ChatSystem.talkPlus, 40), ("talkplus/webhooks.ndjson", .talkPlus, 4),
    ("chatkit/messages.ndjson", .chatkit, 40), ("chatkit/wire.json", .chatkit, 7), ("rtm/messages.json", .rtm, 40),
    ("rtm/p2p.json", .rtm, 2), ("rtm/rows.json", .rtm, 9),
  ])
  func `a sample is read without a fault`(path: String, system: ChatSystem, count: Int) throws {
    let reading = try read(path)
    #expect(reading.system == system)
    #expect(reading.messages.count >= count)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.messages.allSatisfy { $0.time != nil || $0.kind == .notice })
    #expect(reading.messages.allSatisfy { $0.room != nil })
    #expect(ReaderCatalog.standard.system(of: try bytes(of: path), isWhole: true) == system)
  }

  @Test func `the beginning of a sample tells its system, and bare metadata none`() throws {
    let beginning = Array(try bytes(of: "rtm/messages.json").prefix(1000))
    #expect(ReaderCatalog.standard.system(of: beginning, isWhole: false) == .rtm)
    #expect(ReaderCatalog.standard.system(of: Array(#"{"type":"notice","body":"Hi"}"#.utf8), isWhole: true) == nil)
  }

  @Test func `the samples of the systems show what these systems have`() throws {
    let talkPlus = try read("talkplus/messages.json").messages
    #expect(Set(talkPlus.map(\.kind)) == [.chat, .notice, .hidden])
    #expect(talkPlus.contains { $0.reply != nil } && talkPlus.contains { !$0.reactions.isEmpty })
    #expect(talkPlus.contains { $0.isEdited } && talkPlus.contains { !$0.translations.isEmpty })
    #expect(talkPlus.contains { !$0.attachments.isEmpty } && talkPlus.contains { !$0.metadata.entries.isEmpty })
    let chatkit = try read("chatkit/messages.ndjson").messages
    #expect(
      chatkit.contains { $0.isDeleted } && chatkit.contains { $0.isEdited } && chatkit.contains { $0.kind == .hidden })
    #expect(chatkit.contains { $0.attachments.contains { $0.expiration != nil } })
    let rtm = try read("rtm/messages.json")
    #expect(rtm.messages.contains { $0.isDeleted } && rtm.sessions.count == 3)
    #expect(rtm.messages.contains { $0.kind == .notice } && rtm.messages.contains { !$0.attachments.isEmpty })
  }

  @Test func `the bodies of the sample's webhooks are signed with its key`() throws {
    let input = Array(try Data(contentsOf: Self.folder.appending(path: "talkplus/webhooks.ndjson")))
    let signed = Reading(input, options: ConversationOptions(signature: WebhookSignature(key: "sample-key")))
    #expect(signed.diagnostics.isEmpty && !signed.messages.isEmpty && !signed.changes.isEmpty)
    let unsigned = Reading(input, options: ConversationOptions(signature: WebhookSignature(key: "another")))
    #expect(unsigned.messages.isEmpty && Set(unsigned.codes) == [.conversationBadSignature])
  }
}
