/// A line of a chat's running text, before it is written.
struct ChatLine {
  enum Content {
    case text(Unicode.Scalar)
    case opening(String)
    case closing(String)

    /// Code or a link, written already.
    case whole(String)
  }

  struct Piece {
    let content: Content

    /// The marks of the strong and emphasised text that the piece stands in.
    var marks: Set<String> = []
  }

  var pieces: [Piece]

  /// Whether this is the label of a link.
  var isLabel = false

  /// Where the text begins, behind marks that open there: even in strong text a chat may look for a quote or a list.
  let start: Int

  /// How often the signs that marks are made of stand in the line, in marks as well.
  private let counts: [Unicode.Scalar: Int]

  /// Whether the line holds `](`, which makes a bracket before it one of a link.
  private(set) var hasTarget = false

  init(_ pieces: [Piece], isLabel: Bool = false) {
    self.pieces = pieces
    self.isLabel = isLabel
    start = pieces.firstIndex { if case .opening = $0.content { false } else { true } } ?? 0
    counts = pieces.reduce(into: [:]) { counts, piece in
      if let sign = piece.first, Self.signs.contains(sign) { counts[sign, default: 0] += 1 }
    }
    hasTarget =
      zip(pieces, pieces.dropFirst()).contains { $0.last == "]" && $1.first == "(" }
      || pieces.contains { if case .whole(let text) = $0.content { text.contains("](") } else { false } }
  }

  private static let signs: Set<Unicode.Scalar> = ["*", "_", "~"]

  /// Whether no other mark of the line has the sign of the character at an index.
  func isAlone(_ index: Int) -> Bool { text(index).flatMap { counts[$0] } == 1 }

  /// The character at a distance from a piece, as a reader sees it; `nil` beyond the ends of the line.
  func before(_ index: Int) -> Unicode.Scalar? { index > 0 ? pieces[index - 1].last : nil }

  func after(_ index: Int) -> Unicode.Scalar? { index + 1 < pieces.count ? pieces[index + 1].first : nil }

  /// The text character at an index.
  func text(_ index: Int) -> Unicode.Scalar? {
    guard pieces.indices.contains(index), case .text(let scalar) = pieces[index].content else { return nil }
    return scalar
  }

  /// Whether the text begins with words, in lower or upper case, at an index.
  func hasWord(_ word: String, at index: Int) -> Bool {
    word.unicodeScalars.enumerated().allSatisfy { distance, scalar in
      text(index + distance).map { $0 == scalar || $0.value + 0x20 == scalar.value } ?? false
    }
  }

  /// Whether a character stands between letters or digits, or between spaces, where no mark is read.
  func isInert(_ index: Int) -> Bool {
    let before = before(index)
    let after = after(index)
    if before?.isWordLike == true, after?.isWordLike == true { return true }
    return before == " " && after == " "
  }

  /// Whether a mark that has no escape may be read, by itself or as the end of what it stands in.
  func isRead(_ index: Int) -> Bool {
    guard let scalar = text(index) else { return false }
    return !isInert(index) || pieces[index].marks.contains(String(scalar))
  }

  /// Whether a mark that is read at words alone is read: behind white space or a sign, and beside what is no space.
  static func readsAtWords(outside: Unicode.Scalar?, inside: Unicode.Scalar?) -> Bool {
    guard let inside, !inside.properties.isWhitespace else { return false }
    return outside.map { !$0.isWordLike && !"*_~`".unicodeScalars.contains($0) } ?? true
  }

  /// Whether an at sign begins a name: behind none of its own, as in an address of mail, and before one.
  func beginsMention(_ index: Int) -> Bool {
    after(index)?.isWordLike == true && before(index)?.isWordLike != true
  }

  /// Whether a colon begins the name of an emoji, `:name:`.
  func beginsEmoji(_ index: Int) -> Bool {
    EmojiName.begins((1...(EmojiName.longest + 1)).lazy.map { text(index + $0) })
  }

  /// Where the number of a list that the line begins with has its sign.
  var numberSign: Int? {
    let digits = pieces.indices[start...].prefix(10).prefix { text($0)?.isASCIIDigit == true }.count
    let sign = start + digits
    guard 1...9 ~= digits, text(sign) == "." || text(sign) == ")" else { return nil }
    return sign + 1 == pieces.count || text(sign + 1) == " " ? sign : nil
  }
}

extension ChatLine.Piece {
  var first: Unicode.Scalar? { string.unicodeScalars.first }
  var last: Unicode.Scalar? { string.unicodeScalars.last }

  private var string: String {
    switch content {
    case .text(let scalar): String(scalar)
    case .opening(let string), .closing(let string), .whole(let string): string
    }
  }
}

extension Unicode.Scalar {
  /// A letter, a digit or what combines with them, in any script.
  var isWordLike: Bool {
    if isASCII { return isASCIIWord }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic || properties.numericType != nil
    }
  }
}
