import Testing

@testable import CardRenderers

struct ByteRowTests {
  private func append(_ text: String, to row: inout ByteRow) {
    var text = text
    text.withUTF8 { row.append($0) }
  }

  @Test(arguments: [0, 1, 255, 256, 257, 5_000])
  func `what is appended stands there in its order, however much it is`(count: Int) {
    let words = (0..<count).map { "\($0) " }
    var row = ByteRow()
    for word in words {
      append(word, to: &row)
      row.append(repeating: UInt8(ascii: "-"), count: 3)
      row.append(repeating: UInt8(ascii: "!"), count: -1)
    }
    let expected = words.map { $0 + "---" }.joined()
    #expect(row.count == expected.utf8.count)
    #expect(row.withBytes { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func `a text that is larger than all before it finds room`() {
    var row = ByteRow()
    append("a", to: &row)
    let long = String(repeating: "b", count: 100_000)
    append(long, to: &row)
    row.grow(by: 1)
    append("c", to: &row)
    #expect(row.withBytes(String.init(wholeUTF8:)) == "a" + long + "c")
  }
}
