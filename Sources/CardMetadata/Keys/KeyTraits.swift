/// What one pass over a key's bytes tells: for most keys that nothing more is to be looked at.
struct KeyTraits {
  let isASCII: Bool

  /// Whether the key is of visible ASCII, without white space at its ends.
  let isPlain: Bool

  /// Whether there is an ASCII capital, so that another key may differ from it in case alone.
  let hasCapital: Bool

  init(_ key: String) {
    var isASCII = true
    var isVisible = true
    var hasCapital = false
    for byte in key.utf8 {
      isASCII = isASCII && byte < 0x80
      isVisible = isVisible && 0x20...0x7E ~= byte
      hasCapital = hasCapital || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    }
    self.isASCII = isASCII
    self.hasCapital = hasCapital
    isPlain = isVisible && key.utf8.first != 0x20 && key.utf8.last != 0x20
  }
}
