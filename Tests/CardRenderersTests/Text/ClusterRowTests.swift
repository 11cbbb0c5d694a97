import Testing

@testable import CardRenderers

struct ClusterRowTests {
  private static let models = [
    WidthModel.modern, WidthModel(.legacy), WidthModel(isAmbiguousWide: true),
    WidthModel(.legacy, isAmbiguousWide: true),
  ]

  @Test(arguments: SampleCards.hardTexts, models)
  func `clusters are the text's characters, each with its own cells`(text: String, model: WidthModel) {
    let row = ClusterRow(text, width: .max / 2, by: model)
    var offset = 0
    for (cluster, character) in zip(row.clusters, text) {
      #expect(cluster.start == offset)
      #expect(cluster.count == CellWidth.count(character, by: model), "\(character)")
      offset += character.utf8.count
    }
    #expect(row.clusters.count == text.count && row.end == text.utf8.count)
  }

  @Test(arguments: models)
  func `letters of East Asia are as wide as the table has them`(model: WidthModel) {
    for value in [0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let row = ClusterRow(String(scalar) + "a", width: 80, by: model)
      #expect(row.clusters.first?.count == CellWidth.count(Character(scalar), by: model))
      #expect(row.clusters.count == 2)
    }
  }

  @Test(arguments: [8, 9, 20, 76])
  func `a cluster that no line holds is parted into several that one does`(width: Int) {
    let text = "x" + String(repeating: "\u{1F3FD}", count: 100)
    #expect(text.count == 1)
    let row = ClusterRow(text, width: width, by: .modern)
    #expect(row.clusters.allSatisfy { $0.count.most <= width })
    // No two of them fit on a line.
    #expect(zip(row.clusters, row.clusters.dropFirst()).allSatisfy { $0.count.most + $1.count.most > width })
  }

  @Test(arguments: [("👨‍👩‍👧‍👦", 8), ("👨‍👩‍👧‍👦", 4), ("🇺🇸", 3), ("👩🏽‍🚀", 2)])
  func `a cluster that people write stays whole`(text: String, width: Int) {
    #expect(ClusterRow(text, width: width, by: .modern).clusters.count == 1)
  }
}
