import CardCore
import CardMetadata
import CardReading
import Testing

/// What the splitter says beside the reader of whole inputs, and inputs on which one that looks twice would not finish.
struct JSONPiecesWorkTests {
  private func events(_ input: [UInt8], by size: Int? = nil) -> [JSONPieceEvent] {
    var pieces = JSONPieces()
    guard let size else { return pieces.read(input) + pieces.finish() }
    var found: [JSONPieceEvent] = []
    for start in stride(from: 0, to: input.count, by: size) {
      found += pieces.read(Array(input[start..<min(start + size, input.count)]))
    }
    return found + pieces.finish()
  }

  @Test(.enabled(if: JSONTestSuite.shared != nil))
  func `what the reader of whole inputs takes or refuses, the splitter takes or refuses`() {
    for (name, bytes) in JSONTestSuite.shared?.files ?? [] {
      let isTaken = JSONDocuments.all(in: bytes).flatMap(\.diagnostics).allSatisfy { $0.severity < .error }
      let found = events(bytes).flatMap { event -> [Diagnostic] in
        switch event {
        case .remark(_, let diagnostics): diagnostics
        case .element(let piece), .members(let piece): piece.faults
        case .opened, .closed: []
        }
      }
      #expect(found.allSatisfy { $0.severity < .error } == isTaken, "\(name)")
    }
  }

  @Test(arguments: ["{\"a\":nope}\n", "{\n", "[\"\n", "x\n", "{}x\n", "[01\n", "[[\n", "]\n", "{\"messages\":[\n"])
  func `fifty thousand broken lines are read`(line: String) {
    #expect(!events(Array(String(repeating: line, count: 50_000).utf8), by: 65_536).isEmpty)
  }

  @Test(arguments: ["{\"a\":\n", "[1,\n", "{\"a\":[\n{}\n", "{\"a\":[\n", "[{\"a\":\n", "{\"messages\":[{\"a\":\n"])
  func `five thousand broken lines inside one another are read`(line: String) {
    #expect(!events(Array(String(repeating: line, count: 5_000).utf8), by: 65_536).isEmpty)
  }

  @Test(arguments: [
    "{", "[", "{\"a\":", "\"", "\\", "[0", "{\"users\":[", ",", "{\"a\":1,\"users\":[],", " ", "1 ", "é", "\u{FEFF}",
  ])
  func `a line of a hundred thousand pieces is read`(piece: String) {
    #expect(!events(Array(String(repeating: piece, count: 100_000).utf8), by: 65_536).isEmpty)
  }

  @Test func `an object of many lists that are none is looked through once`() {
    let text = "{\"event\":\"x\"" + String(repeating: ",\"users\":[]", count: 20_000) + "}"
    #expect(events(Array(text.utf8), by: 65_536).count == 1)
  }
}
