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

  /// The last code point of which two in a row are two clusters of a cell each.
  ///
  /// The first combining mark follows it; where a terminal draws ambiguous characters wide, beyond ASCII some are.
  private let lastNarrow: UInt32

  /// Measures a text for lines of a width.
  init(_ text: String, width: Int, by model: WidthModel) {
    self.width = max(width, 1)
    self.model = model
    lastNarrow = model.isAmbiguousWide ? 0x7E : 0x2FF
    var text = text
    text.makeContiguousUTF8()
    text.utf8.withContiguousStorageIfAvailable { measure($0, of: text) }
  }

  private mutating func measure(_ bytes: UnsafeBufferPointer<UInt8>, of text: String) {
    end = bytes.count
    clusters.reserveCapacity(bytes.count / 2)
    var offset = 0
    // The end of a cluster is known to be the start of the next: asked anew, a row of flags is read back to its start.
    var known = (offset: 0, index: text.startIndex)
    while offset < bytes.count {
      let (scalar, next) = Self.decode(bytes, at: offset)
      if let cells = cells(of: scalar), next == bytes.count || self.cells(of: Self.decode(bytes, at: next).value) != nil
      {
        append(Cluster(start: offset, count: .plain(cells), isSpace: scalar == 0x20))
        offset = next
      } else {
        let start = known.offset == offset ? known.index : text.utf8.index(text.startIndex, offsetBy: offset)
        let end = text.index(after: start)
        known = (text.utf8.distance(from: text.startIndex, to: end), end)
        append(bytes, offset..<known.offset)
        offset = known.offset
      }
    }
  }

  /// The cells of a code point that begins a cluster and ends the one before it, whichever of its kind stands there;
  /// `nil` for all others.
  private func cells(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0...lastNarrow: 1
    // Letters of Chinese, Japanese and Korean, as the table has them.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
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
    let count = count(of: bytes, range)
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
      let (value, next) = Self.decode(bytes, at: offset)
      var longer = counter
      longer.add(Self.scalar(value))
      if longer.count.most > width, offset > start {
        append(Cluster(start: start, count: counter.count))
        leaveOut(joiner)
        start = offset
        longer = CellCounter(model)
        longer.add(Self.scalar(value))
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

  private func count(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> CellCount {
    var counter = CellCounter(model)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, next) = Self.decode(bytes, at: offset)
      counter.add(Self.scalar(value))
      offset = next
    }
    return counter.count
  }

  /// The code point at an offset of a text in UTF-8, and the offset of the next.
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (value: UInt32, next: Int) {
    let lead = UInt32(bytes[offset])
    func rest(_ distance: Int) -> UInt32 { UInt32(bytes[offset + distance]) & 0x3F }
    switch lead {
    case ..<0x80: return (lead, offset + 1)
    case ..<0xE0: return ((lead & 0x1F) << 6 | rest(1), offset + 2)
    case ..<0xF0: return ((lead & 0xF) << 12 | rest(1) << 6 | rest(2), offset + 3)
    default: return ((lead & 0x7) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), offset + 4)
    }
  }

  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
