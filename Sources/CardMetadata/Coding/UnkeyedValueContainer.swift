import CardCore

/// The elements of an array.
struct UnkeyedValueContainer: UnkeyedDecodingContainer {
  private let decoder: ValueDecoder
  private let elements: [CodingNode]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  init(_ decoder: ValueDecoder) throws {
    self.decoder = decoder
    elements = try Self.elements(of: decoder.node)
  }

  private static func elements(of node: CodingNode) throws -> [CodingNode] {
    switch node {
    case .pairs: throw ValueFault(expected: "a JSON array")
    case .text(let text):
      guard case .json(let tokens, 0)? = CodingNode.parsing(text) else { throw ValueFault(expected: "a JSON array") }
      return try elements(of: .json(tokens, 0))
    case .json(let tokens, let index):
      if tokens[index].kind == .string { return try elements(of: .text(tokens.string(at: index))) }
      guard tokens[index].kind == .array else { throw ValueFault(expected: "a JSON array") }
      return tokens.elements(of: index).map { .json(tokens, $0) }
    }
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next().readOrReport(type)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> ValueDecoder {
    guard !isAtEnd else { throw ValueFault(expected: "an array of more elements") }
    defer { currentIndex += 1 }
    return decoder.child(
      elements[currentIndex], path: decoder.path.appending(currentIndex), range: nil, key: IndexKey(currentIndex))
  }
}

/// An array's index as a coding key.
struct IndexKey: CodingKey {
  let intValue: Int?
  var stringValue: String { "\(intValue ?? 0)" }

  init(_ index: Int) { intValue = index }
  init?(intValue: Int) { self.init(intValue) }
  init?(stringValue: String) { nil }
}
