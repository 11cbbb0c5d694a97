import CardCore

extension JSONStray {
  /// The fault of text that begins like a number and is none.
  var numberDiagnostic: Diagnostic {
    let digits = text.drop { $0 == "-" }
    let (clause, hint): (String, String) =
      if digits.isEmpty {
        ("has no digit", "write digits behind the minus sign")
      } else if text.hasPrefix("+") {
        ("has a plus sign", "remove the plus sign")
      } else if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
        ("is hexadecimal", "write it in decimal digits, or as a string")
      } else if digits.first?.isLetter == true {
        ("is no JSON number", "write null, or a string")
      } else if digits.hasPrefix(".") {
        ("has no digit before its point", "write a zero before the point")
      } else if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
        ("begins with a needless zero", "remove the leading zeros, or write it as a string")
      } else if endsAtPoint(digits) {
        ("has no digit after its point", "write a zero after the point, or remove the point")
      } else if endsAtExponent(digits) {
        ("has no digit in its exponent", "write the exponent's digits")
      } else {
        ("is no JSON number", "mend the number, or write it as a string")
      }
    return .badNumber(text, clause, at: range, hint: hint)
  }

  private func endsAtPoint(_ digits: Substring) -> Bool {
    let rest = digits.drop(while: \.isNumber)
    return rest.first == "." && rest.dropFirst().first?.isNumber != true
  }

  private func endsAtExponent(_ digits: Substring) -> Bool {
    let rest = digits.drop { $0.isNumber || $0 == "." }
    return rest.lowercased().hasPrefix("e") && !rest.contains(where: \.isNumber)
  }
}

extension Diagnostic {
  fileprivate static func badNumber(
    _ text: String, _ clause: String, at range: SourceRange, hint: String
  ) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "the number \(DisplayText.quoted(text)) \(clause)", at: FieldPath(), range: range, hint: hint)
  }
}
