import CardCore
import CardMetadata

extension MessageStanza {
  /// The metadata of a card in a JSON container, XEP-0432.
  mutating func readMetadata(into message: inout Message) {
    let payload = element.first("payload", in: Namespace.jsonMessage)
    guard let json = payload?.first("json", in: Namespace.json), let text = json.trimmedText else { return }
    let place = place(of: text, in: json)
    switch JSONTokenizer.tokenizeWhole(Array(text.utf8)) {
    case .failure(let diagnostic, let faults, _):
      reader.diagnostics += (faults + [diagnostic]).map { $0.placed(at: place, within: json.range) }
    case .document(let tokens, _, let faults):
      guard tokens[0].kind == .object else { return reader.diagnostics.append(.notAnObject(json.range)) }
      reader.diagnostics += faults.map { $0.placed(at: place, within: json.range) }
      message.metadata = RawMetadata(tokens, at: 0, faults: faults).placed(at: place, within: json.range)
    }
  }

  /// Where the text begins in the input, or `nil` where it is written otherwise there, such as with `&quot;`.
  private func place(of text: String, in json: XMLElement) -> Int? {
    let start = reader.piece.range.lowerBound
    let content = reader.piece.bytes[json.contentRange.lowerBound - start..<json.contentRange.upperBound - start]
    let leading = content.prefix(while: \.isXMLSpace).count
    guard content.dropFirst(leading).starts(with: text.utf8) else { return nil }
    return json.contentRange.lowerBound + leading
  }
}

extension Diagnostic {
  fileprivate func placed(at place: Int?, within range: SourceRange) -> Diagnostic {
    var diagnostic = self
    diagnostic.range = place.flatMap { self.range?.moved(by: $0) } ?? range
    return diagnostic
  }

  fileprivate static func notAnObject(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .metadataNotAnObject, "the JSON of the message is not an object", at: "json", range: range,
      hint: "send the metadata as one object of pairs")
  }
}

extension RawMetadata {
  /// The metadata where it stands in the input, or all of it at one place.
  fileprivate func placed(at place: Int?, within range: SourceRange) -> RawMetadata {
    if let place { return moved(by: place) }
    var metadata = self
    metadata.range = range
    metadata.source = nil
    for index in entries.indices {
      metadata.entries[index].keyRange = range
      metadata.entries[index].valueRange = range
    }
    return metadata
  }
}
