/// Walks the grapheme clusters of a text in UTF-8, from the first to the last.
///
/// Most code points are a cluster of known width wherever they stand beside one another, and are told without Unicode's
/// tables.
struct ClusterWalk {
  struct Cluster {
    /// The UTF-8 offsets.
    var range: Range<Int>

    /// The cells, where they are known without the tables.
    var cells: Int?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let isAmbiguousWide: Bool
  private var offset = 0

  /// The text, made for the first cluster that only the Swift library can tell.
  private var text: String?

  /// The end of a cluster is known to be the start of the next: asked anew, a row of flags is read back to its start.
  private var known = (offset: 0, index: "".startIndex)

  /// Takes bytes that hold while it walks.
  init(_ bytes: UnsafeBufferPointer<UInt8>, by model: WidthModel) {
    self.bytes = bytes
    isAmbiguousWide = model.isAmbiguousWide
  }

  /// The next cluster, or `nil` at the end.
  mutating func next() -> Cluster? {
    guard offset < bytes.count else { return nil }
    let start = offset
    let (scalar, end) = bytes.scalar(at: start)
    if let cells = cells(of: scalar), end == bytes.count || self.cells(of: bytes.scalar(at: end).value) != nil {
      offset = end
      return Cluster(range: start..<end, cells: cells)
    }
    offset = findEnd(ofClusterAt: start)
    return Cluster(range: start..<offset)
  }

  private mutating func findEnd(ofClusterAt start: Int) -> Int {
    let text = self.text ?? String(decoding: bytes, as: UTF8.self)
    self.text = text
    let index = known.offset == start ? known.index : text.utf8.index(text.startIndex, offsetBy: start)
    let end = text.index(after: index)
    known = (text.utf8.distance(from: text.startIndex, to: end), end)
    return known.offset
  }

  /// The cells of a code point that begins a cluster and ends the one before it, whichever of its kind stands there;
  /// `nil` for all others.
  private func cells(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0...0x7E: 1
    // Letters of Chinese, Japanese and Korean, as the table has them.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    // Up to the first combining mark, Greek and Cyrillic letters, dashes, quotation marks, bullets, arrows and the lines
    // of boxes: some are ambiguous.
    case 0x7F...0x2FF, 0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x2190...0x2193, 0x2500...0x257F:
      isAmbiguousWide ? nil : 1
    default: nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The code point at an offset of a text in UTF-8, and the offset of the next.
  func scalar(at offset: Int) -> (value: UInt32, next: Int) {
    let lead = UInt32(self[offset])
    guard lead >= 0x80 else { return (lead, offset + 1) }
    let next = offset + (lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
    // The pointer does not look whether there are so many bytes.
    precondition(next <= count, "a code point is whole")
    func rest(_ distance: Int) -> UInt32 { UInt32(self[offset + distance]) & 0x3F }
    switch next - offset {
    case 2: return ((lead & 0x1F) << 6 | rest(1), next)
    case 3: return ((lead & 0xF) << 12 | rest(1) << 6 | rest(2), next)
    default: return ((lead & 0x7) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), next)
    }
  }

  /// The cells of a part of a text in UTF-8 that is one cluster.
  func cells(ofCluster range: Range<Int>, by model: WidthModel) -> CellCount {
    var counter = CellCounter(model)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, next) = scalar(at: offset)
      counter.add(Unicode.Scalar(value) ?? "\u{FFFD}")
      offset = next
    }
    return counter.count
  }
}
