/// Writes the elements of an array.
struct UnkeyedEncoder: UnkeyedEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.count }
  private var next: ValueEncoder { encoder.appended() }

  func encodeNil() { next.set(.null) }
  func encode<T: Encodable>(_ value: T) throws { try next.write(value) }

  // The standard library's own versions of these refuse.
  func encode(_ value: Int128) throws { try next.write(value) }
  func encode(_ value: UInt128) throws { try next.write(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    next.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next.unkeyedContainer() }
  func superEncoder() -> any Encoder { next }
}
