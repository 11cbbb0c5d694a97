/// The escapes that a terminal finds in a text, each with how often it is there, and what is left without them.
package struct TerminalEscapes {
  package private(set) var counts: [String: Int] = [:]

  /// Without the lines of the frame, which are long.
  package private(set) var rest = ""

  package init(_ text: String) {
    let parts = text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    take(parts[0])
    for part in parts.dropFirst() {
      // A control sequence ends with a letter, an operating system command before the next ESC, which `\` follows. A
      // terminal reads code points: a skin tone behind the letter is no part of it.
      let isCommand = part.first == "]"
      let end = isCommand ? nil : part.unicodeScalars.firstIndex { $0.properties.isAlphabetic || $0 == "\\" }
      let escape = end.map { Substring(part.unicodeScalars[...$0]) } ?? part
      counts[String(escape), default: 0] += 1
      take(part[escape.endIndex...])
    }
  }

  private mutating func take(_ text: Substring) {
    rest.unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.filter { $0 != "─" && $0 != " " })
  }
}
