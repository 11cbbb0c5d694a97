/// Breaks styled text into lines no wider than a width.
///
/// Lines break where UAX #14 allows it, a grapheme cluster moves whole, and a word wider than the line is broken between
/// clusters. Nothing is lost but the spaces at the ends of lines. A line ends early enough for terminals that count some
/// of its clusters wider.
struct LineWrapper: ~Copyable {
  private var breaker = LineBreaker()
  private let widths: WidthModel

  /// Stands in for a cluster that is wider than the whole line.
  private let tooWide: String

  init(_ style: LayoutStyle) {
    widths = style.widths
    tooWide = style.glyphs.tooWide
  }

  /// The lines of a text, of which the first has so many cells less.
  mutating func wrap(_ text: StyledText, width: Int, taken: Int = 0) -> [StyledLine] {
    let clusters = clusters(of: text, width: width, first: width - taken)
    var lines: [StyledLine] = []
    var start = 0
    while start < clusters.count {
      let end = Self.lineEnd(clusters, from: start, width: start == 0 ? width - taken : width)
      lines.append(Self.line(clusters[start..<end]))
      start = end
    }
    return lines.isEmpty ? [StyledLine()] : lines
  }

  /// The text as one line, however wide.
  mutating func line(_ text: StyledText) -> StyledLine {
    wrap(text, width: .max / 2)[0]
  }

  private struct Cluster {
    var text: Substring
    var count: CellCount
    var style: TextStyle
    var canBreakBefore: Bool
  }

  private mutating func clusters(of text: StyledText, width: Int, first: Int) -> [Cluster] {
    let string = text.string
    // What fits needs no breaks, and UTF-8 is never fewer units than cells.
    let offsets = string.utf8.count <= first ? [] : breaker.breaks(in: string).map(\.offset)
    var breaks = offsets[...]
    var runs = text.runs[...]
    var unbroken = text.unbroken[...]
    var clusters: [Cluster] = []
    var offset = 0
    var index = string.startIndex
    while index < string.endIndex {
      let end = string.index(after: index)
      breaks = breaks.drop { $0 < offset }
      runs = runs.drop { $0.end <= offset }
      unbroken = unbroken.drop { $0.upperBound <= offset }
      let isInside = unbroken.first.map { $0.lowerBound < offset } ?? false
      let count = CellWidth.count(string[index], by: widths)
      let fits = count.cells <= width
      clusters.append(
        Cluster(
          text: fits ? string[index..<end] : tooWide[...], count: fits ? count : .plain(1),
          style: runs.first?.style ?? TextStyle(.text), canBreakBefore: breaks.first == offset && !isInside))
      offset += string.utf8.distance(from: index, to: end)
      index = end
    }
    return clusters
  }

  /// The end of the line that begins at `start`: the last break that fits, or as many clusters as fit, at least one.
  private static func lineEnd(_ clusters: [Cluster], from start: Int, width: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if index > start && cluster.canBreakBefore { lastBreak = index }
      used += cluster.count.most
      // Spaces at the end of a line take no room.
      if used > width && cluster.text != " " { return lastBreak ?? max(index, start + 1) }
    }
    return clusters.count
  }

  private static func line(_ clusters: ArraySlice<Cluster>) -> StyledLine {
    var line = StyledLine()
    for cluster in clusters { line.append(String(cluster.text), cluster.style, cluster.count) }
    return line.trimmed()
  }
}
