/// Writes the members of an object.
struct KeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder
  let keys: KeyStrategy
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.member(key, keys).set(.null) }
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try encoder.member(key, keys).write(value) }

  // The standard library's own versions of these refuse.
  func encode(_ value: Int128, forKey key: Key) throws { try encoder.member(key, keys).write(value) }
  func encode(_ value: UInt128, forKey key: Key) throws { try encoder.member(key, keys).write(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.member(key, keys).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.member(key, keys).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.member(SuperKey(), keys) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key, keys) }
}
