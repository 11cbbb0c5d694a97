/// One UTF-8 sequence, well-formed or not.
///
/// A bad one is measured as the Unicode Standard recommends (section 3.9, "substitution of maximal subparts"): the
/// longest beginning of a well-formed sequence, or one byte. String's own repair counts in the same way.
struct UTF8Sequence: Equatable {
  let length: Int
  let isWellFormed: Bool

  /// Reads the sequence that begins at `position`, which must be inside `bytes`.
  init(in bytes: [UInt8], at position: Int) {
    let lead = bytes[position]
    guard let (second, count) = Self.continuation(of: lead) else {
      length = 1
      isWellFormed = lead < 0x80
      return
    }
    var read = 1
    while read <= count, position + read < bytes.count {
      let allowed = read == 1 ? second : 0x80...0xBF
      guard allowed.contains(bytes[position + read]) else { break }
      read += 1
    }
    length = read
    isWellFormed = read == count + 1
  }

  /// Table 3-7 of the Unicode Standard: what the second byte may be, and how many bytes follow the first.
  static func continuation(of lead: UInt8) -> (second: ClosedRange<UInt8>, count: Int)? {
    switch lead {
    case 0xC2...0xDF: (0x80...0xBF, 1)
    case 0xE0: (0xA0...0xBF, 2)
    case 0xED: (0x80...0x9F, 2)
    case 0xE1...0xEF: (0x80...0xBF, 2)
    case 0xF0: (0x90...0xBF, 3)
    case 0xF1...0xF3: (0x80...0xBF, 3)
    case 0xF4: (0x80...0x8F, 3)
    default: nil
    }
  }
}
