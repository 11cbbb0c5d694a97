/// The only way to put something into HTML: it escapes everything it is given.
struct HTMLWriter {
  private(set) var output = ""
  private var depth = 0

  /// Writes text.
  ///
  /// What could end it or begin an element or a reference is escaped.
  mutating func text(_ text: String) {
    output += Self.escaped(text)
  }

  /// Writes an element whose content is running text, on the line where it begins.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    output += "</\(name)>"
  }

  /// Writes an element that stands on lines of its own.
  mutating func line(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], content: (inout HTMLWriter) -> Void
  ) {
    indent()
    element(name, attributes, content: content)
    output += "\n"
  }

  /// Writes running text on a line of its own.
  mutating func line(content: (inout HTMLWriter) -> Void) {
    indent()
    content(&self)
    output += "\n"
  }

  /// Writes an element whose content stands on lines of its own, between its tags.
  mutating func block(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], content: (inout HTMLWriter) -> Void
  ) {
    indent()
    open(name, attributes)
    output += "\n"
    depth += 1
    content(&self)
    depth -= 1
    indent()
    output += "</\(name)>\n"
  }

  /// Writes an element that has no content.
  mutating func void(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]) {
    open(name, attributes)
  }

  /// Writes an element without content on a line of its own.
  mutating func voidLine(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]) {
    indent()
    open(name, attributes)
    output += "\n"
  }

  private mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) {
    output += "<\(name)"
    for (key, value) in attributes { output += " \(key)=\"\(Self.escaped(value))\"" }
    output += ">"
  }

  private mutating func indent() {
    output += String(repeating: "  ", count: min(depth, 8))
  }

  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}
