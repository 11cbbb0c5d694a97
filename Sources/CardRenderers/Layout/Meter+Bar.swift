import CardCore

extension Meter {
  /// The two parts of a bar of so many cells; only nothing is empty, and only everything is full.
  func bar(cells: Int, glyphs: LayoutGlyphs) -> (full: String, empty: String) {
    let exact = (cells * percent + 50) / 100
    let full = percent == 0 ? 0 : percent == 100 ? cells : min(max(exact, 1), cells - 1)
    return (
      String(repeating: glyphs.barFull, count: full), String(repeating: glyphs.barEmpty, count: cells - full)
    )
  }
}
