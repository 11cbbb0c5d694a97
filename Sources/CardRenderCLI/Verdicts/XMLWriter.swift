import CardMetadata

/// Writes an XML 1.0 document: the command line's one way to do so.
///
/// It escapes whatever it is given. What XML cannot hold, controls and noncharacters, becomes U+FFFD; what would act on
/// a terminal or hide in a text stands as a numeric reference, which decodes to the same.
struct XMLWriter {
  private(set) var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// An element that holds other elements.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    output += "\n"
    content(&self)
    close(name)
  }

  /// An element that holds text.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text: String
  ) {
    open(name, attributes)
    write(text, isAttribute: false)
    close(name)
  }

  private mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) {
    output += "<\(name)"
    for (key, value) in attributes {
      output += " \(key)=\""
      write(value, isAttribute: true)
      output += "\""
    }
    output += ">"
  }

  private mutating func close(_ name: StaticString) {
    output += "</\(name)>\n"
  }

  private mutating func write(_ text: String, isAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      // A reader makes spaces of those in attributes, and LF of CR.
      case "\n", "\t":
        if isAttribute { reference(scalar) } else { output.unicodeScalars.append(scalar) }
      case let scalar where !scalar.isInXML: output += "\u{FFFD}"
      case let scalar where scalar.isHarmless: output.unicodeScalars.append(scalar)
      default: reference(scalar)
      }
    }
  }

  private mutating func reference(_ scalar: Unicode.Scalar) {
    output += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the code point at all, be it by reference (section 2.2, `Char`).
  fileprivate var isInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
