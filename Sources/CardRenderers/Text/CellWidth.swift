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
/// - Controls have 1: they are replaced by visible stand-ins before.
package enum CellWidth {
  package static func of(_ cluster: Character) -> Int {
    var counter = CellCounter()
    for scalar in cluster.unicodeScalars { counter.add(scalar) }
    return counter.cells
  }

  package static func of(_ text: Substring) -> Int {
    of(String(text))
  }

  package static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    let scalars = text.unicodeScalars
    var cells = 0
    var index = text.startIndex
    while index < text.endIndex {
      let next = scalars.index(after: index)
      if scalars[index].isLatin, next == text.endIndex || scalars[next].isLatin {
        cells += 1
        index = next
      } else {
        let end = text.index(after: index)
        cells += ofCluster(scalars, from: index, to: end)
        index = end
      }
    }
    return cells
  }

  /// Reads the view of the whole text: slices of it cost more than the rest of the work.
  private static func ofCluster(
    _ scalars: String.UnicodeScalarView, from start: String.Index, to end: String.Index
  ) -> Int {
    var counter = CellCounter()
    var index = start
    while index < end {
      counter.add(scalars[index])
      scalars.formIndex(after: &index)
    }
    return counter.cells
  }
}

extension Unicode.Scalar {
  /// Whether this comes before the first combining mark: each of two such in a row has one cell.
  fileprivate var isLatin: Bool { value < 0x300 }
}
