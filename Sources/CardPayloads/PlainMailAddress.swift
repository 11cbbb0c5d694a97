import CardCore

/// Tells of most mail addresses that they are one: a name and a host of letters, digits and a few signs.
enum PlainMailAddress {
  static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= PlainAddress.maximumLength, let sign = bytes.firstIndex(of: UInt8(ascii: "@")) else {
      return false
    }
    return sign > 0 && bytes[..<sign].allSatisfy(isMailByte) && bytes[(sign + 1)...].allSatisfy(isMailByte)
      && bytes[(sign + 1)...].contains { $0 != UInt8(ascii: ".") }
  }

  private static func isMailByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    case UInt8(ascii: "_"), UInt8(ascii: "+"): true
    default: false
    }
  }
}
