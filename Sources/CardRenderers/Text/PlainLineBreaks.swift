/// Where lines of plain English may end, as UAX #14 has it, told without ICU.
///
/// Such a text has letters, digits and a few signs that no line ends beside; words begin behind spaces with a letter, a
/// digit or a bracket. Lines then end behind spaces, behind a hyphen between letters, and behind a slash before one.
struct PlainLineBreaks {
  /// What a character does beside others.
  private enum Kind: UInt8 {
    case other
    case letter

    /// A digit, and signs that stand in words like letters.
    case word

    /// Signs that no line ends before, and words go on behind: `.`, `,`, `:`, `;`, quotation marks and `)`.
    case mark

    /// `!` and `?`, behind which a word does not go on.
    case end
    case hyphen
    case slash
    case opening
    case space
  }

  private static let kinds: [Kind] = (0..<128).map { byte in
    switch Character(Unicode.Scalar(UInt8(byte))) {
    case "a"..."z", "A"..."Z": .letter
    case "0"..."9", "_", "@", "&", "*", "#", "=", "`", "^", "~", "<", ">": .word
    case ".", ",", ":", ";", "'", "\"", ")": .mark
    case "!", "?": .end
    case "-": .hyphen
    case "/": .slash
    case "(": .opening
    case " ": .space
    default: .other
    }
  }

  /// Whether a text in ASCII is such a text.
  static func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    kinds.withUnsafeBufferPointer { kinds in
      var before = Kind.space
      var quoted = false
      var index = 0
      while index < bytes.count {
        // Most of a text, which changes nothing.
        if before == .letter { index = wordEnd(bytes, from: index) }
        guard index < bytes.count else { break }
        let byte = bytes[index]
        let kind = kinds[Int(byte)]
        index &+= 1
        guard follows(kind, before), !(kind == .opening && quoted) else { return false }
        // A bracket behind a quotation mark and spaces stays with it.
        if kind != .space { quoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
        before = kind
      }
      return before != .hyphen && before != .opening
    }
  }

  private static func wordEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, isLetter(bytes[index]) { index &+= 1 }
    return index
  }

  private static func follows(_ kind: Kind, _ before: Kind) -> Bool {
    switch kind {
    case .other: false
    case .letter: before != .end
    case .word: before != .end && before != .hyphen && before != .slash
    case .mark, .end: before != .space && before != .hyphen && before != .opening
    case .hyphen: before == .letter
    case .slash: before == .letter || before == .word || before == .mark || before == .slash
    case .opening: before == .space
    case .space: before != .hyphen && before != .opening
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
