import CardCore
internal import CXML

/// Makes a tree of libxml2's table.
struct XMLTreeBuilder {
  private let tokens: UnsafeBufferPointer<cxml_token>
  private let texts: UnsafePointer<UInt8>?
  private let offset: Int
  private let name: (UnsafePointer<CChar>?) -> String
  private(set) var instructions: [SourceRange] = []
  private var index = 0

  init(_ table: cxml_table, offset: Int, name: @escaping (UnsafePointer<CChar>?) -> String) {
    tokens = UnsafeBufferPointer(start: table.tokens, count: table.count)
    texts = table.texts
    self.offset = offset
    self.name = name
  }

  /// The element that the table begins with.
  ///
  /// It calls itself for what is inside, as deep as libxml2's shim lets elements nest.
  mutating func build() -> XMLElement? {
    guard index < tokens.count, tokens[index].kind == CXML_START else { return nil }
    let start = tokens[index]
    let place = offset + start.start..<offset + start.end
    var element = XMLElement(
      name: name(start.name), namespace: name(start.space), range: place,
      contentRange: place.upperBound..<place.upperBound)
    index += 1
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case CXML_START: if let child = build() { element.children.append(.element(child)) }
      case CXML_END:
        element.close(offset + token.start..<offset + token.end)
        index += 1
        return element
      default: take(token, in: &element)
      }
    }
    return nil
  }

  private mutating func take(_ token: cxml_token, in element: inout XMLElement) {
    index += 1
    switch token.kind {
    case CXML_ATTRIBUTE:
      element.attributes.append(
        XMLElement.Attribute(name: name(token.name), namespace: name(token.space), value: text(of: token)))
    case CXML_INSTRUCTION: instructions.append(offset + token.start..<offset + token.end)
    default:
      // A comment or an instruction between two texts does not part them.
      if case .text(let before)? = element.children.last {
        element.children[element.children.count - 1] = .text(before + text(of: token))
      } else {
        element.children.append(.text(text(of: token)))
      }
    }
  }

  private func text(of token: cxml_token) -> String {
    guard let texts, token.length > 0 else { return "" }
    return String(decoding: UnsafeBufferPointer(start: texts + token.text, count: token.length), as: UTF8.self)
  }
}

extension XMLElement {
  /// Ends the element with its end tag, which is its start tag where it is empty.
  fileprivate mutating func close(_ tag: SourceRange) {
    contentRange = contentRange.lowerBound..<max(contentRange.lowerBound, tag.lowerBound)
    range = range.lowerBound..<tag.upperBound
  }

  /// The same element with everything in it at one place.
  func standing(at place: SourceRange) -> XMLElement {
    var element = self
    element.range = place
    element.contentRange = place
    element.children = children.map { node in
      if case .element(let child) = node { .element(child.standing(at: place)) } else { node }
    }
    return element
  }
}
