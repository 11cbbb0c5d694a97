/// Turns the bytes between a string's quotes into its text.
enum JSONEscapes {
  /// The text without escapes; lone surrogates and bad UTF-8 become U+FFFD.
  ///
  /// The escapes must have been checked before.
  static func text(of content: ArraySlice<UInt8>) -> String {
    // Written where the string has its bytes, so that they are not copied once more.
    String(unsafeUninitializedCapacity: content.count) { remove(from: content, into: $0) }
  }

  /// Writes the bytes without escapes, which are fewer, and gives their number.
  private static func remove(from content: ArraySlice<UInt8>, into text: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var rest = content
    var count = 0
    func write(_ bytes: some Collection<UInt8>) {
      count = text[count...].update(fromContentsOf: bytes)
    }
    while !rest.isEmpty {
      let plain = rest.prefix(plainCount(of: rest))
      write(plain)
      rest = rest.dropFirst(plain.count)
      guard let sign = rest.popFirst() else { break }
      guard sign == UInt8(ascii: "\\") else {
        write(CollectionOfOne(sign))
        continue
      }
      guard let letter = rest.popFirst() else { break }
      if letter == UInt8(ascii: "u") {
        write(scalar(from: &rest).utf8)
      } else {
        write(CollectionOfOne(byte(for: letter)))
      }
    }
    return count
  }

  /// The number of bytes before the next backslash or quote.
  private static func plainCount(of rest: ArraySlice<UInt8>) -> Int {
    rest.withUnsafeBytes { bytes in
      bytes.baseAddress.map { PlainBytes.end(of: 0x00...0xFF, in: $0, from: 0, to: bytes.count) } ?? 0
    }
  }

  /// How long the escape at the beginning of `content` is, and how many bytes of text it becomes.
  static func measure(_ content: ArraySlice<UInt8>) -> (length: Int, width: Int) {
    var rest = content.dropFirst()
    let isUnicode = rest.popFirst() == UInt8(ascii: "u")
    let width = isUnicode ? scalar(from: &rest).utf8.count : 1
    return (rest.startIndex - content.startIndex, width)
  }

  private static func byte(for letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    default: letter
    }
  }

  /// Reads the digits behind `\u`, and a second escape where the two are a surrogate pair.
  private static func scalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    // Nobody checked it; and no escape may become more bytes than it has.
    guard let unit = codeUnit(in: rest, at: rest.startIndex) else { return "?" }
    rest = rest.dropFirst(4)
    guard 0xD800...0xDBFF ~= unit, let low = lowSurrogate(in: rest, at: rest.startIndex) else {
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
    rest = rest.dropFirst(6)
    return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00) ?? "\u{FFFD}"
  }

  /// The low surrogate escape, such as `\uDE00`, that stands at `index`, or `nil`.
  static func lowSurrogate(in bytes: ArraySlice<UInt8>, at index: Int) -> UInt16? {
    guard index + 1 < bytes.endIndex, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
      let unit = codeUnit(in: bytes, at: index + 2), 0xDC00...0xDFFF ~= unit
    else { return nil }
    return unit
  }

  /// Four hexadecimal digits as a number, or `nil` where there are none.
  static func codeUnit(in bytes: ArraySlice<UInt8>, at index: Int) -> UInt16? {
    guard index + 4 <= bytes.endIndex else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[index..<(index + 4)] {
      guard let digit = byte.hexadecimalDigit else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
