/// Removes the white space around the values of a JSON text.
enum JSONCompaction {
  /// The same JSON without white space outside its strings; a string's own text stays as it is written.
  static func compacted(_ json: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    var isInString = false
    var isEscaped = false
    for byte in json.utf8 {
      let isWhiteSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
      if isWhiteSpace && !isInString { continue }
      if byte == UInt8(ascii: "\"") && !isEscaped { isInString.toggle() }
      isEscaped = isInString && byte == UInt8(ascii: "\\") && !isEscaped
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
