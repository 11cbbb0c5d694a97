/// How a property's name becomes a key.
public enum KeyStrategy: Sendable {
  /// `buttonText` becomes `button_text`, `imageURL` becomes `image_url`; what is in snake case already stays.
  case snakeCase

  /// The name as it is.
  case exact

  func key(for name: String) -> String {
    switch self {
    case .exact: name
    case .snakeCase: name.utf8.contains { 0x41...0x5A ~= $0 } ? Self.snakeCased(name) : name
    }
  }

  /// Parts words before an upper-case letter that follows a lower-case one or begins a lower-case run.
  private static func snakeCased(_ name: String) -> String {
    let characters = Array(name)
    var key = ""
    for (index, character) in characters.enumerated() {
      if character.isUppercase, index > 0, characters[index - 1] != "_" {
        let followsLower = !characters[index - 1].isUppercase
        let beginsWord = index + 1 < characters.count && characters[index + 1].isLowercase
        if followsLower || beginsWord { key += "_" }
      }
      key += character.lowercased()
    }
    return key
  }
}
