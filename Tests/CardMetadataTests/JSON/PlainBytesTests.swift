import Testing

@testable import CardMetadata

struct PlainBytesTests {
  @Test(arguments: [0x20...0x7F, 0x21...0x7E, 0x20...0xFF, 0x00...0xFF] as [ClosedRange<UInt8>])
  func `eight bytes at once tell what one by one does`(plain: ClosedRange<UInt8>) {
    for byte in UInt8.min...UInt8.max {
      for length in 1...17 {
        for place in 0..<length {
          // The byte behind it is one that the arithmetic of a word could mistake for a stop, and is none.
          var bytes = [UInt8](repeating: 0x23, count: length)
          bytes[place] = byte
          let stops = !plain.contains(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
          let end = bytes.withUnsafeBytes {
            PlainBytes.end(of: plain, in: $0.baseAddress!, from: place / 2, to: length)
          }
          #expect(end == (stops ? place : length))
        }
      }
    }
  }
}
