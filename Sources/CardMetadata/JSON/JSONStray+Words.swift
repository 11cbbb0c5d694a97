import CardCore

extension JSONStray {
  /// The fault of standing where the grammar asks for `expected`.
  func diagnostic(expected: JSONExpectation) -> Diagnostic {
    switch kind {
    case .badUTF8: .badUTF8(content)
    case .number where !isNumber && expected.takesValue: numberDiagnostic
    case .word, .number, .string, .singleQuoted, .comment, .punctuation, .control, .character:
      .unexpected(self, expected: expected)
    }
  }

  /// The phrase that a message begins with.
  fileprivate var name: String {
    let excerpt = DisplayText.quoted(text)
    return switch kind {
    case .word: "the word \(excerpt)"
    case .number: "the number \(excerpt)"
    case .string: isUnclosed ? "a double quote" : "the string \(DisplayText.quoted(unquoted))"
    case .singleQuoted: isUnclosed ? "a single quote" : "the single-quoted text \(DisplayText.quoted(unquoted))"
    case .comment: "the comment \(excerpt)"
    case .control: "the control character \(codePoint)"
    case .character:
      if text == "\u{FEFF}" {
        "a byte order mark"
      } else {
        DisplayText(text).isBlank ? "the character \(codePoint)" : "the character \(excerpt) (\(codePoint))"
      }
    case .punctuation, .badUTF8: excerpt
    }
  }

  private var isUnclosed: Bool { content.count == 1 }

  private var unquoted: String { String(decoding: content.dropFirst().dropLast().prefix(256), as: UTF8.self) }

  private var codePoint: String {
    let digits = String(text.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// What to do about it, wherever it stands; `nil` where that depends on the place.
  fileprivate var ownHint: String? {
    switch kind {
    case .word: wordHint
    case .singleQuoted: "use double quotes"
    case .comment: "remove the comment; JSON has none"
    case .control:
      content.first == 0 ? "remove it; text in UTF-16 has one beside each letter, and must be UTF-8" : "remove it"
    case .character: characterHint
    case .number, .string, .punctuation, .badUTF8: nil
    }
  }

  private var wordHint: String? {
    switch text {
    case "True", "TRUE": "write true in lower case"
    case "False", "FALSE": "write false in lower case"
    case "None", "nil", "undefined", "Null", "NULL", "NaN", "Infinity": "leave the member out, or write it as a string"
    default: nil
    }
  }

  private var characterHint: String? {
    switch text {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}": "use straight double quotes"
    case "\u{FEFF}": "remove it; it may stand at the beginning of the input or of a line, and nowhere else"
    case let text where text.unicodeScalars.allSatisfy(\.properties.isWhitespace): "use a plain space"
    case let text where text.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint):
      "remove it; nobody can see it"
    default: nil
    }
  }

  /// What to do about it where `expected` should stand.
  fileprivate func hint(expected: JSONExpectation) -> String {
    switch expected {
    case .value, .valueOrBracket:
      if isComma {
        "remove the comma"
      } else if kind == .word {
        "put text in double quotes"
      } else {
        isClosing ? "write a value before it, or remove it" : "write a value instead"
      }
    case .key, .keyOrBrace:
      if isComma { "remove the comma" } else { "put the key in double quotes" }
    case .end: isComma ? "remove the comma" : "remove what follows the value"
    case .colon: "write a colon between the key and its value"
    case .commaOrBrace, .commaOrBracket:
      if isClosing {
        "close the brackets in order"
      } else {
        beginsValue ? "write a comma before it" : "write a comma instead"
      }
    }
  }

  private var beginsValue: Bool {
    kind != .punctuation || content.first == UInt8(ascii: "{") || content.first == UInt8(ascii: "[")
  }

  private var isComma: Bool { content.first == UInt8(ascii: ",") }

  private var isClosing: Bool { content.first == UInt8(ascii: "}") || content.first == UInt8(ascii: "]") }
}

extension Diagnostic {
  /// A byte sequence that is not UTF-8, in a string or anywhere else.
  static func badUTF8(_ bytes: ArraySlice<UInt8>) -> Diagnostic {
    let names = bytes.map { "0x" + $0.hexadecimal }.joined(separator: " ")
    let isWhole = bytes.count == 1
    return Diagnostic(
      .jsonEncoding, isWhole ? "the byte \(names) is not UTF-8" : "the bytes \(names) are not a whole UTF-8 character",
      at: FieldPath(), range: bytes.startIndex..<bytes.endIndex,
      hint: "write the input in UTF-8, and cut text between characters only")
  }

  fileprivate static func unexpected(_ stray: JSONStray, expected: JSONExpectation) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "\(stray.name) stands where \(expected.rawValue) is expected", at: FieldPath(), range: stray.range,
      hint: stray.ownHint ?? stray.hint(expected: expected))
  }
}
