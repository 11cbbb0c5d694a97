/// The text of XHTML, without its styles: for messages that have no other.
struct MarkupText {
  private var output = ""

  /// Whether white space came since the last character, and a line has begun.
  private var hasSpace = false

  init(_ element: XMLElement) {
    append(element)
  }

  /// The text, or `nil` where there is none.
  var text: String? { output.trimmingXMLSpace }

  private mutating func append(_ element: XMLElement) {
    for node in element.children {
      switch node {
      case .text(let text): append(text)
      case .element(let child): append(child: child)
      }
    }
  }

  private mutating func append(child: XMLElement) {
    switch child.name {
    case "br": breakLine(always: true)
    case "img": append(child[attribute: "alt"] ?? "")
    case "p", "div", "li", "blockquote", "pre", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6":
      breakLine()
      append(child)
      breakLine()
    default: append(child)
    }
  }

  private mutating func breakLine(always: Bool = false) {
    hasSpace = false
    if !output.isEmpty, always || !output.utf8.reversed().starts(with: "\n".utf8) { output += "\n" }
  }

  /// White space of any length is one space, as in HTML.
  private mutating func append(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
        hasSpace = true
      } else {
        if hasSpace, !output.isEmpty, output.utf8.last != 0x0A { output += " " }
        hasSpace = false
        output.unicodeScalars.append(scalar)
      }
    }
  }
}
