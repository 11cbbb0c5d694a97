/// How a property's name becomes a key.
///
/// Keys that are data, such as a dictionary's, stay as they are in either case: those are the keys of a `CodingKey` type
/// that takes any name.
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

  /// The strategy for keys of one type.
  func strategy(for type: (some CodingKey).Type) -> KeyStrategy {
    Self.takesAnyName(type) ? .exact : self
  }

  /// Whether keys of the type are data.
  static func takesAnyName(_ type: (some CodingKey).Type) -> Bool {
    type.init(stringValue: "\0") != nil
  }

  /// Parts words before an upper-case letter that follows a lower-case one or begins a lower-case run.
  ///
  /// Only ASCII letters have a case here: this runs for every field of every message.
  private static func snakeCased(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var key: [UInt8] = []
    key.reserveCapacity(bytes.count + 8)
    for (index, byte) in bytes.enumerated() {
      if byte.isUppercase, index > 0, bytes[index - 1] != UInt8(ascii: "_") {
        let followsLower = !bytes[index - 1].isUppercase
        let beginsWord = index + 1 < bytes.count && bytes[index + 1].isLowercase
        if followsLower || beginsWord { key.append(UInt8(ascii: "_")) }
      }
      key.append(byte.isUppercase ? byte | 0x20 : byte)
    }
    return String(decoding: key, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isLowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}

extension KeyStrategy {
  /// The most words of a key for which every spelling is tried, since each word doubles them; of a longer one only the
  /// first word's are.
  private static let maximumWords = 5

  /// The coding key whose name becomes `key`, or `nil` where the type has none.
  ///
  /// Snake case has forgotten whether `image_url` was `imageUrl` or `imageURL`, so each spelling is tried.
  func codingKey<Key: CodingKey>(for key: String) -> Key? {
    if let codingKey = Key(stringValue: key), self.key(for: codingKey.stringValue).hasSameBytes(as: key) {
      return codingKey
    }
    guard case .snakeCase = self else { return nil }
    for name in Self.spellings(of: key) {
      if let codingKey = Key(stringValue: name), self.key(for: codingKey.stringValue).hasSameBytes(as: key) {
        return codingKey
      }
    }
    return nil
  }

  /// The names in camel case that may stand behind a key: each word as `Url` or `URL`, the first one as `url` too.
  private static func spellings(of key: String) -> [String] {
    let words = key.split(separator: "_")
    guard let first = words.first else { return [] }
    let underscores = String(key.prefix { $0 == "_" })
    let beginnings = [String(first), capitalized(first), first.uppercased()].map { "\(underscores)\($0)" }
    guard words.count <= maximumWords else {
      let rest = words.dropFirst().map(capitalized).joined()
      return beginnings.map { $0 + rest }
    }
    return words.dropFirst().reduce(beginnings) { names, word in
      names.flatMap { name in [capitalized(word), word.uppercased()].map { name + $0 } }
    }
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
