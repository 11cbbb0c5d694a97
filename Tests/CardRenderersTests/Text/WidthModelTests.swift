import CardRenderers
import Testing

struct WidthModelTests {
  /// What xterm, libvterm and tmux show, where they take clusters apart.
  @Test(arguments: [
    ("👨‍👩‍👧‍👦", 8), ("👩🏽‍🚀", 6), ("👍🏽", 4), ("❤️", 1), ("1️⃣", 1), ("🇺🇸", 2), ("🇺", 1), ("क्षि", 3), ("สวัสดี", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("⌚\u{FE0E}", 2), ("a", 1), ("日本", 4), ("e\u{301}", 1), ("©\u{FE0F}", 1), ("ｶﾞ", 2),
  ])
  func `a legacy terminal adds up code points`(_ text: String, cells: Int) {
    #expect(CellWidth.of(text, by: WidthModel(.legacy)) == cells)
  }

  @Test(arguments: [
    ("§±×", 3, 6), ("─│╭", 3, 6), ("α", 1, 2), ("я", 1, 2), ("①", 1, 2), ("…", 1, 2), ("\u{FFFD}", 1, 2),
    ("\u{E0B0}", 1, 2),
    ("é", 1, 2), ("ê", 1, 2), ("è\u{301}", 1, 2), ("ë", 1, 1), ("abc", 3, 3), ("日", 2, 2), ("\u{301}", 0, 0),
    ("☎\u{FE0F}", 2, 2),
    ("☎", 1, 2), ("☎\u{FE0E}", 1, 1), ("❤", 1, 1), ("ﷺ", 1, 1), ("שלום", 4, 4),
  ])
  func `what is ambiguous is two cells wide where the terminal is East Asian`(_ text: String, narrow: Int, wide: Int) {
    for clusters in WidthModel.Clusters.allCases where clusters == .modern || !text.unicodeScalars.contains("☎") {
      #expect(CellWidth.of(text, by: WidthModel(clusters)) == narrow)
      #expect(CellWidth.of(text, by: WidthModel(clusters, isAmbiguousWide: true)) == wide)
    }
  }

  @Test(.enabled(if: UnicodeFile.areInstalled, "needs Debian's package unicode-data"))
  func `everything that Unicode calls ambiguous has one cell more where the terminal is East Asian`() throws {
    let wide = WidthModel(isAmbiguousWide: true)
    var found = 0
    for row in try UnicodeFile.rows("EastAsianWidth.txt") {
      let bounds = row[0].split(separator: "..").compactMap { UInt32($0, radix: 16) }
      for scalar in ((bounds.first ?? 0)...(bounds.last ?? bounds.first ?? 0)).compactMap(Unicode.Scalar.init) {
        let cells = CellWidth.of(Character(scalar))
        // Marks and what is ignored take none; the soft hyphen is one hyphen everywhere; since then some became wide.
        let isAmbiguous = row[1] == "A" && cells == 1 && scalar != "\u{AD}"
        #expect(
          CellWidth.of(Character(scalar), by: wide) == (isAmbiguous ? 2 : cells),
          "\(UnicodeFile.codePoints(String(scalar)))")
        found += isAmbiguous ? 1 : 0
      }
    }
    #expect(found > 100_000, "private use counts among them")
  }
}
