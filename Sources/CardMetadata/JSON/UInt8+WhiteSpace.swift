extension UInt8 {
  /// RFC 8259's white space: space, tab, line feed and carriage return.
  package var isJSONWhiteSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
