/// Tells of most web addresses that they are one: `http` or `https`, a host of letters and digits, and signs that need no
/// encoding.
///
/// What looks like a number or like Punycode in a host is not plain: it has to be read.
///
/// Any `LinkPolicy` lets them through as they are.
package enum PlainAddress {
  /// So long an address keeps the limit even where each byte has to be encoded as three.
  package static let maximumLength = LinkPolicy.maximumLength / 3

  package static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= maximumLength, let start = hostStart(bytes) else { return false }
    var end = start
    var partStart = start
    while end < bytes.count, isHostByte(bytes[end]) {
      if bytes[end] == UInt8(ascii: ".") {
        guard end > partStart else { return false }
        partStart = end + 1
      } else if bytes[end] == UInt8(ascii: "-"), end == partStart + 3 {
        return false
      }
      end += 1
      guard end - partStart <= HostEncoder.maximumPartLength else { return false }
    }
    guard end > partStart, !isDigit(bytes[partStart]), end - start <= HostEncoder.maximumLength else { return false }
    guard end < bytes.count else { return true }
    return endsHost(bytes[end]) && isPlain(bytes[end...])
  }

  /// Whether signs behind a host need no encoding; a second `#` does.
  private static func isPlain(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    var hasFragment = false
    for byte in bytes {
      guard isPlainByte(byte) else { return false }
      if byte == UInt8(ascii: "#") {
        if hasFragment { return false }
        hasFragment = true
      }
    }
    return true
  }

  private static func hostStart(_ bytes: UnsafeRawBufferPointer) -> Int? {
    if bytes.starts(with: "https://".utf8) { return 8 }
    return bytes.starts(with: "http://".utf8) ? 7 : nil
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func endsHost(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func isPlainByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    case UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: "%"): true
    default: false
    }
  }
}
