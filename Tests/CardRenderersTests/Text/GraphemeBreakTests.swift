import CardRenderers
import Testing

/// Grapheme clusters are Swift's; these tests hold them to Unicode's own.
@Suite(.enabled(if: UnicodeFile.areInstalled, "needs Debian's package unicode-data"))
struct GraphemeBreakTests {
  /// Rows on which Swift follows a later Unicode than the file's.
  ///
  /// A joiner joins pictographs only where the first is one: U+2701 no longer is since Unicode 15.1.
  private static let changed: Set<String> = ["÷ 2701 × 200D × 2701 ÷"]

  @Test func `clusters are those of Unicode's own test`() throws {
    let rows = try UnicodeFile.rows("auxiliary/GraphemeBreakTest.txt").map { $0[0] }
    try #require(rows.count > 600)
    for row in rows where !Self.changed.contains(row) {
      let clusters = row.split(separator: "÷").map { UnicodeFile.text($0.split(separator: "×").joined(separator: " ")) }
        .filter { !$0.isEmpty }
      #expect(UnicodeFile.text(row.filter { $0 != "÷" && $0 != "×" }).map(String.init) == clusters, "\(row)")
    }
  }
}
