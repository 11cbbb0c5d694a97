/// Writes compact JSON: the package's one way to do so.
///
/// The text is harmless on a terminal and decodes to exactly what was written: controls, bidi controls and invisible
/// characters stand in it as `\uXXXX`. A closure writes the one value, or the members, that belong in its place:
///
///     var writer = JSONWriter()
///     writer.object {
///       $0.member("type", "msg_with_button")
///       $0.member("buttons") { $0.array { $0.string("Open") } }
///     }
package struct JSONWriter {
  package private(set) var output = ""

  /// Whether a value stands before the place to write at, in the same object or array.
  private var needsComma = false

  package init() {}

  package mutating func object(_ members: (inout JSONWriter) throws -> Void) rethrows {
    try container("{", "}", members)
  }

  package mutating func array(_ elements: (inout JSONWriter) throws -> Void) rethrows {
    try container("[", "]", elements)
  }

  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  package mutating func integer(_ value: Int) { literal(String(value)) }

  package mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  package mutating func null() { literal("null") }

  /// Writes a number by its JSON text, such as `1e400`, which no Swift number can hold.
  package mutating func number(_ text: String) {
    precondition(JSONNumber.isNumber(text), "the text must be a number by RFC 8259")
    literal(text)
  }

  private mutating func container(
    _ opening: String, _ closing: String, _ content: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    output += opening
    needsComma = false
    try content(&self)
    output += closing
    needsComma = true
  }

  private mutating func literal(_ text: String) {
    separate()
    output += text
  }

  private mutating func separate() {
    if needsComma { output += "," }
    needsComma = true
  }
}

extension JSONWriter {
  /// Writes a member whose value the closure writes; one that writes nothing gives `null`.
  package mutating func member(_ key: String, _ value: (inout JSONWriter) throws -> Void) rethrows {
    string(key)
    output += ":"
    needsComma = false
    try value(&self)
    if !needsComma { null() }
  }

  package mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }

  package mutating func member(_ key: String, _ value: Int) { member(key) { $0.integer(value) } }

  package mutating func member(_ key: String, _ value: Bool) { member(key) { $0.boolean(value) } }
}

extension JSONWriter {
  private mutating func quote(_ text: String) {
    output += "\""
    if text.utf8.allSatisfy(\.isPlainInJSON) {
      output += text
    } else {
      var previous: Unicode.Scalar?
      for scalar in text.unicodeScalars {
        write(scalar, behind: previous)
        previous = scalar
      }
    }
    output += "\""
  }

  private mutating func write(_ scalar: Unicode.Scalar, behind previous: Unicode.Scalar?) {
    switch scalar {
    case "\"": output += "\\\""
    case "\\": output += "\\\\"
    // The short forms, because what is written may have to keep a limit.
    case "\n": output += "\\n"
    case "\t": output += "\\t"
    case "\r": output += "\\r"
    case let scalar where scalar.isHarmless(behind: previous): output.unicodeScalars.append(scalar)
    default:
      for unit in UTF16.encode(scalar)! {
        let digits = String(unit, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
  }
}

extension UInt8 {
  /// Printable ASCII that stands for itself in a string.
  fileprivate var isPlainInJSON: Bool {
    0x20...0x7E ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
