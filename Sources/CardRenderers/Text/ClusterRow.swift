/// The grapheme clusters of a text in their order: where each begins, and the cells that it takes.
///
/// A cluster that no line can hold, such as a base with hundreds of skin tones, is parted into several that one can.
struct ClusterRow {
  /// What a family of four takes on a terminal that takes it apart: the most of any cluster that people write.
  static let widestCluster = 8

  struct Cluster {
    /// The UTF-8 offset of its beginning.
    var start: Int
    var count: CellCount

    var isSpace = false

    /// Whether it ends with a joiner.
    var isJoined = false

    /// Whether it is wider than a whole line, so that a sign has to stand for it.
    var isTooWide = false

    /// Whether it is a joiner with nothing left to join, which some terminals let join the border.
    var isLeftOut = false
  }

  /// ZERO WIDTH JOINER in UTF-8.
  private static let joiner: [UInt8] = [0xE2, 0x80, 0x8D]

  private(set) var clusters: [Cluster] = []

  /// Whether something else is written for one of them.
  private(set) var hasStandIns = false

  /// The length of the text in UTF-8.
  private(set) var end = 0

  private let width: Int
  private let model: WidthModel

  init(_ text: String, width: Int, by model: WidthModel) {
    var text = text
    self = text.withUTF8 { ClusterRow($0, width: width, by: model) }
  }

  /// Measures a text in UTF-8 for lines of a width.
  init(_ bytes: UnsafeBufferPointer<UInt8>, width: Int, by model: WidthModel) {
    self.width = max(width, 1)
    self.model = model
    end = bytes.count
    clusters.reserveCapacity(bytes.count / 2)
    var walk = ClusterWalk(bytes, by: model)
    while let cluster = walk.next() {
      if let cells = cluster.cells {
        let isSpace = bytes[cluster.range.lowerBound] == UInt8(ascii: " ")
        append(Cluster(start: cluster.range.lowerBound, count: .plain(cells), isSpace: isSpace))
      } else {
        append(bytes, cluster.range)
      }
    }
  }

  /// Moves a cluster, or the end, to another offset, where something else is written for some of them.
  mutating func move(_ index: Int, to offset: Int) {
    if index < clusters.count { clusters[index].start = offset } else { end = offset }
  }

  /// The UTF-8 offset at which a cluster begins, or the text ends.
  func offset(of index: Int) -> Int {
    index < clusters.count ? clusters[index].start : end
  }

  private mutating func append(_ cluster: Cluster) {
    var cluster = cluster
    if cluster.count.cells > width {
      cluster.count = .plain(1)
      cluster.isTooWide = true
      hasStandIns = true
    }
    clusters.append(cluster)
  }

  /// Appends a cluster of any kind.
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let count = bytes.cells(ofCluster: range, by: model)
    guard count.most > max(width, Self.widestCluster) || count.cells > max(width, 2) else {
      let isSpace = range.count == 1 && bytes[range.lowerBound] == UInt8(ascii: " ")
      let isJoined = bytes[..<range.upperBound].suffix(3).elementsEqual(Self.joiner)
      return append(Cluster(start: range.lowerBound, count: count, isSpace: isSpace, isJoined: isJoined))
    }
    // As many code points as a line holds: two parts of one cluster never stand side by side.
    var start = range.lowerBound
    var counter = CellCounter(model)
    var offset = start
    var joiner: Int?
    while offset < range.upperBound {
      let (value, next) = bytes.scalar(at: offset)
      var longer = counter
      longer.add(Unicode.Scalar(value) ?? "\u{FFFD}")
      if longer.count.most > width, offset > start {
        append(Cluster(start: start, count: counter.count))
        leaveOut(joiner)
        start = offset
        longer = CellCounter(model)
        longer.add(Unicode.Scalar(value) ?? "\u{FFFD}")
      }
      counter = longer
      joiner = value == 0x200D && offset > start ? offset : nil
      offset = next
    }
    append(Cluster(start: start, count: counter.count))
  }

  /// Leaves out the joiner at the end of a part, if there is one.
  private mutating func leaveOut(_ joiner: Int?) {
    guard let joiner else { return }
    append(Cluster(start: joiner, count: CellCount(), isLeftOut: true))
    hasStandIns = true
  }
}
