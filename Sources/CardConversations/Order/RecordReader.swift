/// Reads what a `RecordWriter` of the same run wrote.
struct RecordReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func unsigned() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = bytes[offset]
      offset += 1
      number |= UInt64(byte & 0x7F) << shift
      guard byte >= 0x80 else { return number }
      shift += 7
    }
  }

  mutating func signed() -> Int64 {
    let number = unsigned()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  mutating func integer() -> Int { Int(signed()) }

  mutating func flag() -> Bool {
    offset += 1
    return bytes[offset - 1] != 0
  }

  mutating func text() -> String {
    let count = Int(unsigned())
    defer { offset += count }
    return String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
  }

  mutating func value<Value: Recordable>() -> Value { Value(from: &self) }

  mutating func optional<Value: Recordable>() -> Value? { flag() ? Value(from: &self) : nil }

  mutating func array<Value: Recordable>() -> [Value] {
    (0..<unsigned()).map { _ in Value(from: &self) }
  }
}

/// A value that can be put aside as bytes.
protocol Recordable {
  init(from reader: inout RecordReader)
  func write(to writer: inout RecordWriter)
}
