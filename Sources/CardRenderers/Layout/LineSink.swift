/// Takes the lines of a layout, puts what stands before them in front, and stops where a budget is used up.
///
/// Quotes and list markers are a few bytes for a sender and a prefix on every line for us, so the lines of a small body
/// can be many times its size.
struct LineSink {
  /// What a line costs besides its text: two borders, two spaces and its end.
  private static let lineCost = 9

  private(set) var lines: [StyledLine] = []

  /// Whether lines were left out, because the budget was used up.
  private(set) var isFull = false

  /// What stands before a line: bars, and spaces under markers.
  private(set) var prefix = StyledLine()

  /// What stands before the next line instead, where it is the first behind a marker.
  private var firstPrefix: StyledLine?
  private var budget: Int
  private let paddedWidth: Int

  /// Takes lines of at most `budget` UTF-8 bytes, prefixes and the padding to `paddedWidth` cells included.
  init(budget: Int, paddedWidth: Int) {
    self.budget = budget
    self.paddedWidth = paddedWidth
  }

  mutating func take(_ line: StyledLine) {
    let line = line.prefixed(by: firstPrefix ?? prefix).trimmed()
    firstPrefix = nil
    budget -= line.utf8Count + max(paddedWidth - line.width, 0) + Self.lineCost
    if budget >= 0 { lines.append(line) } else { isFull = true }
  }

  mutating func take(_ more: [StyledLine]) {
    for line in more where !isFull { take(line) }
  }

  /// Takes a blank line, which parts what stands before it from what follows.
  mutating func takeBlank() {
    if !isFull { take(StyledLine()) }
  }

  /// Puts something before the lines that follow, up to `end(_:)`; gives what that takes.
  mutating func begin(first: StyledLine, rest: StyledLine) -> Outer {
    let outer = Outer(prefix: prefix)
    firstPrefix = first.prefixed(by: firstPrefix ?? prefix)
    prefix = rest.prefixed(by: prefix)
    return outer
  }

  /// Goes back to what stood before lines; a marker that no line followed stands alone.
  mutating func end(_ outer: Outer) {
    if firstPrefix != nil { take(StyledLine()) }
    prefix = outer.prefix
  }

  /// What stood before lines further out.
  struct Outer {
    fileprivate let prefix: StyledLine
  }
}
