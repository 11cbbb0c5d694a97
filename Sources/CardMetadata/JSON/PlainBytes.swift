/// Finds the end of what needs no look inside of a JSON string, eight bytes in one step: most of a message is text in
/// which nothing can happen.
package enum PlainBytes {
  /// Where the first quote, backslash or byte outside of `plain` stands; `end` where there is none.
  ///
  /// `plain` ends below 0x80, or takes everything beyond ASCII too where it ends with 0xFF.
  @inlinable
  @inline(__always)
  package static func end(
    of plain: ClosedRange<UInt8>, in base: UnsafeRawPointer, from start: Int, to end: Int
  ) -> Int {
    var index = start
    while index &+ 8 <= end {
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = stops(in: word, plain)
      guard found == 0 else { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < end {
      let byte = base.load(fromByteOffset: index, as: UInt8.self)
      guard plain.contains(byte), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
      index &+= 1
    }
    return index
  }

  /// The highest bits of the bytes that are not plain.
  @inlinable
  @inline(__always)
  static func stops(in word: UInt64, _ plain: ClosedRange<UInt8>) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    // A byte that is too low borrows, one that is too high carries into its highest bit. Behind the first such byte a
    // false alarm may show; the first itself is true.
    let low =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      | ((word &- ones &* UInt64(plain.lowerBound)) & ~word)
    let isASCII = plain.upperBound < 0x80
    return (isASCII ? low | word | (word &+ ones &* UInt64(0x7F &- plain.upperBound)) : low) & highs
  }
}
