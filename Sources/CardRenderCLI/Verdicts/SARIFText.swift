/// Text in a SARIF message, by section 3.11 of the standard.
enum SARIFText {
  /// The text with its braces doubled, so that they hold no place for an argument, and a space where a sender's text would
  /// make a link.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if last == "]", scalar == "(" { escaped.append(" ") }
      escaped.append(scalar)
      if scalar == "{" || scalar == "}" { escaped.append(scalar) }
      last = scalar
    }
    return String(escaped)
  }
}
