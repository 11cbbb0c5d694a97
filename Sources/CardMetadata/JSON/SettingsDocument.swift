package import CardCore

/// The one JSON object that a file of settings is, such as rules or a theme.
package struct SettingsDocument {
  package let tokens: JSONTokens

  /// What is wrong with the file and leaves the object readable.
  package let faults: [Diagnostic]

  /// Reads a file of settings that are called `noun` in messages.
  ///
  /// A byte order mark before them is let in.
  ///
  /// - Throws: A `CardFailure` where there is no object; `notAnObject` words it where there is something else.
  package init(
    _ bytes: [UInt8], called noun: String, notAnObject: (JSONTokens) -> Diagnostic
  ) throws(CardFailure) {
    let start = ByteOrderMark.range(in: bytes, at: 0)?.upperBound ?? 0
    let tokenization = JSONTokenizer.tokenize(bytes, from: start)
    guard case .document(let tokens, let end, let faults) = tokenization else {
      throw CardFailure(tokenization.diagnostics)
    }
    guard tokens[0].kind == .object else { throw CardFailure(faults + [notAnObject(tokens)]) }
    self.tokens = tokens
    let rest = bytes[end...].firstIndex { !$0.isJSONWhiteSpace }
    self.faults = faults + (rest.map { [.somethingBehind(noun, at: $0)] } ?? [])
  }
}

extension JSONTokens {
  /// A value as messages about settings and fields show it: what is short as it stands, the rest by its kind.
  package func shown(at index: Int) -> String {
    switch self[index].kind {
    case .string: DisplayText.quoted(string(at: index))
    case .number, .true, .false, .null: String(rawText(of: index).prefix(40))
    case .object: "an object"
    case .array: "a list"
    }
  }
}

extension Diagnostic {
  fileprivate static func somethingBehind(_ noun: String, at position: Int) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "something stands behind the \(noun)", at: FieldPath(), range: position..<(position + 1),
      hint: "keep one object in a \(noun) file")
  }

  /// A key that stands twice in an object of settings.
  package static func repeatedSetting(_ name: String, at path: FieldPath, range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonDuplicateKey, "the key \(DisplayText.quoted(name)) stands more than once", at: path, range: range,
      hint: "keep one of them")
  }
}
