/// Where lines of plain English may end, as UAX #14 has it, told without ICU.
///
/// Such a text has letters, digits and a few signs that no line ends beside; words begin behind spaces with a letter, a
/// digit or a bracket. Lines then end behind spaces, behind a hyphen between letters, and behind a slash before one.
struct PlainLineBreaks {
  /// What characters do beside others.
  private struct Kinds: OptionSet {
    let rawValue: UInt16

    static let letter = Kinds(rawValue: 1)

    /// A digit, and signs that stand in words like letters.
    static let word = Kinds(rawValue: 2)

    /// Signs that no line ends before, and words go on behind: `.`, `,`, `:`, `;` and `)`.
    static let mark = Kinds(rawValue: 4)

    /// Quotation marks, which are marks.
    static let quote = Kinds(rawValue: 8)

    /// `!` and `?`, behind which a word does not go on.
    static let end = Kinds(rawValue: 16)
    static let hyphen = Kinds(rawValue: 32)
    static let slash = Kinds(rawValue: 64)
    static let opening = Kinds(rawValue: 128)
    static let space = Kinds(rawValue: 256)
    static let other = Kinds(rawValue: 512)
    static let all = Kinds(rawValue: 1023)

    /// The kinds that one must not stand behind.
    var refused: Kinds {
      switch self {
      case .letter: .end
      case .word: [.end, .hyphen, .slash]
      case .mark, .quote, .end: [.space, .hyphen, .opening]
      case .hyphen: .all.subtracting(.letter)
      case .slash: .all.subtracting([.letter, .word, .mark, .quote, .slash])
      case .opening: .all.subtracting(.space)
      case .space: [.hyphen, .opening]
      default: .all
      }
    }
  }

  /// The kinds of the characters of ASCII, and what they must not stand behind.
  private static let table: [(kind: Kinds, refused: Kinds)] = (0..<128).map { byte in
    let kind = kind(of: Character(Unicode.Scalar(UInt8(byte))))
    return (kind, kind.refused)
  }

  private static func kind(of character: Character) -> Kinds {
    switch character {
    case "a"..."z", "A"..."Z": .letter
    case "0"..."9", "_", "@", "&", "*", "#", "=", "`", "^", "~", "<", ">": .word
    case ".", ",", ":", ";", ")": .mark
    case "'", "\"": .quote
    case "!", "?": .end
    case "-": .hyphen
    case "/": .slash
    case "(": .opening
    case " ": .space
    default: .other
    }
  }

  /// Whether a text in ASCII is such a text.
  ///
  /// Goes to the end whatever it finds: nearly every text is one, and a processor guesses right where nothing branches.
  static func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    table.withUnsafeBufferPointer { table in
      var before = Kinds.space
      var found: Kinds = []
      var refused: Kinds = []
      for byte in bytes {
        let entry = table[Int(byte & 0x7F)]
        refused.formUnion(entry.refused.intersection(before))
        found.formUnion(entry.kind)
        before = entry.kind
      }
      guard refused.isEmpty, before != .hyphen, before != .opening else { return false }
      return !found.isSuperset(of: [.quote, .opening]) || !hasBracketBehindQuote(bytes)
    }
  }

  /// Whether a bracket stands behind a quotation mark and spaces, with which it stays.
  private static func hasBracketBehindQuote(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last = UInt8(ascii: " ")
    return bytes.contains { byte in
      defer { if byte != UInt8(ascii: " ") { last = byte } }
      return byte == UInt8(ascii: "(") && (last == UInt8(ascii: "\"") || last == UInt8(ascii: "'"))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Whether a line of an accepted text may end before an offset inside of it.
  static func isBreak(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    switch bytes[offset - 1] {
    case UInt8(ascii: " "): bytes[offset] != UInt8(ascii: " ")
    case UInt8(ascii: "-"): true
    case UInt8(ascii: "/"): isLetter(bytes[offset])
    default: false
    }
  }
}
