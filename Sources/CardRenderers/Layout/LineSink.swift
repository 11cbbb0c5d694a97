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

  /// The blank line that stands before the next line, if one comes.
  private var pendingBlank: StyledLine?
  private var budget: Int
  private let paddedWidth: Int

  /// Takes lines of at most `budget` UTF-8 bytes, prefixes and the padding to `paddedWidth` cells included.
  init(budget: Int, paddedWidth: Int) {
    self.budget = budget
    self.paddedWidth = paddedWidth
  }

  mutating func take(_ line: StyledLine) {
    if let blank = pendingBlank { put(blank) }
    pendingBlank = nil
    put(line.prefixed(by: firstPrefix ?? prefix))
    firstPrefix = nil
  }

  mutating func take(_ more: [StyledLine]) {
    for line in more where !isFull { take(line) }
  }

  /// Parts what was taken from what follows by a blank line, where there is something on either side.
  mutating func takeBlank() {
    if firstPrefix == nil && !lines.isEmpty { pendingBlank = prefix }
  }

  /// Puts something before the lines that follow, up to `end`; gives what that takes.
  mutating func begin(first: StyledLine, rest: StyledLine) -> Outer {
    let outer = Outer(prefix: prefix, firstPrefix: firstPrefix, pendingBlank: pendingBlank)
    firstPrefix = first.prefixed(by: firstPrefix ?? prefix)
    prefix = rest.prefixed(by: prefix)
    return outer
  }

  /// Goes back to what stood before lines; a marker that no line followed stands alone, or goes.
  mutating func end(_ outer: Outer, keepsMarker: Bool) {
    if firstPrefix == nil {
      pendingBlank = nil
    } else if keepsMarker {
      take(StyledLine())
    } else {
      (firstPrefix, pendingBlank) = (outer.firstPrefix, outer.pendingBlank)
    }
    prefix = outer.prefix
  }

  /// What stood before lines further out.
  struct Outer {
    fileprivate let prefix: StyledLine
    fileprivate let firstPrefix: StyledLine?
    fileprivate let pendingBlank: StyledLine?
  }

  private mutating func put(_ line: StyledLine) {
    let line = line.trimmed()
    budget -= line.utf8Count + max(paddedWidth - line.width, 0) + Self.lineCost
    if budget >= 0 { lines.append(line) } else { isFull = true }
  }
}
