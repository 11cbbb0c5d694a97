/// Writes values one behind the other as bytes that only a `RecordReader` of the same run reads.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Forgets what was written and keeps the room for it.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// A number in as many groups of seven bits as it takes.
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A number of either sign; small ones take little room.
  mutating func write(_ number: Int64) {
    write(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  mutating func write(_ number: Int) { write(Int64(number)) }
  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ value: some Recordable) { value.write(to: &self) }

  mutating func write(_ value: (some Recordable)?) {
    write(value != nil)
    if let value { value.write(to: &self) }
  }

  mutating func write(_ values: [some Recordable]) {
    write(UInt64(values.count))
    for value in values { value.write(to: &self) }
  }
}
