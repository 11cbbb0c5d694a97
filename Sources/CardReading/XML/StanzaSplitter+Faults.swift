import CardCore

extension Diagnostic {
  static func documentType(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlDocumentType, "a document type declaration stands here; it is passed over, and no entity of it is known",
      at: FieldPath(), range: range, hint: "remove it: XMPP has none")
  }

  static func instruction(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlInstruction, "a processing instruction stands here; it is passed over", at: FieldPath(), range: range,
      hint: "remove it: XMPP has none")
  }

  static func notXML(at offset: Int) -> Diagnostic {
    Diagnostic(
      .xmlSyntax, "this is not well-formed XML: \"<\" stands where it cannot", at: FieldPath(),
      range: offset..<offset + 1, hint: "write &lt; for it; an element that was not finished can also be the cause")
  }

  static func mismatch(_ open: XMLTagName?, _ closed: XMLTagName, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlSyntax, "\(closed.quoted) ends here, but \(open?.quoted ?? "nothing") is open", at: FieldPath(), range: range,
      hint: "close each element by its own end tag")
  }

  static func nothingToClose(_ name: XMLTagName, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlSyntax, "\(name.quoted) ends here and does not begin anywhere", at: FieldPath(), range: range,
      hint: "remove the end tag, or look for what was lost before it")
  }

  static func torn(_ name: XMLTagName?, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlSyntax, "\(name?.quoted ?? "a stanza") is not finished when the next one begins", at: FieldPath(),
      range: range, hint: "write each stanza whole; a line may have been torn")
  }

  static func endsInside(_ name: XMLTagName?, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlSyntax, "the input ends inside \(name?.quoted ?? "a tag"), which begins at byte \(range.lowerBound)",
      at: FieldPath(), range: range, hint: "look whether the rest of the input was lost")
  }

  static func endsBefore(_ name: XMLTagName, at offset: Int) -> Diagnostic {
    Diagnostic(
      .xmlSyntax, "the input ends before \(name.quoted) does", at: FieldPath(), range: offset..<offset,
      hint: "look whether the rest of the input was lost")
  }

  static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlDepth, "elements are nested deeper than \(XMLPiece.maximumDepth) levels", at: FieldPath(), range: range,
      hint: "flatten the stanza", limit: XMLPiece.maximumDepth)
  }

  static func tooLong(_ range: SourceRange, limit: Int, _ name: XMLTagName?) -> Diagnostic {
    Diagnostic(
      .xmlSize, "\(name?.quoted ?? "this") is longer than \(limit) bytes", at: FieldPath(), range: range,
      hint: "send the large part as a file or by address", limit: limit)
  }

  static func longTag(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .xmlSize, "the start tags around the stanzas are longer than \(limit) bytes together; this one is not read",
      at: FieldPath(), range: range, hint: "declare fewer namespaces", limit: limit)
  }
}

extension XMLTagName {
  /// The name for a sentence.
  fileprivate var quoted: String { DisplayText.quoted(String(decoding: bytes.prefix(160), as: UTF8.self)) }
}
