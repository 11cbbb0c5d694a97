/// How many cells of a terminal a text takes.
///
/// Terminals draw grapheme clusters, and a cluster takes one cell or two however many code points it has: a family of
/// four is two cells wide. C libraries add up code points (see UAX #11 and UTS #51, and `wcwidth` for what terminals
/// do). No table holds for all terminals; where they differ this one goes with those that know clusters.
///
/// - A cluster has the sum of its bases and spacing marks, at most 2.
/// - An emoji joined to another, a skin tone and the second half of a flag add nothing to 2.
/// - Variation selectors 15 and 16 choose 1 or 2 for the bases that `emoji-variation-sequences.txt` lists.
/// - Hangul that Unicode takes as one cluster but no syllable holds has 2 for each leading consonant and syllable, and
///   each halfwidth voiced sound mark has 1. So a hostile cluster can be wider than a line.
/// - On a terminal of the legacy kind it has the sum of its code points.
/// - Controls have 1: they are replaced by visible stand-ins before.
package enum CellWidth {
  package static func of(_ cluster: Character, by model: WidthModel = .modern) -> Int {
    count(cluster, by: model).cells
  }

  package static func of(_ text: Substring, by model: WidthModel = .modern) -> Int {
    of(String(text), by: model)
  }

  package static func of(_ text: String, by model: WidthModel = .modern) -> Int {
    count(text, by: model).cells
  }

  static func count(_ cluster: Character, by model: WidthModel) -> CellCount {
    var counter = CellCounter(model)
    for scalar in cluster.unicodeScalars { counter.add(scalar) }
    return counter.count
  }

  static func count(_ text: String, by model: WidthModel) -> CellCount {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return .plain(text.utf8.count) }
    // Before the first combining mark each of two code points in a row has one cell, and beyond ASCII some are ambiguous.
    let latin: Unicode.Scalar = model.isAmbiguousWide ? "\u{7F}" : "\u{2FF}"
    let scalars = text.unicodeScalars
    var count = CellCount()
    var index = text.startIndex
    while index < text.endIndex {
      let next = scalars.index(after: index)
      if scalars[index] <= latin, next == text.endIndex || scalars[next] <= latin {
        count += .plain(1)
        index = next
      } else {
        let end = text.index(after: index)
        count += countCluster(scalars, from: index, to: end, by: model)
        index = end
      }
    }
    return count
  }

  /// Reads the view of the whole text: slices of it cost more than the rest of the work.
  private static func countCluster(
    _ scalars: String.UnicodeScalarView, from start: String.Index, to end: String.Index, by model: WidthModel
  ) -> CellCount {
    var counter = CellCounter(model)
    var index = start
    while index < end {
      counter.add(scalars[index])
      scalars.formIndex(after: &index)
    }
    return counter.count
  }
}
