import CardCore

/// An element of XML with everything in it, of a piece that is read as a whole.
struct XMLElement {
  struct Attribute {
    var name: String

    /// The name of its namespace; empty for an attribute without a prefix.
    var namespace: String
    var value: String
  }

  enum Node {
    case element(XMLElement)
    case text(String)
  }

  /// The name without its prefix.
  var name: String

  /// The name of its namespace, or empty.
  var namespace: String
  var attributes: [Attribute] = []
  var children: [Node] = []

  /// Where it stands, tags included.
  var range: SourceRange

  /// Where that stands which is between its tags.
  var contentRange: SourceRange

  /// What is wrong with it although it could be read.
  var fault: Diagnostic?

  static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"
}

extension XMLElement {
  /// The value of an attribute without a prefix.
  subscript(attribute name: String) -> String? {
    attributes.first { $0.name == name && $0.namespace.isEmpty }?.value
  }

  /// What `xml:lang` says here; `nil` where it says nothing.
  var language: String? {
    let language = attributes.first { $0.name == "lang" && $0.namespace == Self.xmlNamespace }?.value
    return language?.isEmpty == true ? nil : language
  }

  func isNamed(_ name: String, in namespace: String) -> Bool {
    self.name == name && self.namespace == namespace
  }

  var elements: [XMLElement] {
    children.compactMap { node in
      if case .element(let element) = node { element } else { nil }
    }
  }

  func elements(_ name: String, in namespace: String) -> [XMLElement] {
    elements.filter { $0.isNamed(name, in: namespace) }
  }

  func first(_ name: String, in namespace: String) -> XMLElement? {
    for case .element(let element) in children where element.isNamed(name, in: namespace) { return element }
    return nil
  }

  /// The text that stands directly in it.
  var text: String {
    children.reduce(into: "") { text, node in
      if case .text(let part) = node { text += part }
    }
  }

  /// Its text without white space at both ends, or `nil` where nothing is left.
  var trimmedText: String? { text.trimmingXMLSpace }
}

extension String {
  /// The text without XML's white space at both ends, or `nil` where nothing is left.
  var trimmingXMLSpace: String? {
    let isSpace = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" }
    guard let first = unicodeScalars.firstIndex(where: { !isSpace($0) }),
      let last = unicodeScalars.lastIndex(where: { !isSpace($0) })
    else { return nil }
    return String(unicodeScalars[first...last])
  }
}
