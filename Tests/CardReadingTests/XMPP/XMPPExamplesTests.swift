import CardCore
import CardMetadata
import CardReading
import Foundation
import TestSupport
import Testing

/// The examples of XMPP's own specifications, each of which some client sends.
@Suite(.enabled(if: Corpus.isPresent))
struct XMPPExamplesTests {
  private func readings(_ name: String) -> XMPPReadings {
    XMPPReadings(bytes: Array(Corpus.data(of: "xmpp-xep-examples/xep-\(name).xml")))
  }

  /// Examples with a slip of the pen: two attributes without a space between them.
  private static let broken: Set = ["0385-01", "0385-02"]

  @Test func `every example is read, in any pieces, and nothing is wrong with it but what is`() throws {
    let names = Corpus.names(in: "xmpp-xep-examples").filter { $0.hasSuffix(".xml") }
    #expect(names.count > 100)
    for name in names {
      let bytes = Array(Corpus.data(of: "xmpp-xep-examples/\(name)"))
      let readings = XMPPReadings(bytes: bytes)
      let isBroken = Self.broken.contains { name == "xep-\($0).xml" }
      let codes = readings.faults
      #expect(isBroken == !codes.isEmpty, "\(name): \(codes)")
      #expect(XMPPReadings(bytes: bytes, pieces: 1).dump == readings.dump)
      #expect(!readings.readings.isEmpty, "\(name): nothing is said of it")
    }
  }

  @Test(
    arguments: [
      ("0203-03", "coven@macbeth.shakespeare.lit", "secondwitch", 1_031_699_137_000),
      ("0227-06", "romeo@montague.net", "romeo@montague.net", -15_792_622_051_000),
      ("0313-27", "coven@chat.shakespeare.lit", "firstwitch", 1_034_553_517_000),
      ("0424-07", "romeo@montague.example", nil, 1_569_020_905_000),
    ] as [(String, String, String?, Int64)])
  func `who said it where and when`(name: String, room: String, sender: String?, milliseconds: Int64) throws {
    let message = try #require(readings(name).messages.first)
    #expect(message.room == room)
    #expect(message.sender?.id == sender)
    #expect(message.time?.milliseconds == milliseconds)
  }

  @Test(
    arguments: [
      ("0066-05", ["Yeah, but do you have a license to Jabber?"]), ("0071-07", ["awesome!"]),
      (
        "0227-12",
        [
          "Call me but love, and I'll be new baptized; Henceforth I never will be Romeo.",
          "What man art thou that thus bescreen'd in night so stumblest on my counsel?",
        ]
      ),
      ("0245-02", ["/me shrugs in disgust"]), ("0245-05", ["/me shrugs in disgust"]), ("0393-12", ["> _ <"]),
      ("0439-04", ["Execute `rm -rf /`? (yes/no)"]), ("0461-03", ["We should bake a cake", "Great idea!"]),
      ("0447-07", [nil, nil, nil, nil]),
    ] as [(String, [String?])])
  func `what was said`(name: String, texts: [String?]) {
    #expect(readings(name).texts == texts)
  }

  @Test func `translations, replies and buttons`() throws {
    #expect(readings("0071-07").messages.first?.translations == [Translation("ausgezeichnet!", in: "de-DE")])
    #expect(readings("0461-03").messages.last?.reply?.id == "message-id1")
    #expect(
      readings("0439-04").messages.first?.choices == [
        Choice(label: "Sure!", effect: .response("yes")), Choice(label: "Uuuuuuh...", effect: .response("no")),
      ])
    #expect(readings("0439-06").messages.first?.choices == [Choice(label: "Merge Now", effect: .action("merge-32643"))])
    #expect(readings("0439-07").messages.first?.event == .selection(id: "merge-32643"))
  }

  @Test func `files`() throws {
    let address = "https://download.montague.lit/4a771ac1-f0b2-4a4a-9700-f2a26fa2bb67/summit.jpg"
    let message = try #require(readings("0447-02").messages.first)
    #expect(message.text == nil && message.attachments.last?.address == address)
    #expect(readings("0447-07").messages.first?.attachments.map(\.name) == ["photo1.jpg", "photo2.jpg", "photo3.jpg"])
    #expect(
      readings("0066-05").messages.first?.attachments.first?.address == "http://www.jabber.org/images/psa-license.jpg")
  }

  @Test func `a preview and metadata`() throws {
    let preview = try #require(readings("0511-01").messages.first?.previews.first)
    #expect(preview.address == "https://the.link.example.com/what-was-linked-to")
    #expect(preview.title == "The Best Webpage" && preview.siteName == "Example Website")
    let metadata = try #require(readings("0432-01").messages.first?.metadata)
    #expect(metadata.entries.map(\.key) == ["annoying-teenager-level"])
  }

  @Test(arguments: [("0444-05", ["👋"]), ("0444-06", ["👋", "🐢"]), ("0444-07", [])])
  func `reactions are the whole set of their sender`(name: String, words: [String]) throws {
    let change = try #require(readings(name).changes.first)
    #expect(change.target == "744f6e18-a57a-11e9-a656-4889e7820c76")
    guard case .reactions(let found) = change.effect else { return #expect(Bool(false)) }
    #expect(found == words)
  }

  @Test func `corrections, retractions, tombstones and errors`() throws {
    let correction = try #require(readings("0308-04").changes.first)
    guard case .correction(let message) = correction.effect else { return #expect(Bool(false)) }
    #expect(correction.target == "bad1" && message.text == "But soft, what light through yonder window breaks?")
    let retraction = readings("0424-04")
    #expect(retraction.changes.map(\.target) == ["wrong-recipient-1"] && retraction.messages.isEmpty)
    #expect(readings("0424-07").messages.map(\.isDeleted) == [true])
    let failure = try #require(readings("0444-10").messages.first)
    #expect(failure.event == .failure(of: "will-be-rejected1"))
    #expect(failure.text?.hasPrefix("Only 💘, ❤️ and 💜 are allowed") == true)
  }

  @Test func `people and rooms of exports`() {
    #expect(readings("0227-05").participants == [Participant(id: "romeo@montague.net", name: "Romeo")])
    #expect(readings("0227-05").viewers == ["juliet@capulet.com"])
    #expect(readings("0227-11").rooms.map(\.name) == ["The Play's the Thing", "The Orchard"])
  }
}
