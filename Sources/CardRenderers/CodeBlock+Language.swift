import CardCore

extension CodeBlock {
  /// The language where it is a plain word of at most 32 characters, which means nothing but itself in any output.
  var languageWord: String? {
    guard let word = language?.string, word.utf8.count <= 32 else { return nil }
    return word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+#-._".contains($0)) } ? word : nil
  }
}
