/// A reader of the little HTML that the renderer writes, which refuses everything else.
///
/// What it takes, every parser of HTML takes for the same elements: names and attributes from the lists below, every
/// value in double quotes, every reference one of five, every element closed.
package struct StrictHTML {
  private static let elements: Set<String> = [
    "article", "h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "blockquote", "pre", "code", "em",
    "strong", "a", "img",
    "dl", "dt", "dd", "div", "bdi", "figure", "figcaption", "label", "progress", "meter", "button", "time", "table",
    "tr", "th", "td", "main", "span",
  ]
  private static let voidElements: Set<String> = ["br", "hr", "img"]
  private static let attributes: [String: Set<String>] = [
    "*": ["class", "dir", "id", "lang", "style"], "article": ["aria-labelledby"], "a": ["href", "rel"],
    "img": ["src", "alt", "loading", "decoding", "referrerpolicy"], "button": ["type", "data-action"],
    "time": ["datetime"], "span": ["aria-hidden"], "ul": ["aria-label"], "div": ["role"], "li": ["title"],
    "table": ["role"], "th": ["scope"],
    "ol": ["start"], "progress": ["max", "value"], "meter": ["max", "value"],
  ]

  package private(set) var faults: [String] = []
  package private(set) var texts: [String] = []
  package private(set) var names: [String] = []
  package private(set) var links: [String] = []
  private var open: [String] = []

  package init(_ html: String) {
    var rest = html[...]
    while !rest.isEmpty {
      let text = rest.prefix { $0 != "<" }
      take(text: text)
      rest = rest[text.endIndex...]
      guard let end = rest.firstIndex(of: ">") else { break }
      take(tag: rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty || !open.isEmpty { faults.append("unclosed \(open) \(rest)") }
  }

  private mutating func take(text: Substring) {
    if text.contains(where: { "\"'>".contains($0) }) { faults.append("unescaped \(text)") }
    texts.append(resolved(text))
  }

  private mutating func take(tag: Substring) {
    if tag.first == "/" {
      if open.popLast() != String(tag.dropFirst()) { faults.append("closed \(tag)") }
      return
    }
    let name = String(tag.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
    if !Self.elements.contains(name) { faults.append("element \(name)") }
    names.append(name)
    if !Self.voidElements.contains(name) { open.append(name) }
    take(attributes: tag.dropFirst(name.count), of: name)
  }

  private mutating func take(attributes: Substring, of element: String) {
    var rest = attributes
    while !rest.isEmpty {
      if element == "button", rest == " disabled" { return }
      guard let match = rest.prefixMatch(of: /\s([a-z-]+)="([^"<>]*)"/) else {
        return faults.append("attributes \(rest)")
      }
      let (name, value) = (String(match.output.1), resolved(match.output.2))
      let isKnown = Self.attributes["*"]?.contains(name) == true || Self.attributes[element]?.contains(name) == true
      if !isKnown { faults.append("attribute \(name) of \(element)") }
      if name == "href" || name == "src" { links.append(value) }
      rest = rest[match.range.upperBound...]
    }
  }

  /// The text with its references resolved; an ampersand that begins none is a fault.
  private mutating func resolved(_ text: Substring) -> String {
    let references = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'")]
    let bare = (references.map(\.0) + ["&amp;"]).reduce(String(text)) { $0.replacing($1, with: "") }
    if bare.contains("&") { faults.append("reference \(text)") }
    return references.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }.replacing("&amp;", with: "&")
  }
}
