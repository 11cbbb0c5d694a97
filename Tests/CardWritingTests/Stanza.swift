import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element as an XML parser that shares no code with the writer reads it.
final class Stanza {
  let name: String
  let namespace: String
  let attributes: [String: String]
  fileprivate(set) var children: [Stanza] = []
  fileprivate(set) var text = ""

  fileprivate init(_ name: String, _ namespace: String, _ attributes: [String: String]) {
    self.name = name
    self.namespace = namespace
    self.attributes = attributes
  }

  /// The stanzas of a sequence without a root, or `nil` where it is not well-formed.
  static func all(of text: String) -> [Stanza]? {
    let collector = Collector()
    let parser = XMLParser(data: Data("<root>\(text)</root>".utf8))
    parser.shouldProcessNamespaces = true
    parser.delegate = collector
    return parser.parse() ? collector.root?.children : nil
  }

  func all(_ name: String, _ namespace: String? = nil) -> [Stanza] {
    children.filter { $0.name == name && (namespace == nil || $0.namespace == namespace) }
  }

  func first(_ name: String, _ namespace: String? = nil) -> Stanza? { all(name, namespace).first }

  /// The body without the ranges that stand for something else, by XEP-0428 and in code points; `nil` where one is not in it.
  var ownBody: String? {
    guard let body = first("body")?.text else { return nil }
    var scalars = Array(body.unicodeScalars).map(Optional.some)
    for range in all("fallback", "urn:xmpp:fallback:0").flatMap({ $0.all("body") }) {
      let start = Int(range.attributes["start"] ?? "") ?? 0
      let end = Int(range.attributes["end"] ?? "") ?? scalars.count
      guard 0...scalars.count ~= start, start...scalars.count ~= end else { return nil }
      for index in start..<end { scalars[index] = nil }
    }
    return String(String.UnicodeScalarView(scalars.compactMap(\.self)))
  }
}

private final class Collector: NSObject, XMLParserDelegate {
  private(set) var root: Stanza?
  private var open: [Stanza] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = Stanza(name, namespaceURI ?? "", attributes)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
