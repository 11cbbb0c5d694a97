import CardCore

/// The elements of an array.
struct UnkeyedValueContainer: UnkeyedDecodingContainer {
  private let decoder: ValueDecoder
  private let elements: [CodingNode]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  init(_ decoder: ValueDecoder) throws {
    self.decoder = decoder
    guard !decoder.node.isStandIn else {
      elements = []
      return
    }
    let (document, index) = try decoder.nested(.array)
    elements = document.tokens.elements(of: index).map { .json(document, $0) }
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next().readOrReport(type)
  }

  // The standard library's own versions of these refuse.
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try next().readOrReport(type) }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try next().readOrReport(type) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next().openOrReport { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().openOrReport { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> ValueDecoder {
    guard !isAtEnd || decoder.node.isStandIn else {
      var fault = ValueFault(expected: "an array of more than \(elements.count) elements")
      fault.place = decoder.place
      throw fault
    }
    let node = isAtEnd ? try decoder.emptied().node : elements[currentIndex]
    defer { currentIndex += 1 }
    return decoder.child(node, path: decoder.path.appending(currentIndex), key: IndexKey(currentIndex))
  }
}
