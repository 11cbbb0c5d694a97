/// An input whose expected range stands between the marks `⟦` and `⟧`.
///
/// `‹FF›` stands for the byte 0xFF, so that bad UTF-8 can be written down too.
package struct MarkedBytes {
  package let bytes: [UInt8]
  package let ranges: [Range<Int>]

  package init(_ marked: String) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var start = 0
    var rest = marked.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "⟦": start = bytes.count
      case "⟧": ranges.append(start..<bytes.count)
      case "‹":
        let digits = String(String.UnicodeScalarView(rest.prefix { $0 != "›" }))
        rest = rest.drop { $0 != "›" }.dropFirst()
        bytes += digits.split(separator: " ").compactMap { UInt8($0, radix: 16) }
      default: bytes += Array(String(scalar).utf8)
      }
    }
    self.bytes = bytes
    self.ranges = ranges
  }
}
