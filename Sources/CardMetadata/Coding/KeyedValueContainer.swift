import CardCore

/// The fields of an object, or of the metadata itself.
struct KeyedValueContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: ValueDecoder
  private let fields: [(key: String, node: CodingNode, range: SourceRange?)]
  private let positions: [ByteKey: Int]
  private let isTop: Bool
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(_ decoder: ValueDecoder) throws {
    self.decoder = decoder
    if case .pairs(let metadata) = decoder.node {
      isTop = true
      // A value that is no string is the validator's to report; its text keeps the other faults true.
      fields = metadata.entries.map { ($0.key, .text($0.value.text), $0.valueRange) }
    } else {
      isTop = false
      fields = try Self.members(of: decoder.node)
    }
    positions = Dictionary(
      zip(fields.lazy.map { ByteKey($0.key) }, fields.indices), uniquingKeysWith: { first, _ in first })
  }

  private static func members(of node: CodingNode) throws -> [(String, CodingNode, SourceRange?)] {
    switch node {
    case .pairs: return []
    case .text(let text):
      guard case .json(let tokens, 0)? = CodingNode.parsing(text) else { throw ValueFault(expected: "a JSON object") }
      return try members(of: .json(tokens, 0))
    case .json(let tokens, let index):
      if tokens[index].kind == .string { return try members(of: .text(tokens.string(at: index))) }
      guard tokens[index].kind == .object else { throw ValueFault(expected: "a JSON object") }
      return tokens.members(of: index).map { (tokens.string(at: $0.key), .json(tokens, $0.value), nil) }
    }
  }

  var allKeys: [Key] { fields.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool {
    field(key) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    field(key)?.node.isNull ?? true
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let path = decoder.path.appending(name(of: key))
    guard let field = field(key) else {
      decoder.log.log.report(.missingField(path, range: isTop ? decoder.log.range : decoder.range))
      return try StandIn.value(of: type)
    }
    return try decoder.child(field.node, path: path, range: field.range, key: key).readOrReport(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try nested(key) }

  private func nested(_ key: Key) throws -> ValueDecoder {
    let path = decoder.path.appending(name(of: key))
    guard let field = field(key) else {
      decoder.log.log.report(.missingField(path, range: decoder.log.range))
      throw ReportedFault()
    }
    return decoder.child(field.node, path: path, range: field.range, key: key)
  }

  private func name(of key: Key) -> String {
    decoder.keys.key(for: key.stringValue)
  }

  private func field(_ key: Key) -> (key: String, node: CodingNode, range: SourceRange?)? {
    let name = name(of: key)
    if isTop { decoder.log.request(name) }
    return positions[ByteKey(name)].map { fields[$0] }
  }
}
