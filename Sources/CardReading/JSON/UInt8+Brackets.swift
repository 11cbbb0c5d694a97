extension UInt8 {
  var isOpeningBracket: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "[") }
  var isClosingBracket: Bool { self == UInt8(ascii: "}") || self == UInt8(ascii: "]") }
}
