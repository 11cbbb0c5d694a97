/// The names of emoji that chats and GitHub write between colons.
enum EmojiName {
  /// The longest name that is looked for.
  static let longest = 64

  /// Names that are numbers; any other number between colons is a part of a time.
  private static let numbers: Set<String> = ["100", "1234"]

  /// Whether what follows a colon is a name and another colon.
  static func begins(_ text: some Sequence<Unicode.Scalar?>) -> Bool {
    var name = ""
    for scalar in text {
      guard let scalar else { return false }
      if scalar == ":" { return isName(name) }
      guard scalar.isASCIIWord || !scalar.isASCII || "_+-'".unicodeScalars.contains(scalar) else { return false }
      name.unicodeScalars.append(scalar)
    }
    return false
  }

  private static func isName(_ name: String) -> Bool {
    guard name.unicodeScalars.allSatisfy(\.isASCIIDigit) else { return true }
    return numbers.contains(name)
  }
}
