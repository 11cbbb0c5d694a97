/// One value.
///
/// Faults are thrown up to the field that holds it, which knows its name.
struct SingleValueContainer: SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.node.isNull }

  func decode(_ type: Bool.Type) throws -> Bool { try ScalarText.boolean(scalar("true or false")) }
  func decode(_ type: String.Type) throws -> String { try decoder.node.string() }
  func decode(_ type: Double.Type) throws -> Double { try ScalarText.double(scalar("a number")) }
  func decode(_ type: Float.Type) throws -> Float { try ScalarText.float(scalar("a number")) }
  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: Int128.Type) throws -> Int128 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try integer() }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.read(type) }

  private func integer<T: FixedWidthInteger>() throws -> T {
    try ScalarText.integer(scalar("a whole number"))
  }

  private func scalar(_ expected: String) throws -> String {
    try decoder.node.scalar(expected: expected)
  }
}
