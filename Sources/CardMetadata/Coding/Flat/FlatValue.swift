import FoundationEssentials

/// The text of one pair as a scalar.
struct FlatValue: Decoder, SingleValueDecodingContainer {
  let pairs: FlatPairs
  let text: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw pairs.irregularity()
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw pairs.irregularity() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }
  func decode(_ type: String.Type) throws -> String { text }
  func decode(_ type: Bool.Type) throws -> Bool { try ScalarText.boolean(text) }
  func decode(_ type: Double.Type) throws -> Double { try ScalarText.double(text) }
  func decode(_ type: Float.Type) throws -> Float { try ScalarText.float(text) }
  func decode(_ type: Int.Type) throws -> Int { try ScalarText.integer(text) }
  func decode(_ type: Int8.Type) throws -> Int8 { try ScalarText.integer(text) }
  func decode(_ type: Int16.Type) throws -> Int16 { try ScalarText.integer(text) }
  func decode(_ type: Int32.Type) throws -> Int32 { try ScalarText.integer(text) }
  func decode(_ type: Int64.Type) throws -> Int64 { try ScalarText.integer(text) }
  func decode(_ type: Int128.Type) throws -> Int128 { try ScalarText.integer(text) }
  func decode(_ type: UInt.Type) throws -> UInt { try ScalarText.integer(text) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try ScalarText.integer(text) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try ScalarText.integer(text) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try ScalarText.integer(text) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try ScalarText.integer(text) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try ScalarText.integer(text) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    switch type {
    case is String.Type: return text as! T
    case is Date.Type: return try DateText.date(text) as! T
    case is URL.Type: return try ScalarText.url(text) as! T
    case is Data.Type: return try ScalarText.data(text) as! T
    case is Decimal.Type: return try ScalarText.decimal(text) as! T
    default: return try T(from: self)
    }
  }
}
