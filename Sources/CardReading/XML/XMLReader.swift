import CardCore
internal import CXML

/// Reads one element after another through libxml2, each as a whole, with no network, no document type and no entities
/// but XML's own five.
final class XMLReader {
  /// What became of a piece.
  enum Outcome {
    case element(XMLElement, instructions: [SourceRange])
    case failure(Diagnostic)
  }

  private var parser: OpaquePointer?
  private var readCount = 0

  /// The names that came, by their addresses in the parser, which knows each once.
  private var names: [UnsafePointer<CChar>: String] = [:]

  /// libxml2 keeps every name that it ever read, so a parser is used so many times only.
  private static let maximumReads = 4096

  init() {}

  deinit {
    cxml_free(parser)
  }

  /// Reads `piece`, which begins at `offset`, behind the start tags of `around`.
  func read(_ piece: [UInt8], at offset: Int, around: [UInt8], depth: Int) -> Outcome {
    renew()
    guard let parser else { return .failure(.noMemory(offset..<offset + piece.count)) }
    guard let fault = UTF8Fault(piece) else { return read(piece, parser, offset, around, depth) }
    // Mended text has other offsets, so everything in it stands where the whole stands.
    let range = offset..<offset + piece.count
    let outcome = read(Array(String(decoding: piece, as: UTF8.self).utf8), parser, offset, around, depth)
    switch outcome {
    case .failure: return .failure(.badEncoding(at: offset + fault.offset, in: range))
    case .element(let element, let instructions):
      var element = element.standing(at: range)
      element.fault = .badEncoding(at: offset + fault.offset, in: range)
      return .element(element, instructions: instructions.map { _ in range })
    }
  }

  private func read(
    _ piece: [UInt8], _ parser: OpaquePointer, _ offset: Int, _ around: [UInt8], _ depth: Int
  ) -> Outcome {
    var table = cxml_table()
    let status = around.withUnsafeBufferPointer { around in
      piece.withUnsafeBufferPointer { piece in
        guard let start = piece.baseAddress, let before = around.baseAddress else { return CXML_BROKEN }
        return cxml_read(parser, before, around.count, Int32(depth), start, piece.count, &table)
      }
    }
    let range = offset..<offset + piece.count
    guard status == CXML_DONE else {
      let isReference = table.fault_offset < piece.count && piece[table.fault_offset] == UInt8(ascii: "&")
      return .failure(.broken(status, table, isReference: isReference, in: range))
    }
    var builder = XMLTreeBuilder(table, offset: offset, name: name)
    guard let element = builder.build() else { return .failure(.noMemory(range)) }
    return .element(element, instructions: builder.instructions)
  }

  private func renew() {
    readCount += 1
    guard parser == nil || readCount > Self.maximumReads else { return }
    cxml_free(parser)
    names.removeAll(keepingCapacity: true)
    parser = cxml_create()
    readCount = 0
  }

  private func name(_ address: UnsafePointer<CChar>?) -> String {
    guard let address else { return "" }
    if let name = names[address] { return name }
    let name = String(cString: address)
    names[address] = name
    return name
  }
}

extension Diagnostic {
  fileprivate static func noMemory(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlSize, "there is no memory for this element", at: FieldPath(), range: range, hint: "send less at once")
  }

  fileprivate static func badEncoding(at offset: Int, in range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlEncoding, "the bytes from \(offset) on are not UTF-8; they are shown as U+FFFD", at: FieldPath(),
      range: offset..<min(offset + 1, range.upperBound), hint: "write the file as UTF-8")
  }

  /// What libxml2 refuses; `isReference` where it does so at an ampersand.
  fileprivate static func broken(
    _ status: cxml_status, _ table: cxml_table, isReference: Bool, in range: SourceRange
  ) -> Diagnostic {
    let offset = min(range.lowerBound + table.fault_offset, range.upperBound)
    let place = offset..<min(offset + 1, max(range.upperBound, offset))
    switch status {
    case CXML_NO_LIBRARY:
      return Diagnostic(
        .xmlNoLibrary, "libxml2 is not installed, and nothing else reads XML here", at: FieldPath(), range: range,
        hint: "install libxml2, which Debian calls libxml2")
    case CXML_TOO_DEEP:
      let limit = CXML_MAXIMUM_DEPTH
      return Diagnostic(
        .xmlDepth, "elements are nested deeper than \(limit) levels", at: FieldPath(), range: place,
        hint: "flatten the stanza", limit: limit)
    case CXML_TOO_MANY_ATTRIBUTES:
      let limit = CXML_MAXIMUM_ATTRIBUTES
      return Diagnostic(
        .xmlAttributes, "an element has more than \(limit) attributes", at: FieldPath(), range: place,
        hint: "write the values as elements", limit: limit)
    default:
      // It waits for the end of a reference that never comes.
      if table.fault_code == 0 && isReference { return .noReference(at: place) }
      return .notWellFormed(Int(table.fault_code), at: place)
    }
  }

  private static func noReference(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlSyntax, "this is not well-formed XML: \"&\" stands where it begins no reference", at: FieldPath(),
      range: place, hint: "write &amp; for it")
  }

  /// libxml2's own words would quote the sender, so they are not used.
  private static func notWellFormed(_ code: Int, at place: SourceRange) -> Diagnostic {
    if code == 26 {
      return Diagnostic(
        .xmlEntity, "an entity is used that XML does not have by itself, and none is ever declared here",
        at: FieldPath(), range: place, hint: "write the character itself, or its number such as &#233;")
    }
    let reason =
      switch code {
      case 9: "a control character or NUL stands in it"
      case 38: "\"<\" stands in the value of an attribute"
      case 39: "the value of an attribute has no quotes"
      case 41: "an attribute has no value"
      case 42: "an attribute stands twice in one tag"
      case 62: "\"]]>\" stands in text"
      case 65: "a space is missing between attributes"
      case 68: "a name is missing or is none"
      case 73, 76, 77: "an element is not closed by its own end tag"
      case 80: "\"--\" stands in a comment"
      default: "libxml2 refuses it with its error \(code)"
      }
    return Diagnostic(
      .xmlSyntax, "this is not well-formed XML: \(reason)", at: FieldPath(), range: place,
      hint: "write XML with a library instead of by hand")
  }
}
