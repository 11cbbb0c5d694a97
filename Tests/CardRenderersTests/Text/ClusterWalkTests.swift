import Testing

@testable import CardRenderers

struct ClusterWalkTests {
  private static let models = [
    WidthModel.modern, WidthModel(.legacy), WidthModel(isAmbiguousWide: true),
    WidthModel(.legacy, isAmbiguousWide: true),
  ]

  private func clusters(_ text: String, _ model: WidthModel) -> [ClusterWalk.Cluster] {
    var text = text
    return text.withUTF8 { bytes in
      var walk = ClusterWalk(bytes, by: model)
      var clusters: [ClusterWalk.Cluster] = []
      while let cluster = walk.next() { clusters.append(cluster) }
      return clusters
    }
  }

  @Test(arguments: SampleCards.hardTexts, models)
  func `clusters are the characters of the text`(text: String, model: WidthModel) {
    #expect(clusters(text, model).map(\.range.count) == text.map(\.utf8.count))
  }

  /// By Unicode's tables, which the walk does without.
  @Test(arguments: models)
  func `what is told without the tables is a character and as wide as they have it`(model: WidthModel) {
    var known = 0
    for value in UInt32(0x20)...0x3FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let found = clusters("a\(scalar)a", model).first { $0.range == 1..<1 + String(scalar).utf8.count }
      guard let cells = found?.cells else { continue }
      known += 1
      #expect("a\(scalar)a".count == 3, "U+\(String(value, radix: 16))")
      #expect(CellCount.plain(cells) == CellWidth.count(Character(scalar), by: model), "U+\(String(value, radix: 16))")
    }
    #expect(known > 30_000)
  }

  @Test(arguments: ["e\u{301}", "—\u{301}", "→\u{FE0F}", "ж\u{301}", "日\u{FE00}", "“\u{200D}"])
  func `what joins the character before it is not told from it`(_ text: String) {
    #expect(clusters("a" + text, .modern).map(\.range.count) == [1, text.utf8.count])
  }
}
