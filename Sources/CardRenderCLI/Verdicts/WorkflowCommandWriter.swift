import CardMetadata

/// Writes GitHub's workflow commands, one a line: `::error file=a.json,line=1::message`.
///
/// It escapes whatever it is given as the runner unescapes it. The runner knows no escape for what would act on a
/// terminal or hide in a text, so that becomes U+FFFD.
struct WorkflowCommandWriter {
  private(set) var output = ""

  mutating func command(_ name: StaticString, _ properties: [(name: StaticString, value: String)], _ message: String) {
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, isProperty: true))" }.joined(separator: ",")
    output += "::\(name)\(list.isEmpty ? "" : " ")\(list)::\(Self.escaped(message, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped.append(contentsOf: "%25".unicodeScalars)
      case "\r": escaped.append(contentsOf: "%0D".unicodeScalars)
      case "\n": escaped.append(contentsOf: "%0A".unicodeScalars)
      case ":" where isProperty: escaped.append(contentsOf: "%3A".unicodeScalars)
      case "," where isProperty: escaped.append(contentsOf: "%2C".unicodeScalars)
      default: escaped.append(scalar.isHarmless ? scalar : "\u{FFFD}")
      }
    }
    return String(escaped)
  }
}
