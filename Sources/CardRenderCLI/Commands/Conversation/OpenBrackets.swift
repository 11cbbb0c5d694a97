/// Tells whether what came of a stream so far could be all of it: in JSON no bracket is open, in XML the last tag has ended.
struct OpenBrackets {
  private var first: UInt8?
  private var last: UInt8?
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  /// Whether nothing that has begun waits for its end.
  var isBalanced: Bool { first == UInt8(ascii: "<") ? last == UInt8(ascii: ">") : depth <= 0 && !isInText }

  mutating func read(_ bytes: [UInt8]) {
    for byte in bytes where byte > 0x20 || isInText {
      first = first ?? byte
      last = byte
      if first != UInt8(ascii: "<") { readJSON(byte) }
    }
  }

  private mutating func readJSON(_ byte: UInt8) {
    if isEscaped { return isEscaped = false }
    switch byte {
    case UInt8(ascii: "\\") where isInText: isEscaped = true
    case UInt8(ascii: "\""): isInText.toggle()
    // A line end never stands in a text: the line was torn.
    case UInt8(ascii: "\n") where isInText: isInText = false
    case UInt8(ascii: "{"), UInt8(ascii: "["): if !isInText { depth += 1 }
    case UInt8(ascii: "}"), UInt8(ascii: "]"): if !isInText { depth -= 1 }
    default: break
    }
  }
}
