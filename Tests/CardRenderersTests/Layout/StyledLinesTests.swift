import Testing

@testable import CardRenderers

struct StyledLinesTests {
  private static let bold = {
    var style = TextStyle(.text)
    style.isStrong = true
    return style
  }()

  private func line(_ texts: (String, TextStyle)...) -> StyledLine {
    texts.reduce(into: StyledLine()) { $0.append($1.0.utf8, $1.1, CellWidth.count($1.0, by: .modern)) }
  }

  @Test func `lines are what was appended, without the spaces at their ends`() {
    let lines = StyledLines([
      line(("one ", TextStyle(.text)), ("two ", Self.bold), (" ", TextStyle(.text))), StyledLine(),
      line(("日", Self.bold)), line(("  ", Self.bold)),
    ])
    #expect(lines.map(\.text) == ["one two", "", "日", ""])
    #expect(lines.map(\.count) == [.plain(7), CellCount(), CellCount(cells: 2, most: 2), CellCount()])
    #expect(lines.map { $0.pieces.map(\.text) } == [["one ", "two"], [], ["日"], []])
    #expect(lines.map { $0.pieces.map(\.style.isStrong) } == [[false, true], [], [true], []])
    #expect(lines.text == "one two\n\n日\n\n")
  }

  @Test func `a part of a text stands with its own styles, wherever it stood there`() throws {
    var text = StyledText()
    text.append("one ", TextStyle(.text))
    text.append("two three", Self.bold)
    var lines = StyledLines()
    lines.add(StyledLine(spaces: 2))
    lines.add(text.styled(TextLine(range: 2..<7, count: .plain(5))))
    lines.add(text.styled(TextLine(range: 8..<13, count: .plain(5))))
    lines.endLine()
    let line = try #require(lines.first)
    #expect(line.pieces.map(\.text) == ["  ", "e ", "two", "three"])
    #expect(line.pieces.map(\.style.isStrong) == [false, false, true, true])
    #expect(line.width == 12)
  }

  @Test func `a line that is taken back leaves those before it`() {
    var lines = StyledLines([line(("a", TextStyle(.text))), line(("b", Self.bold))])
    lines.removeLast()
    lines.append(line(("c", TextStyle(.text))))
    #expect(lines.text == "a\nc\n")
    #expect(lines.lastLength?.bytes == 1)
    #expect(lines.last?.pieces.map(\.style.isStrong) == [false])
  }

  @Test func `lines are appended to lines`() {
    var lines = StyledLines([line(("a", TextStyle(.text)))])
    lines += StyledLines([line(("b", Self.bold), ("c", TextStyle(.text)))])
    #expect(lines.map { $0.pieces.map(\.text) } == [["a"], ["b", "c"]])
  }

  @Test func `what is appended to a part of a text leaves the text as it is`() {
    var text = StyledText()
    text.append("one two", Self.bold)
    var part = text.styled(TextLine(range: 0..<3, count: .plain(3)))
    part.append("!".utf8, Self.bold, .plain(1))
    part.append(line(("?", TextStyle(.text))))
    #expect(part.pieces.map(\.text) == ["one!", "?"])
    #expect(part.width == 5)
    var other = text.styled(TextLine(range: 0..<3, count: .plain(3)))
    other.append("!".utf8, TextStyle(.text), .plain(1))
    #expect(other.pieces.map(\.text) == ["one", "!"])
    #expect(text.bytes == Array("one two".utf8))
  }

  @Test func `a line without its spaces has no styles of them`() {
    let trimmed = line(("a ", Self.bold), ("  ", TextStyle(.text))).trimmed()
    #expect(trimmed.pieces.map(\.text) == ["a"])
    #expect(trimmed.width == 1)
    #expect(StyledLine(spaces: 3).trimmed().isEmpty)
  }
}
