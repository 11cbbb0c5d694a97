/// Decides which code points of a text need a backslash, so that no sender's character becomes markup.
///
/// It escapes what CommonMark and the extensions of GitHub (tables, strikethrough, math, bare addresses) would read, and
/// leaves alone what they do not: `snake_case`, `2 * 3`, `AT&T`.
struct MarkdownEscaper {
  private let scalars: [Unicode.Scalar]

  /// Whether the text stands at the beginning of a line, where blocks begin.
  private let beginsLine: Bool

  /// Whether the line is a heading, which loses number signs at its end.
  private let isHeading: Bool

  static func units(_ text: String, beginsLine: Bool, isHeading: Bool) -> [MarkdownUnit] {
    let escaper = MarkdownEscaper(scalars: Array(text.unicodeScalars), beginsLine: beginsLine, isHeading: isHeading)
    let marker = beginsLine ? escaper.markerIndex : nil
    return escaper.scalars.indices.map { index in
      .text(escaper.scalars[index], isEscaped: index == marker || escaper.isMarkup(index))
    }
  }

  private func isMarkup(_ index: Int) -> Bool {
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalars[index] {
    case "\\", "`", "[", "]", "|", "~", "$": return true
    case "*": return !(before.isSpace && after.isSpace && isInside(index))
    case "_": return !(before.isWord && after.isWord)
    case "<": return !(after.isSpace || after.isDigit)
    case "&": return isReference(from: index)
    case "#": return isHeading
    case ":": return after == "/"
    case ".": return isAfterWWW(index)
    default: return false
    }
  }

  /// Whether both neighbours stand inside the text: a space at its edge may yet become a reference, which is punctuation.
  private func isInside(_ index: Int) -> Bool {
    index > 1 && index + 2 < scalars.count
  }

  /// Whether the text from an ampersand on reads as a character reference, the longest of which have 33 code points.
  ///
  /// What follows the text is no letter, digit or semicolon.
  private func isReference(from index: Int) -> Bool {
    scalars[(index + 1)...].prefix(34).first { !($0.isASCIIWord || $0 == "#") } == ";"
  }

  private func isAfterWWW(_ index: Int) -> Bool {
    index >= 3 && scalars[(index - 3)..<index].allSatisfy { $0 == "w" || $0 == "W" }
  }

  /// The character that would make the line a heading, a quote, a list, a rule or an underline.
  private var markerIndex: Int? {
    switch scalars.first {
    case "#", ">": return 0
    case "-", "+", "=": return (scalars.count > 1 ? scalars[1] : nil).isWord ? nil : 0
    default:
      let digits = scalars.prefix(10).prefix { $0.isASCIIDigit }.count
      guard 1...9 ~= digits, digits < scalars.count, scalars[digits] == "." || scalars[digits] == ")" else {
        return nil
      }
      let after = digits + 1 < scalars.count ? scalars[digits + 1] : nil
      return after == nil || after.isSpace ? digits : nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { "0"..."9" ~= self }
  fileprivate var isASCIIWord: Bool { isASCIIDigit || "a"..."z" ~= self || "A"..."Z" ~= self }
}

extension Unicode.Scalar? {
  fileprivate var isSpace: Bool { self == " " }
  fileprivate var isDigit: Bool { map(\.isASCIIDigit) ?? false }

  /// A letter or a digit of any script, which neither opens nor closes emphasis beside an underscore.
  fileprivate var isWord: Bool { map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false }
}
