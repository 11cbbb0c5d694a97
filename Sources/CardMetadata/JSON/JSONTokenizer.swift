import CardCore

/// Reads one JSON document by RFC 8259, to the letter, and says what is wrong and where.
///
/// It keeps its own stack and never reads a byte of a well-formed document twice, so neither nesting nor length can
/// hurt it.
package struct JSONTokenizer {
  let bytes: [UInt8]
  var position: Int
  var faults = CountedFaults()
  private let limits: JSONLimits

  /// What messages call the text.
  let name: String
  private var tokens: [JSONToken] = []

  /// The indices of the objects and arrays that are not closed yet, the innermost last.
  private var open: [Int] = []

  /// Reads the document, of any kind, that starts at `offset` after white space.
  ///
  /// Messages call the text by `name`.
  package static func tokenize(
    _ bytes: [UInt8], from offset: Int = 0, limits: JSONLimits = JSONLimits(), name: String = "the input"
  ) -> JSONTokenization {
    var tokenizer = JSONTokenizer(bytes, from: offset, limits: limits, name: name)
    do throws(JSONFault) {
      try tokenizer.document()
      let tokens = JSONTokens(bytes: bytes, tokens: tokenizer.tokens)
      return .document(tokens, end: tokenizer.position, faults: tokenizer.faults.diagnostics)
    } catch {
      return .failure(error.diagnostic, faults: tokenizer.faults.diagnostics, at: error.position)
    }
  }

  init(_ bytes: [UInt8], from offset: Int, limits: JSONLimits = JSONLimits(), name: String = "the input") {
    self.bytes = bytes
    position = offset
    self.limits = limits
    self.name = name
  }

  private mutating func document() throws(JSONFault) {
    let start = position
    skipWhiteSpace()
    guard position < bytes.count else { throw JSONFault(diagnostic: .empty(start..<position), position: position) }
    try value(or: .value)
    while let container = open.last {
      if tokens[container].kind == .object {
        try memberOrEnd(of: container)
      } else {
        try elementOrEnd(of: container)
      }
    }
  }

  private mutating func memberOrEnd(of object: Int) throws(JSONFault) {
    let isFirst = tokens.count == object + 1
    skipWhiteSpace()
    if next == UInt8(ascii: "}") { return close(object) }
    if !isFirst {
      try comma(before: UInt8(ascii: "}"), or: .commaOrBrace)
    }
    guard next == UInt8(ascii: "\"") else { throw unexpected(isFirst ? .keyOrBrace : .key) }
    try stringToken()
    skipWhiteSpace()
    guard next == UInt8(ascii: ":") else { throw unexpected(.colon) }
    position += 1
    skipWhiteSpace()
    try value(or: .value)
  }

  private mutating func elementOrEnd(of array: Int) throws(JSONFault) {
    let isFirst = tokens.count == array + 1
    skipWhiteSpace()
    if next == UInt8(ascii: "]") { return close(array) }
    if !isFirst {
      try comma(before: UInt8(ascii: "]"), or: .commaOrBracket)
    }
    try value(or: isFirst ? .valueOrBracket : .value)
  }

  /// Reads a comma, and the white space behind it, that must not be the last thing before `bracket`.
  private mutating func comma(before bracket: UInt8, or expected: JSONExpectation) throws(JSONFault) {
    guard next == UInt8(ascii: ",") else { throw unexpected(expected) }
    let comma = position
    position += 1
    skipWhiteSpace()
    if next == bracket { throw JSONFault(diagnostic: .trailingComma(at: comma), position: position) }
  }

  private mutating func value(or expected: JSONExpectation) throws(JSONFault) {
    switch next {
    case UInt8(ascii: "{"): try open(.object)
    case UInt8(ascii: "["): try open(.array)
    case UInt8(ascii: "\""): try stringToken()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scalar(.number, end: number())
    case UInt8(ascii: "t"): try scalar(.true, end: word("true", or: expected))
    case UInt8(ascii: "f"): try scalar(.false, end: word("false", or: expected))
    case UInt8(ascii: "n"): try scalar(.null, end: word("null", or: expected))
    default: throw unexpected(expected)
    }
  }

  private mutating func open(_ kind: JSONToken.Kind) throws(JSONFault) {
    guard open.count < limits.maximumDepth else {
      throw JSONFault(diagnostic: .tooDeep(at: position, limit: limits.maximumDepth), position: position)
    }
    open.append(tokens.count)
    tokens.append(JSONToken(kind, start: position, end: position + 1, next: tokens.count + 1))
    position += 1
  }

  private mutating func close(_ container: Int) {
    position += 1
    tokens[container].end = position
    tokens[container].next = tokens.count
    open.removeLast()
  }

  private mutating func stringToken() throws(JSONFault) {
    let start = position
    let hasEscapes = try string()
    tokens.append(JSONToken(.string, start: start, end: position, next: tokens.count + 1, hasEscapes: hasEscapes))
  }

  private mutating func scalar(_ kind: JSONToken.Kind, end: Int) throws(JSONFault) {
    tokens.append(JSONToken(kind, start: position, end: end, next: tokens.count + 1))
    position = end
  }

  /// The fault of whatever stands at `position`, or of the end of the input.
  func unexpected(_ expected: JSONExpectation) -> JSONFault {
    if position == bytes.count, let container = open.last {
      let diagnostic = Diagnostic.unclosed(tokens[container], of: name, expected: expected)
      return JSONFault(diagnostic: diagnostic, position: position)
    }
    let stray = JSONStray(in: bytes, at: position)
    return JSONFault(diagnostic: stray.diagnostic(expected: expected), position: position)
  }
}

extension JSONTokenizer {
  /// The byte at `position`; NUL, which begins nothing in JSON, at the end of the input.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func skipWhiteSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func empty(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "the input is empty", at: FieldPath(), range: range,
      hint: "write a JSON object such as {\"type\":\"…\"}")
  }

  fileprivate static func trailingComma(at comma: Int) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "nothing follows this comma", at: FieldPath(), range: comma..<(comma + 1), hint: "remove the comma")
  }

  fileprivate static func tooDeep(at position: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .jsonDepth, "objects and arrays are nested \(limit + 1) levels deep here; the limit is \(limit)", at: FieldPath(),
      range: position..<(position + 1), hint: "flatten the value, or encode the inner part as a string of JSON",
      limit: limit, actual: limit + 1)
  }

  fileprivate static func unclosed(
    _ container: JSONToken, of text: String, expected: JSONExpectation
  ) -> Diagnostic {
    let (name, bracket) = container.kind == .object ? ("object", "}") : ("array", "]")
    return Diagnostic(
      .jsonSyntax, "\(text) ends inside this \(name), where \(expected.rawValue) is expected", at: FieldPath(),
      range: container.start..<(container.start + 1), hint: "close the \(name) with \(bracket)")
  }
}
