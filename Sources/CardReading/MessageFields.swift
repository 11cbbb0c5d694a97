import CardMetadata

/// The fields of an object that may be a message, and whether they are a message's.
struct MessageFields {
  /// The token of the message's text.
  private(set) var text: Int?

  /// The token of the address of a file.
  private(set) var file: Int?

  /// The members that hold metadata, under either name.
  private var metadata: [(name: String, key: Int, value: Int)] = []

  /// Whether every key is one of a message.
  private var hasOnlyMessageKeys = true

  /// Whether it names its channel, its sender or itself.
  private var hasIdentity = false

  /// Whether it has the number of a time.
  private var hasTime = false
  private var mayHoldMetadata = false

  /// Every key of a message that the vendor's REST, JavaScript and iOS pages name.
  private static let messageKeys: Set<ByteKey> = [
    "channelId", "createdAt", "data", "fileUrl", "id", "mentions", "metaData", "parentMessage", "parentMessageId",
    "profileImageUrl", "reactions", "text", "title", "translations", "type", "updatedAt", "userId", "username",
  ]
  private static let identityKeys: Set<ByteKey> = ["channelId", "id", "userId", "username"]

  /// Whose names the keys are.
  enum Naming {
    case rest

    /// Those of the SDK's getters, with `get` or without it.
    case getters
  }

  init(_ tokens: JSONTokens, at index: Int, naming: Naming = .rest) {
    for (key, value) in tokens.members(of: index) {
      let name = Self.name(of: tokens.string(at: key), naming)
      let kind = tokens[value].kind
      switch name {
      case "text": text = text ?? value
      case "fileUrl": file = file ?? value
      case "data", "metaData": metadata.append((name.string, key, value))
      case "createdAt" where kind == .number: hasTime = true
      default: hasIdentity = hasIdentity || Self.identityKeys.contains(name)
      }
      hasOnlyMessageKeys = hasOnlyMessageKeys && Self.messageKeys.contains(name)
    }
    mayHoldMetadata = metadata.contains { Self.isLikeMetadata(tokens, $0.value) }
  }

  private static func name(of key: String, _ naming: Naming) -> ByteKey {
    guard naming == .getters, key.hasPrefix("get"), let first = key.dropFirst(3).first else { return ByteKey(key) }
    return ByteKey(first.lowercased() + key.dropFirst(4))
  }

  /// Whether the object is a message rather than bare metadata.
  ///
  /// An object with metadata in it and nothing that a message has not, or with an identity or a time, is a message.
  /// Otherwise it takes two of an identity, a time and a text or file, and no key of another kind:
  /// `{"type":"open","channelId":"42"}` is two pairs.
  var areAMessage: Bool {
    if mayHoldMetadata { return hasOnlyMessageKeys || hasIdentity || hasTime }
    return hasOnlyMessageKeys && [hasIdentity, hasTime, text != nil || file != nil].count { $0 } >= 2
  }

  /// Whether a value of `data` is metadata, or something that somebody took for it; a plain text is a pair's value.
  private static func isLikeMetadata(_ tokens: JSONTokens, _ index: Int) -> Bool {
    tokens[index].kind != .string || tokens.string(at: index).hasPrefix("{")
  }

  /// The metadata that counts: the first that is not empty, or the first at all; none where it is null.
  func metadata(in tokens: JSONTokens) -> (name: String, key: Int, value: Int)? {
    let present = metadata.filter { tokens[$0.value].kind != .null }
    return present.first { tokens[$0.value].next > $0.value + 1 } ?? present.first
  }

  /// The metadata under the other name, which is not read.
  func ignoredMetadata(in tokens: JSONTokens) -> [(name: String, key: Int, value: Int)] {
    guard let read = metadata(in: tokens) else { return [] }
    return metadata.filter { $0.name != read.name && tokens[$0.value].next > $0.value + 1 }
  }
}

extension MessageFields {
  /// Whether an object of strings is bare metadata, told without a set of its keys; `false` says nothing.
  ///
  /// It is, unless a key names a message or may hold its metadata.
  static func areMetadata(_ pairs: PlainPairs) -> Bool {
    for index in 0..<pairs.count {
      let key = pairs.bytes(pairs[index].key)
      // The lengths tell most keys apart.
      let isTelling =
        switch key.count {
        case 2: isKey(key, "id")
        case 4: isKey(key, "data")
        case 6: isKey(key, "userId")
        case 8: isKey(key, "metaData") || isKey(key, "username")
        case 9: isKey(key, "channelId")
        default: false
        }
      if isTelling { return false }
    }
    return true
  }

  private static func isKey(_ key: UnsafeRawBufferPointer, _ name: StaticString) -> Bool {
    name.withUTF8Buffer { key.elementsEqual($0) }
  }
}
