/// Text that is safe to show: the only text a card can hold.
///
/// The initialiser maps what could act on a terminal, reorder a line or hide in a text to visible stand-ins:
///
/// | found | becomes |
/// |---|---|
/// | C0 controls and DEL | their control pictures, `␛` for ESC |
/// | C1 controls, bidi embeddings and overrides, tag and other invisible characters, noncharacters | `�` |
/// | NEL, LINE and PARAGRAPH SEPARATOR | `␤` |
/// | a combining mark with nothing before it | the mark on a dotted circle, `◌` |
///
/// Characters that only advise (soft hyphen, ZERO WIDTH SPACE, bidi isolates, joiners and variation selectors where
/// they can join or vary nothing) are left out, and so is every combining mark after the 30th on one base (the limit of
/// the Stream-Safe Text Format, UAX #15). Each code point is mapped on its own, so halves of a control sequence cannot
/// meet again.
public struct DisplayText: Hashable, Sendable {
  /// The safe text, with line feeds only where it was made with `init(lines:)`.
  public let string: String

  /// One line of text: line ends and tabs become spaces.
  public init(_ untrusted: String) {
    string = DisplayTextFilter.line(untrusted)
  }

  /// Text that keeps its lines, such as code: CRLF and CR become LF, and tabs stay.
  public init(lines untrusted: String) {
    string = DisplayTextFilter.lines(untrusted)
  }

  /// One line of text in which everything is shown that stands there, what only advises included.
  ///
  /// For words that are compared and not read, such as the verb of a button.
  public init(exactly untrusted: String) {
    string = DisplayTextFilter.exactly(untrusted)
  }

  public var isEmpty: Bool { string.isEmpty }

  /// Whether there is nothing to see: no text, or white space alone.
  public var isBlank: Bool {
    // Most texts begin with something that is seen.
    if let first = string.utf8.first, 0x21...0x7E ~= first { return false }
    return string.unicodeScalars.allSatisfy(\.isWhiteSpace)
  }

  /// Whether there would be nothing to see of a text of one line.
  package static func isBlank(_ untrusted: String) -> Bool {
    // Most texts begin with something that is seen, and need not be made safe to find that out.
    !untrusted.utf8.contains { 0x21...0x7E ~= $0 } && DisplayText(untrusted).isBlank
  }
}

extension DisplayText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension DisplayText: CustomStringConvertible {
  public var description: String { string }
}

extension DisplayText {
  /// An excerpt of a sender's text in double quotes, for messages: at most `limit` code points, then an ellipsis.
  public static func quoted(_ untrusted: String, limit: Int = 40) -> String {
    // Most texts are as they are to be shown.
    if untrusted.utf8.count <= limit, untrusted.isVisibleASCII { return "\"" + untrusted + "\"" }
    let scalars = untrusted.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return "\"\(DisplayText(untrusted))\"" }
    return "\"\(DisplayText(String(scalars[..<end])))…\""
  }
}
