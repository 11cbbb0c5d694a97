/// Takes the lines of a layout, puts what stands beside them to their sides, and stops where a budget is used up.
///
/// Quotes and list markers are a few bytes for a sender and a margin on every line for us, so the lines of a small body
/// can be many times its size.
struct LineSink {
  /// What a line costs besides its text: two borders, two spaces and its end.
  private static let lineCost = 9

  private(set) var lines: StyledLines

  /// Whether lines were left out, because the budget was used up.
  private(set) var isFull = false

  /// What stands beside a line: bars, and spaces under markers.
  private(set) var margins = Margins.none

  /// What stands beside the next line instead, where it is the first behind a marker.
  private var firstMargins: Margins?

  /// What stands beside the blank line before the next line, if one comes.
  private var pendingBlank: Margins?
  private var budget: Int
  private let width: Int
  private let paddedWidth: Int

  /// Takes lines of `width` cells with their margins, and of at most `budget` UTF-8 bytes, margins and the padding to
  /// `paddedWidth` cells included.
  init(budget: Int, width: Int, paddedWidth: Int) {
    lines = StyledLines(reserving: OutputBudget.textLength(of: budget) ?? 960)
    self.budget = budget
    self.width = width
    self.paddedWidth = paddedWidth
  }

  mutating func take(_ line: StyledLine, _ direction: TextDirection = .leftToRight) {
    if let blank = pendingBlank { put(StyledLine(), .leftToRight, blank) }
    pendingBlank = nil
    put(line, direction, firstMargins ?? margins)
    firstMargins = nil
  }

  mutating func take(_ more: some Sequence<StyledLine>, _ direction: TextDirection) {
    for line in more where !isFull { take(line, direction) }
  }

  /// Parts what was taken from what follows by a blank line, where there is something on either side.
  mutating func takeBlank() {
    if firstMargins == nil && !lines.isEmpty { pendingBlank = margins }
  }

  /// Puts something beside the lines that follow, up to `end`; gives what that takes.
  mutating func begin(first: StyledLine, rest: StyledLine, _ direction: TextDirection) -> Outer {
    let outer = Outer(margins: margins, firstMargins: firstMargins, pendingBlank: pendingBlank)
    firstMargins = (firstMargins ?? margins).with(first, for: direction)
    margins = margins.with(rest, for: direction)
    return outer
  }

  /// Goes back to what stood beside lines; a marker that no line followed stands alone, or goes.
  mutating func end(_ outer: Outer, keepsMarker: Bool) {
    if firstMargins == nil {
      pendingBlank = nil
    } else if keepsMarker {
      take(StyledLine())
    } else {
      (firstMargins, pendingBlank) = (outer.firstMargins, outer.pendingBlank)
    }
    margins = outer.margins
  }

  /// The lines that were taken, and whether that is all of them; `mark` stands behind those that are not.
  consuming func finished(_ mark: @autoclosure () -> StyledLine) -> (lines: StyledLines, isTruncated: Bool) {
    // Code may end with blank lines.
    while let last = lines.lastLength, last.bytes == 0 { lines.removeLast() }
    if isFull { lines.append(mark()) }
    return (lines, isFull)
  }

  /// What stood beside lines further out.
  struct Outer {
    fileprivate let margins: Margins
    fileprivate let firstMargins: Margins?
    fileprivate let pendingBlank: Margins?
  }

  private mutating func put(_ content: StyledLine, _ direction: TextDirection, _ margins: Margins) {
    margins.write(content, direction, width: width, to: &lines)
    guard let (bytes, count) = lines.lastLength else { return }
    // Code may begin with blank lines.
    guard bytes > 0 || lines.count > 1 else { return lines.removeLast() }
    // A line costs the same on either side: the padding before it is not the sender's.
    let length = margins.isEmpty ? bytes : min(bytes, margins.length + content.bytes.count)
    budget -= length + max(paddedWidth - count.cells, 0) + Self.lineCost
    if budget < 0 {
      isFull = true
      lines.removeLast()
    }
  }
}
