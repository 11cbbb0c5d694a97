import CardKit
import CardWriting
import Testing

struct RTMWriterTests {
  private static let converter = MessageConverter(to: RTMWriter())

  @Test func `a card stands in attrs, and ids are written digit by digit`() {
    var message = Message(["type": "notice", "body": "Lunch"])
    message.id = "9223372036854775807"
    message.sender = Participant(id: "9007199254740993")
    message.room = "-77"
    message.time = MessageTime(milliseconds: 1_650_460_813_000)
    let written = Self.converter.convert(message)
    #expect(
      written.text == #"""
        {"from":9007199254740993,"gid":-77,"mtype":30,"mid":9223372036854775807,"msg":"Lunch",\#
        "attrs":"{\"type\":\"notice\",\"body\":\"Lunch\"}","mtime":1650460813000}

        """#)
    #expect(written.losses == [])
  }

  @Test(arguments: ["", "a", "01", "+1", "1.0", "9223372036854775808"])
  func `an id that is no 64-bit integer is a loss`(id: String) {
    var message = Message(metadata: RawMetadata(), text: "hi")
    message.id = id
    message.sender = Participant(id: id)
    message.room = id
    let written = Self.converter.convert(message)
    #expect(written.text == #"{"mtype":30,"msg":"hi","attrs":""}"# + "\n")
    #expect(Set(written.losses.map(\.code)) == [.lossID, .lossSender])
  }
}
