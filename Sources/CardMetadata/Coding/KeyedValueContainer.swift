import CardCore

/// The fields of an object, or of the metadata itself.
struct KeyedValueContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private typealias Field = (key: String, node: CodingNode, range: SourceRange?)

  private let decoder: ValueDecoder
  private let keys: KeyStrategy
  private let fields: [Field]
  private let positions: [ByteKey: Int]
  private let isTop: Bool
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(_ decoder: ValueDecoder) throws {
    self.decoder = decoder
    keys = decoder.keys.strategy(for: Key.self)
    switch decoder.node {
    case .pairs(let metadata):
      isTop = true
      fields = metadata.entries.map { ($0.key, Self.node(of: $0.value), $0.valueRange) }
    case .standIn:
      isTop = false
      fields = []
    case .text, .json:
      isTop = false
      let (tokens, index) = try decoder.node.container(.object, inside: decoder.depth)
      fields = tokens.members(of: index).map { (tokens.string(at: $0.key), .json(tokens, $0.value), nil) }
    }
    positions = Dictionary(
      zip(fields.lazy.map { ByteKey($0.key) }, fields.indices), uniquingKeysWith: { first, _ in first })
  }

  /// A value that is no string is the validator's to report; its text keeps the other faults true.
  private static func node(of value: RawValue) -> CodingNode {
    value == .null ? .standIn(levels: StandIn.maximumLevels) : .text(value.text)
  }

  var allKeys: [Key] { fields.compactMap { keys.codingKey(for: $0.key) } }

  func contains(_ key: Key) -> Bool {
    field(key) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    field(key)?.node.isNull ?? true
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    // What is nil has no pair, so that a missing one is nil.
    try nested(key, isOptional: type is any ExpressibleByNilLiteral.Type).readOrReport(type)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let field = field(key), !field.node.isNull else { return nil }
    return try nested(key).readOrReport(T?.self)
  }

  // The standard library's own versions of these refuse.
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try nested(key).readOrReport(type) }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try nested(key).readOrReport(type) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested(key).openOrReport { try $0.container(keyedBy: type) }
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(key).openOrReport { try $0.unkeyedContainer() }
  }

  func superDecoder() throws -> any Decoder { try nested(SuperKey()) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try nested(key) }

  /// The field of `key`; where there is none, that is reported and a stand-in takes its place.
  private func nested(_ key: some CodingKey, isOptional: Bool = false) throws -> ValueDecoder {
    let name = keys.key(for: key.stringValue)
    let path = decoder.path.appending(name)
    if let field = field(named: name) {
      return decoder.child(field.node, path: path, range: field.range, key: key)
    }
    if !decoder.node.isStandIn && !isOptional {
      decoder.log.log.report(.missingField(path, range: decoder.range))
    }
    return decoder.child(try decoder.emptied().node, path: path, key: key)
  }

  private func field(_ key: some CodingKey) -> Field? {
    field(named: keys.key(for: key.stringValue))
  }

  private func field(named name: String) -> Field? {
    if isTop { decoder.log.request(name) }
    return positions[ByteKey(name)].map { fields[$0] }
  }
}

extension Diagnostic {
  fileprivate static func missingField(_ path: FieldPath, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .payloadMissingField, "the required field \(path.fieldName) is missing", at: path, range: range,
      hint: "add \(path.fieldName)")
  }
}
