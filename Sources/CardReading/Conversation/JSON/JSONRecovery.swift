/// The way from a broken piece to the next one that can be read.
struct JSONRecovery {
  private enum Place {
    /// On the line that the broken piece begins on, whose brackets are counted.
    case firstLine

    /// At the beginning of a line.
    case lineStart

    /// On a line on which nothing begins.
    case line
  }

  /// What a line may be that begins with a bracket.
  enum Resumption: Equatable {
    /// The next document.
    case document

    /// The next element of the array that the broken one stands in.
    case element

    /// The end of what the broken element stands in.
    case end

    /// The bytes ran out.
    case none
  }

  /// The bracket of the document, and the white space before it.
  let bracket: UInt8
  let indentation: Int

  /// The white space before the broken element of an array, where it begins its line.
  var elementIndentation: Int?

  /// Whether the broken piece is an element of an array, behind whose closing bracket the next may follow.
  var isElement = false

  /// The remark on a piece that the input ends in; it was a torn line where another document follows.
  var tornRemark: (index: Int, start: Int)?

  private var place: Place
  private var brackets: BracketCount

  /// How many brackets are open around the broken piece.
  private let outerDepth: Int
  private var takesAny: Bool

  /// Begins at the first byte of the broken piece, inside so many brackets of its document.
  init(bracket: UInt8, indentation: Int, depth: Int = 0, isBehindFirstLine: Bool = false) {
    self.bracket = bracket
    self.indentation = indentation
    brackets = BracketCount(depth: depth)
    outerDepth = depth
    place = isBehindFirstLine ? .line : .firstLine
    takesAny = !bracket.isOpeningBracket
  }

  /// Reads on at `position`, and stops before what can be read.
  mutating func run(_ bytes: Span<UInt8>, from position: inout Int, isLast: Bool) -> Resumption {
    while position < bytes.count {
      switch place {
      case .firstLine:
        if firstLine(bytes[position]), isElement {
          position += 1
          return .element
        }
      case .line: if bytes[position] == UInt8(ascii: "\n") { place = .lineStart }
      case .lineStart:
        guard let found = lineStart(bytes, at: &position, isLast: isLast) else { return .none }
        if found != .none { return found }
        place = .line
        continue
      }
      position += 1
    }
    return .none
  }

  /// Takes a byte of the first line; whether it closes the broken piece.
  private mutating func firstLine(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\n") {
      takesAny = takesAny || brackets.endsClosed
      place = .lineStart
      return false
    }
    return brackets.take(byte) && brackets.depth == outerDepth
  }

  /// What the line that begins at `position` may be; `nil` where more bytes are needed to tell.
  private func lineStart(_ bytes: Span<UInt8>, at position: inout Int, isLast: Bool) -> Resumption? {
    var index = position
    let isMarked = Self.isMark(bytes, at: index)
    if !isLast, bytes[index] == 0xEF, bytes.count - index < 3 { return nil }
    if isMarked { index += 3 }
    let start = index
    let widest = max(indentation, elementIndentation ?? 0)
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      if index - start >= widest { return Resumption.none }
      index += 1
    }
    guard index < bytes.count else { return isLast ? Resumption.none : nil }
    let found = resumption(bytes[index], behind: index - start)
    if found != .none, found != .document { position = index }
    return found
  }

  private func resumption(_ byte: UInt8, behind blanks: Int) -> Resumption {
    if let elementIndentation {
      if byte.isOpeningBracket, blanks == elementIndentation { return .element }
      if byte.isClosingBracket, blanks < elementIndentation { return .end }
    }
    let begins = takesAny ? byte.isOpeningBracket : byte == bracket
    return begins && blanks <= indentation ? .document : .none
  }

  private static func isMark(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == 0xEF && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF
  }
}
