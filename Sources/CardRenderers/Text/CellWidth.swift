import CardCore

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
    var text = text
    return text.withUTF8 { count($0, by: model) }
  }

  /// The cells of a text in UTF-8.
  static func count(_ bytes: UnsafeBufferPointer<UInt8>, by model: WidthModel) -> CellCount {
    if UnsafeRawBufferPointer(bytes).isVisibleASCII { return .plain(bytes.count) }
    var walk = ClusterWalk(bytes, by: model)
    var count = CellCount()
    while let cluster = walk.next() {
      count += cluster.cells.map(CellCount.plain) ?? bytes.cells(ofCluster: cluster.range, by: model)
    }
    return count
  }
}
