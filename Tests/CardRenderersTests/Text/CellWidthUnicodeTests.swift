import CardRenderers
import Testing

/// The width of what Unicode's own files list.
@Suite(.enabled(if: UnicodeFile.areInstalled, "needs Debian's package unicode-data"))
struct CellWidthUnicodeTests {
  @Test func `every fully-qualified emoji is two cells wide`() throws {
    let rows = try UnicodeFile.rows("emoji/emoji-test.txt").filter { $0[1] == "fully-qualified" }
    try #require(rows.count > 3_000)
    for row in rows {
      #expect(CellWidth.of(UnicodeFile.text(row[0])) == 2, "\(row[0])")
    }
  }

  @Test func `an emoji that lacks its variation selector is one cell wide`() throws {
    /// Signs of Chinese and Japanese writing, wide by themselves.
    let wide: Set<String> = ["〰", "〽", "㊗", "㊙", "🈂", "🈷"]
    let rows = try UnicodeFile.rows("emoji/emoji-test.txt").filter { $0[1] == "unqualified" && !$0[0].contains(" ") }
    try #require(rows.count > 100)
    for row in rows {
      let emoji = UnicodeFile.text(row[0])
      #expect(CellWidth.of(emoji) == (wide.contains(emoji) ? 2 : 1), "\(row[0])")
    }
  }

  @Test func `what East Asian Width calls wide is two cells wide`() throws {
    let marks = try nothingToDraw()
    for (scalar, value) in try properties("EastAsianWidth.txt") where ["W", "F"].contains(value) {
      guard !marks.contains(scalar), scalar.properties.generalCategory != .spacingMark else { continue }
      #expect(CellWidth.of(Character(scalar)) == 2, "\(UnicodeFile.codePoints(String(scalar)))")
    }
  }

  @Test func `a mark that takes no room has no cells`() throws {
    for scalar in try nothingToDraw() where scalar != "\u{AD}" && scalar != "\u{115F}" {
      #expect(CellWidth.of(Character(scalar)) == 0, "\(UnicodeFile.codePoints(String(scalar)))")
    }
  }

  /// The nonspacing and enclosing marks, and what is ignored by default.
  private func nothingToDraw() throws -> Set<Unicode.Scalar> {
    let categories = try properties("extracted/DerivedGeneralCategory.txt").filter { ["Mn", "Me"].contains($0.value) }
    let ignorable = try properties("DerivedCoreProperties.txt").filter { $0.value == "Default_Ignorable_Code_Point" }
    return Set((categories + ignorable).map(\.scalar))
  }

  /// The code points of a file's rows, such as `1100..115F;W`, each with its value.
  private func properties(_ name: String) throws -> [(scalar: Unicode.Scalar, value: String)] {
    try UnicodeFile.rows(name).flatMap { row in
      let bounds = row[0].split(separator: "..").compactMap { UInt32($0, radix: 16) }
      let range = (bounds.first ?? 0)...(bounds.last ?? 0)
      return range.compactMap(Unicode.Scalar.init).map { (scalar: $0, value: row[1]) }
    }
  }
}
