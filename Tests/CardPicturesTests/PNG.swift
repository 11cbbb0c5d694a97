/// Writes PNG files, so that tests know what is in them.
enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A file of pixels of red, green, blue and alpha.
  static func file(_ rows: [[[UInt8]]]) -> [UInt8] {
    let data: [UInt8] = rows.flatMap { row in [0] + row.joined() }
    return signature + header(width: rows[0].count, height: rows.count) + chunk("IDAT", stored(data))
      + chunk("IEND", [])
  }

  static func header(width: Int, height: Int) -> [UInt8] {
    chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0])
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  /// A zlib stream of stored blocks (RFC 1950 and 1951).
  static func stored(_ data: [UInt8]) -> [UInt8] {
    precondition(data.count < 65_536, "one block is enough for a test")
    let length = UInt16(data.count)
    let lengths = [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data { (a, b) = ((a + UInt32(byte)) % 65_521, (b + a + UInt32(byte)) % 65_521) }
    return [0x78, 0x01, 1] + lengths + data + bigEndian(b << 16 | a)
  }

  /// CRC-32 as PNG's specification has it, section D.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
