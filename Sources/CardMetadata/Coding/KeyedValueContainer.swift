import CardCore

/// The fields of an object, or of the metadata itself.
struct KeyedValueContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private typealias Field = (key: String, node: CodingNode, range: SourceRange?)

  private let decoder: ValueDecoder
  private let keys: KeyStrategy
  private let fields: [Field]
  private let isTop: Bool
  private let positions: [ByteKey: Int]

  /// The object whose members the fields are; `nil` for the pairs of the metadata and for a stand-in.
  private let object: (document: NestedDocument, index: Int)?
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(_ decoder: ValueDecoder) throws {
    self.decoder = decoder
    let takesAnyName = KeyStrategy.takesAnyName(Key.self)
    keys = takesAnyName ? .exact : decoder.keys
    switch decoder.node {
    case .pairs(let entries):
      isTop = true
      object = nil
      fields = entries.enumerated().map { position, entry in
        (entry.key, Self.node(of: entry.value, pair: position), entry.valueRange)
      }
    case .standIn:
      isTop = false
      object = nil
      fields = []
    case .text, .json:
      isTop = false
      let (document, index) = try decoder.nested(.object)
      let tokens = document.tokens
      object = (document, index)
      fields = tokens.members(of: index).map { (tokens.string(at: $0.key), .json(document, $0.value), nil) }
    }
    positions = Dictionary(
      zip(fields.lazy.map { ByteKey($0.key) }, fields.indices), uniquingKeysWith: { first, _ in first })
    open(takesAnyName: takesAnyName)
  }

  /// Notes that the object is looked at; keys that stand twice are reported by whoever is the first to do so.
  private func open(takesAnyName: Bool) {
    guard let (document, index) = object,
      document.open(index, memberCount: fields.count, takesAnyName: takesAnyName), positions.count < fields.count
    else { return }
    document.repeatedKeys(in: index, at: decoder.path).forEach { decoder.log.report($0) }
  }

  /// A value that is no string is the validator's to report; its text keeps the other faults true.
  private static func node(of value: RawValue, pair: Int) -> CodingNode {
    value == .null ? .standIn(levels: StandIn.maximumLevels) : .text(value.text, pair: pair)
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
      decoder.log.report(.missingField(path, range: range))
    }
    return decoder.child(try decoder.emptied().node, path: path, key: key)
  }

  private func field(_ key: some CodingKey) -> Field? {
    field(named: keys.key(for: key.stringValue))
  }

  private func field(named name: String) -> Field? {
    if isTop { decoder.log.request(name) }
    guard let position = positions[ByteKey(name)] else {
      if let object { object.document.ask(object.index, forMissing: name) }
      return nil
    }
    let field = fields[position]
    // A key is the token before its value.
    if let object, case .json(_, let value) = field.node { object.document.ask(forKeyAt: value - 1) }
    return field
  }

  /// Where the object stands in the source.
  private var range: SourceRange? {
    guard let (document, index) = object else { return decoder.range }
    return document.sourceRange(of: document.tokens.range(of: index))
  }
}

extension Diagnostic {
  fileprivate static func missingField(_ path: FieldPath, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .payloadMissingField, "the required field \(path.fieldName) is missing", at: path, range: range,
      hint: "add \(path.fieldName)")
  }
}
