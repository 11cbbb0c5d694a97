/// The pairs as the properties of a type.
struct FlatContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let pairs: FlatPairs
  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] {
    _ = pairs.irregularity()
    return []
  }

  func contains(_ key: Key) -> Bool { pairs.text(of: key.stringValue) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

  func decode(_ type: String.Type, forKey key: Key) throws -> String { try pairs.required(key.stringValue) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(of: key) { try $0.decode(type) } }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(of: key) { try $0.decode(type) } }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(of: key) { try $0.decode(type) } }
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try value(of: key) { try $0.decode(type) } }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try value(of: key) { try $0.decode(type) } }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try value(of: key) { try $0.decode(type) }
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { pairs.text(of: key.stringValue) }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try contains(key) ? decode(type, forKey: key) : nil
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    throw pairs.irregularity()
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw pairs.irregularity() }
  func superDecoder() throws -> any Decoder { throw pairs.irregularity() }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw pairs.irregularity() }

  private func value<T>(of key: Key, _ decode: (FlatValue) throws -> T) throws -> T {
    do {
      return try decode(FlatValue(pairs: pairs, text: pairs.required(key.stringValue)))
    } catch {
      // Whoever swallows the error must not swallow the fault.
      throw pairs.irregularity()
    }
  }
}
