/// Writes one value.
struct SingleValueEncoder: SingleValueEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.set(.null) }
  func encode(_ value: String) { encoder.set(.string(value)) }
  func encode(_ value: Bool) { encoder.set(.boolean(value)) }
  func encode(_ value: Double) throws { try encoder.write(number: value) }
  func encode(_ value: Float) throws { try encoder.write(number: value) }
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

  private func integer(_ value: some FixedWidthInteger) { encoder.set(.number(value.description)) }
}
