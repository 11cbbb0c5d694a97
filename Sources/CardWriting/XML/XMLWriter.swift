import CardMetadata

/// Writes XML 1.0: the package's one way to do so.
///
/// It escapes whatever it is given. What XML cannot hold, controls and noncharacters, becomes U+FFFD and is counted; what
/// would act on a terminal or hide in a text stands as a numeric reference, which decodes to the same.
package struct XMLWriter {
  /// What is written around the elements.
  package enum Form: Sendable {
    /// A document with its declaration, and elements on lines of their own.
    case document

    /// Elements one after another as they come in a stream, each on one line, without white space between its children.
    case stanzas
  }

  /// The attributes of an element in their order; one without a value is left out.
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  package private(set) var output: String

  /// How many code points became U+FFFD.
  package private(set) var replacedCount = 0
  private let form: Form
  private var depth = 0

  package init(_ form: Form = .document) {
    self.form = form
    output = form == .document ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" : ""
  }

  /// An element that holds other elements.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    output += ">"
    if form == .document { output += "\n" }
    depth += 1
    content(&self)
    depth -= 1
    close(name)
  }

  /// An element that holds text.
  package mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    open(name, attributes)
    output += ">"
    write(text, isAttribute: false)
    close(name)
  }

  /// An element that holds nothing.
  package mutating func empty(_ name: StaticString, _ attributes: Attributes = [:]) {
    open(name, attributes)
    output += "/>"
    endLine()
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    output += "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      output += " \(key)=\""
      write(value, isAttribute: true)
      output += "\""
    }
  }

  private mutating func close(_ name: StaticString) {
    output += "</\(name)>"
    endLine()
  }

  private mutating func endLine() {
    if form == .document || depth == 0 { output += "\n" }
  }

  private mutating func write(_ text: String, isAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += isAttribute ? "&quot;" : "\""
      // A reader makes spaces of those in attributes, and LF of CR.
      case "\n", "\t":
        if isAttribute { reference(scalar) } else { output.unicodeScalars.append(scalar) }
      case let scalar where !scalar.isInXML:
        output += "\u{FFFD}"
        replacedCount += 1
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
