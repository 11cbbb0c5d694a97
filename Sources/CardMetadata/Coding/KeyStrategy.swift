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
    var name = name
    var key: [UInt8] = []
    name.withUTF8 { name in
      key.reserveCapacity(name.count + 8)
      for (index, byte) in name.enumerated() {
        if byte.isUppercase, beginsWord(name, at: index) { key.append(UInt8(ascii: "_")) }
        key.append(byte.isUppercase ? byte | 0x20 : byte)
      }
    }
    return String(decoding: key, as: UTF8.self)
  }
}

extension KeyStrategy {
  /// Whether a property's name, in UTF-8, becomes `key`; as `key(for:)` would tell, but without making it.
  func key(forBytes name: UnsafeBufferPointer<UInt8>, is key: String) -> Bool {
    var key = key
    return key.withUTF8 { key in
      // Snake case is never shorter than the name.
      guard key.count >= name.count else { return false }
      return self.key(forBytes: name, is: key)
    }
  }

  private func key(forBytes name: UnsafeBufferPointer<UInt8>, is key: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    for (index, byte) in name.enumerated() {
      let isCapital = self == .snakeCase && byte.isUppercase
      if isCapital, Self.beginsWord(name, at: index) {
        guard place < key.count, key[place] == UInt8(ascii: "_") else { return false }
        place += 1
      }
      guard place < key.count, key[place] == (isCapital ? byte | 0x20 : byte) else { return false }
      place += 1
    }
    return place == key.count
  }

  /// Whether an underscore belongs before the upper-case letter at an index: one that follows a lower-case letter, or
  /// begins a word behind a run of upper-case ones.
  private static func beginsWord(_ name: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index > 0, name[index - 1] != UInt8(ascii: "_") else { return false }
    return !name[index - 1].isUppercase || (index + 1 < name.count && name[index + 1].isLowercase)
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
