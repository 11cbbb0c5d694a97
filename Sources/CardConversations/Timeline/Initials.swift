/// One or two letters for somebody's name.
enum Initials {
  /// The most code points of a letter with its marks, as an emoji of a family has.
  private static let maximumLength = 10

  /// The first letter of the first word and that of the last, in upper case; a script without words gives one, and so
  /// does a name that begins with an emoji.
  static func of(_ name: DisplayText) -> DisplayText {
    let words = name.string.split(whereSeparator: { $0.isWhitespace || $0 == "-" || $0 == "_" || $0 == "." })
    let letters = words.compactMap { $0.first(where: isTelling) }
    guard let first = letters.first else { return "?" }
    let last = letters.count > 1 && !first.isEmoji ? letters.last : nil
    return DisplayText(upper(first) + (last.map(upper) ?? ""))
  }

  private static func isTelling(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter.isEmoji
  }

  private static func upper(_ letter: Character) -> String {
    let scalars = letter.unicodeScalars
    guard scalars.count <= maximumLength, let first = scalars.first else {
      return scalars.first.map { String($0) } ?? ""
    }
    // A letter such as ß would become two.
    let capital = letter.uppercased()
    return capital.count == 1 && first.properties.isAlphabetic ? capital : String(letter)
  }
}

extension Character {
  fileprivate var isEmoji: Bool { unicodeScalars.first?.properties.isEmojiPresentation == true }
}
