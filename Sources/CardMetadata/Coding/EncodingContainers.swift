/// Writes the members of an object.
struct KeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.member(key).set(.null) }
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try encoder.member(key).write(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key) }
}

/// Writes the elements of an array.
struct UnkeyedEncoder: UnkeyedEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.count }
  private var next: ValueEncoder { encoder.appended(IndexKey(count)) }

  func encodeNil() { next.set(.null) }
  func encode<T: Encodable>(_ value: T) throws { try next.write(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    next.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next.unkeyedContainer() }
  func superEncoder() -> any Encoder { next }
}

/// Writes one value.
struct SingleValueEncoder: SingleValueEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.set(.null) }
  func encode(_ value: String) { encoder.set(.string(value)) }
  func encode(_ value: Bool) { encoder.set(.literal("\(value)")) }
  func encode(_ value: Double) throws { encoder.set(.literal(try encoder.text(of: value))) }
  func encode(_ value: Float) throws { encoder.set(.literal(try encoder.text(of: value))) }
  func encode(_ value: Int) { integer(value) }
  func encode(_ value: Int8) { integer(value) }
  func encode(_ value: Int16) { integer(value) }
  func encode(_ value: Int32) { integer(value) }
  func encode(_ value: Int64) { integer(value) }
  func encode(_ value: Int128) { integer(value) }
  func encode(_ value: UInt) { integer(value) }
  func encode(_ value: UInt8) { integer(value) }
  func encode(_ value: UInt16) { integer(value) }
  func encode(_ value: UInt32) { integer(value) }
  func encode(_ value: UInt64) { integer(value) }
  func encode(_ value: UInt128) { integer(value) }
  func encode<T: Encodable>(_ value: T) throws { try encoder.write(value) }

  private func integer(_ value: some FixedWidthInteger) { encoder.set(.literal(value.description)) }
}
