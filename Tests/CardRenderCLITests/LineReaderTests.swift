import Testing

@testable import CardRenderCLI

@Suite("Lines are read in batches of memory that does not grow")
struct LineReaderTests {
  /// The lines of a text, and the lengths of those that are too long, read in pieces of so many bytes.
  private func lines(_ text: [UInt8], pieceLength: Int) throws -> (lines: [String], numbers: [Int], long: [Int]) {
    var reader = LineReader(TestSource(text, pieceLength: pieceLength))
    var batch = LineBatch()
    var found: (lines: [String], numbers: [Int], long: [Int]) = ([], [], [])
    while try reader.next(&batch, unless: { false }) {
      #expect(batch.bytes.count <= 2 * LineReader.maximumLineLength)
      for index in batch.lineEnds.indices {
        let range = batch.line(index)
        #expect(
          Array(text[(batch.offset + range.lowerBound)..<(batch.offset + range.upperBound)])
            == Array(batch.bytes[range]))
        found.lines.append(String(decoding: batch.bytes[range], as: UTF8.self))
        found.numbers.append(batch.firstLine + index)
      }
      if case .piece(let length?) = batch.content { found.long.append(length) }
    }
    return found
  }

  @Test(arguments: [1, 2, 7, 1000])
  func `whatever the pieces, the lines are the same`(pieceLength: Int) throws {
    let found = try lines(Array("one\n\ntwo\r\nthree".utf8), pieceLength: pieceLength)
    #expect(found.lines == ["one", "", "two\r", "three"])
    #expect(found.numbers == [1, 2, 3, 4])
  }

  @Test func `an empty source has no lines`() throws {
    #expect(try lines([], pieceLength: 1).lines.isEmpty)
  }

  @Test(arguments: [100_000, 262_144, 1_000_000])
  func `a line at the limit is read, one beyond it is measured and the next line is read`(pieceLength: Int) throws {
    let limit = 262_144
    let text =
      [UInt8](repeating: 0x61, count: limit) + [0x0A] + [UInt8](repeating: 0x62, count: limit + 1) + [0x0A, 0x63]
    let found = try lines(text, pieceLength: pieceLength)
    #expect(found.lines.map(\.utf8.count) == [limit, 1])
    #expect(found.numbers == [1, 3])
    #expect(found.long == [limit + 1])
  }

  @Test func `the last line may be too long and without an end`() throws {
    let found = try lines([UInt8](repeating: 0x61, count: 3_000_000), pieceLength: 100_000)
    #expect(found.lines.isEmpty)
    #expect(found.long == [3_000_000])
  }

  @Test func `a last line that is too long gets an end, for a line of the next source follows it`() throws {
    var reader = LineReader(TestSource([UInt8](repeating: 0x61, count: 300_000), pieceLength: .max))
    var batch = LineBatch()
    var bytes: [UInt8] = []
    while try reader.next(&batch, unless: { false }) { bytes += batch.bytes }
    #expect(bytes == [UInt8](repeating: 0x61, count: 300_000) + [0x0A])
  }

  @Test func `where an end is wanted, a line that has begun is left`() throws {
    var reader = LineReader(TestSource(Array("one\ntw".utf8), pieceLength: 6))
    var batch = LineBatch()
    #expect(try reader.next(&batch, unless: { false }))
    #expect(batch.lineEnds == [4])
    #expect(try !reader.next(&batch, unless: { true }))
    #expect(batch.lineEnds.isEmpty)
  }

  @Test func `a batch holds no more than 1024 lines`() throws {
    var reader = LineReader(TestSource([UInt8](repeating: 0x0A, count: 5000), pieceLength: .max))
    var batch = LineBatch()
    var counts: [Int] = []
    while try reader.next(&batch, unless: { false }) { counts.append(batch.lineEnds.count) }
    #expect(counts == [1024, 1024, 1024, 1024, 904])
  }
}
