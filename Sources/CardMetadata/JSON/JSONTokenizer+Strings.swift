package import CardCore

extension JSONTokenizer {
  /// The lone surrogates in a document that another reader has tokenized, found and said as this one would.
  package static func surrogateFaults(in document: JSONTokens) -> [Diagnostic] {
    guard document.tokens.contains(where: \.hasEscapes) else { return [] }
    var tokenizer = JSONTokenizer(document.bytes, from: 0)
    for token in document.tokens where token.hasEscapes {
      tokenizer.position = token.start
      _ = try? tokenizer.string()
    }
    return tokenizer.faults.diagnostics
  }

  /// Reads the string whose opening quote stands at `position`, and tells whether it has escapes.
  mutating func string() throws(JSONFault) -> Bool {
    let start = position
    var hasEscapes = false
    position += 1
    while true {
      position = endOfPlainText()
      guard position < bytes.count else { throw unclosedString(start) }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try escape(inStringAt: start)
      case 0x00...0x1F:
        throw JSONFault(diagnostic: .control(bytes[position], at: position), position: position)
      default: beyondASCII()
      }
    }
  }

  /// Where what needs no look ends: printable ASCII without quotes and backslashes.
  private func endOfPlainText() -> Int {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { PlainBytes.end(of: 0x20...0x7F, in: $0, from: position, to: bytes.count) } ?? position
    }
  }

  private mutating func beyondASCII() {
    let sequence = UTF8Sequence(in: bytes, at: position)
    if !sequence.isWellFormed {
      let range = position..<(position + sequence.length)
      faults.report(.badUTF8(bytes[range]))
    }
    position += sequence.length
  }

  private mutating func escape(inStringAt start: Int) throws(JSONFault) {
    guard position + 1 < bytes.count else { throw unclosedString(start) }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): position += 2
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): position += 2
    case UInt8(ascii: "u"): try unicodeEscape(inStringAt: start)
    default: throw badEscape(inStringAt: start)
    }
  }

  private mutating func unicodeEscape(inStringAt start: Int) throws(JSONFault) {
    guard let unit = JSONEscapes.codeUnit(in: bytes[...], at: position + 2) else {
      throw badEscape(inStringAt: start)
    }
    let range = position..<(position + 6)
    position += 6
    switch unit {
    case 0xD800...0xDBFF where JSONEscapes.lowSurrogate(in: bytes[...], at: position) != nil: position += 6
    case 0xD800...0xDFFF: faults.report(.loneSurrogate(bytes[range]))
    default: break
    }
  }

  /// The fault of an escape that JSON does not have, marked as far as its writer must have meant it.
  private func badEscape(inStringAt start: Int) -> JSONFault {
    let digits =
      switch bytes[position + 1] {
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "x"): 2
      default: 0
      }
    var end = position + 1 + UTF8Sequence(in: bytes, at: position + 1).length
    let limit = end + digits
    while end < min(limit, bytes.count), bytes[end].isWordByte { end += 1 }
    if digits == 4, end < limit, end == bytes.count { return unclosedString(start) }
    return JSONFault(diagnostic: .badEscape(bytes[position..<end]), position: position)
  }

  private func unclosedString(_ start: Int) -> JSONFault {
    JSONFault(diagnostic: .unclosedString(at: start, of: name), position: bytes.count)
  }
}

extension Diagnostic {
  fileprivate static func control(_ byte: UInt8, at position: Int) -> Diagnostic {
    let isLineEnd = byte == 0x0A || byte == 0x0D
    let escape =
      switch byte {
      case 0x09: "\\t"
      case 0x0A: "\\n"
      case 0x0D: "\\r"
      default: "\\u00" + byte.hexadecimal
      }
    let name = isLineEnd ? "a line end" : "the control character U+00\(byte.hexadecimal)"
    return Diagnostic(
      .jsonSyntax, "a string holds \(name) as it is", at: FieldPath(), range: position..<(position + 1),
      hint: isLineEnd ? "close the string, or write its line ends as \(escape)" : "write it as \(escape), or remove it")
  }

  fileprivate static func badEscape(_ escape: ArraySlice<UInt8>) -> Diagnostic {
    let text = String(decoding: escape, as: UTF8.self)
    let hint =
      text.hasPrefix("\\u")
      ? "write four hexadecimal digits after \\u" : "write a backslash itself as \\\\, any other character as \\uXXXX"
    return Diagnostic(
      .jsonSyntax, "JSON has no escape \(DisplayText.quoted(text))", at: FieldPath(),
      range: escape.startIndex..<escape.endIndex, hint: hint)
  }

  fileprivate static func unclosedString(at start: Int, of text: String) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "\(text) ends inside this string", at: FieldPath(), range: start..<(start + 1),
      hint: "close the string with a double quote")
  }

  fileprivate static func loneSurrogate(_ escape: ArraySlice<UInt8>) -> Diagnostic {
    let text = String(decoding: escape, as: UTF8.self)
    return Diagnostic(
      .jsonEncoding, "\(text) is half of a surrogate pair without the other half", at: FieldPath(),
      range: escape.startIndex..<escape.endIndex,
      hint: "write both halves, or the character itself in UTF-8; cut long text between characters only")
  }
}
