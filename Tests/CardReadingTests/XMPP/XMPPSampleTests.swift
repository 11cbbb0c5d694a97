import CardCore
import CardMetadata
import CardReading
import Foundation
import Testing

/// The sample conversations of XMPP: an archive without a root, a transcript, an export, a log, and one to do harm.
struct XMPPSampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Samples/conversations/xmpp").standardized

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: name + ".xml")))
  }

  private func read(_ name: String) throws -> XMPPReadings {
    XMPPReadings(bytes: try bytes(name))
  }

  @Test(arguments: ["archive", "mam", "export", "adium", "hostile"])
  func `a sample reads the same in any pieces, and by its first bytes`(name: String) throws {
    let bytes = try bytes(name)
    let whole = XMPPReadings(bytes: bytes).dump
    #expect(XMPPReadings(bytes: bytes, pieces: 1).dump == whole)
    var decoder = ReaderCatalog.standard.decoder()
    #expect((decoder.read(bytes) + decoder.finish()).map { "\($0)" }.joined(separator: "\n") == whole)
    #expect(decoder.system == .xmpp)
  }

  @Test(arguments: ["archive", "mam", "export", "adium"])
  func `nothing is wrong with a sample of what people have`(name: String) throws {
    #expect(try read(name).faults == [])
  }

  @Test func `the archive of a room shows what XMPP has`() throws {
    let readings = try read("archive")
    let messages = readings.messages
    #expect(messages.count >= 40)
    #expect(messages.allSatisfy { $0.room == "bakery@rooms.example" })
    #expect(Set(messages.compactMap(\.sender?.id)).isSuperset(of: ["Mira", "민준", "さくら", "ليلى", "נועם"]))
    #expect(messages.contains { $0.event == .topic } && messages.contains { $0.event == .failure(of: "Mira-99") })
    #expect(messages.contains { $0.event == .selection(id: "accept-4711") && $0.text == "Accept" })
    #expect(messages.compactMap(\.reply?.text).first == "저는 *크루아상* 담당할게요.")
    #expect(messages.contains { $0.text == "How many? 👨‍👩‍👧‍👦 of four eats six." })
    #expect(messages.contains { $0.isDeleted } && messages.contains { $0.textStyle == .plain })
    #expect(messages.flatMap(\.attachments).map(\.name).contains("레시피.pdf"))
    #expect(messages.contains { !$0.forms.isEmpty } && messages.contains { !$0.previews.isEmpty })
    #expect(messages.contains { $0.subject == "Order 4711" && $0.choices.count == 2 })
    #expect(messages.contains { $0.text == "Open the stall at nine?" && $0.choices.count == 2 })
    #expect(messages.contains { $0.metadata.first("title")?.value == .string("Thank you!") })
    #expect(messages.contains { $0.translations.map(\.language) == ["en", "ko"] })
    #expect(messages.contains { $0.text == "See you Saturday,\nall of you!" })
    #expect(messages.contains { $0.time == nil })
  }

  @Test func `the archive of a room has what is done to messages`() throws {
    let changes = try read("archive").changes
    let ids = try read("archive").messages.flatMap { [$0.id ?? ""] + $0.aliases }
    #expect(changes.allSatisfy { ids.contains($0.target) })
    #expect(changes.count { $0.isByRoom } == 1)
    let corrections = changes.filter { if case .correction = $0.effect { true } else { false } }
    #expect(corrections.map(\.sender?.id) == ["Mira", "Eve"])
    #expect(Set(corrections.map(\.target)) == ["list-1"])
  }

  @Test func `a transcript, an export and a log tell the viewer and the names`() throws {
    let transcript = try read("mam")
    #expect(transcript.viewers == ["mira@example.org"])
    #expect(transcript.participants.map(\.name) == ["Jun Tanaka"])
    #expect(Set(transcript.messages.map(\.room)) == ["jun@example.com"])
    #expect(transcript.messages.compactMap(\.reply?.text) == ["ミラ、起きてる？", "אני מאחר קצת"])
    let export = try read("export")
    #expect(export.viewers == ["mira@example.org"])
    #expect(export.messages.map(\.room).count { $0 == "layla@example.net" } == 3)
    #expect(export.rooms.map(\.name) == ["The Bakery"])
    let log = try read("adium")
    #expect(log.texts.contains("Yes, soon.\nSee the map & bring *nothing*."))
    #expect(log.viewers == ["mira@example.org"])
  }

  @Test func `a sample that does harm shows what is good in it and says the rest`() throws {
    let readings = try read("hostile")
    #expect(
      readings.faults == [
        .xmlDocumentType, .xmlEntity, .xmlEntity, .xmlSyntax, .xmppBadRange, .xmppForeignArchive, .xmlSyntax,
        .xmlInstruction, .xmppBadTime, .xmlSyntax,
      ])
    let own = readings.messages.filter { $0.sender?.id == "mira@example.org" }
    #expect(own.map(\.text) == ["Before the storm.", "After the torn one.", "Still here."])
    #expect(readings.changes.allSatisfy { $0.sender?.id == "eve@example.net" })
  }
}
