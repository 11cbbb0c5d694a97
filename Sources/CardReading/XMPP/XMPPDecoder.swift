import CardCore

/// Reads XMPP: stanzas one after another without a root, streams, results of archives, exports (XEP-0227), Prosody's
/// archives and Adium's logs.
///
/// Stanzas other than messages, and messages with nothing to show, are counted; the count is a note at the end.
public struct XMPPDecoder: ConversationDecoder {
  public var system: ChatSystem? { .xmpp }

  private var input = XMLInput()
  private var splitter: StanzaSplitter
  private let reader = XMLReader()
  private var context: XMPPContext

  /// Whether the document is in an encoding that is not read.
  private var isRefused = false

  /// A decoder at the beginning of an input; `viewer` is the bare JID of whose view it is, where somebody knows better
  /// than the input.
  public init(limits: ReadingLimits = .standard, viewer: String? = nil) {
    splitter = StanzaSplitter(limits: limits)
    context = XMPPContext(viewer: viewer)
  }

  public mutating func read(_ bytes: [UInt8]) -> [ConversationReading] {
    splitter.append(input.utf8(bytes))
    return mapped((input.takeFault().map { [fault($0)] } ?? []) + units())
  }

  public mutating func finish() -> [ConversationReading] {
    splitter.append(input.finish())
    var readings = (input.takeFault().map { [fault($0)] } ?? []) + units()
    if let diagnostic = splitter.finish(), !isRefused { readings.append(fault(diagnostic)) }
    if let note = context.skipped.diagnostic { readings.append(fault(note)) }
    return mapped(readings)
  }

  private mutating func units() -> [ConversationReading] {
    var readings: [ConversationReading] = []
    while let unit = splitter.next() { readings += take(unit) }
    return readings
  }

  private mutating func take(_ unit: StanzaSplitter.Unit) -> [ConversationReading] {
    if case .declaration(let bytes, let range) = unit { return declaration(bytes, range) }
    guard !isRefused else { return [] }
    switch unit {
    case .stanza(let piece): return stanza(piece)
    case .open(let name, let piece): return open(name, piece)
    case .close(let name): context.leave(name)
    case .declaration: break
    case .other: context.skipped.others += 1
    case .stray: context.skipped.strays += 1
    case .fault(let diagnostic): return [fault(diagnostic)]
    }
    return []
  }

  private mutating func declaration(_ bytes: [UInt8], _ range: SourceRange) -> [ConversationReading] {
    let declared = XMLDeclaration(bytes).encoding
    isRefused = declared.map { !input.takes(encoding: $0) } ?? false
    return isRefused ? [fault(.unknownEncoding(declared ?? "", range))] : []
  }

  private mutating func open(_ name: String, _ piece: XMLPiece) -> [ConversationReading] {
    switch read(piece) {
    case .element(let element, _):
      return context.enter(element).map { ConversationReading($0, range: piece.range) }
    case .failure(let diagnostic):
      splitter.forgetTag()
      context.enter(unreadable: name)
      return [fault(diagnostic)]
    }
  }

  private mutating func stanza(_ piece: XMLPiece) -> [ConversationReading] {
    switch read(piece) {
    case .failure(let diagnostic): return [ConversationReading(range: piece.range, diagnostics: [diagnostic])]
    case .element(let element, let instructions):
      // Handed over and back, so that what is remembered has one owner and is never copied.
      var stanza = StanzaReader(piece: piece, context: XMPPContext(viewer: nil))
      swap(&stanza.context, &context)
      stanza.read(element)
      swap(&stanza.context, &context)
      var readings = stanza.items.map { ConversationReading($0, range: piece.range) }
      let diagnostics =
        (element.fault.map { [$0] } ?? []) + instructions.prefix(1).map(Diagnostic.instruction) + stanza.diagnostics
      if readings.isEmpty, !diagnostics.isEmpty { readings.append(ConversationReading(range: piece.range)) }
      if !readings.isEmpty { readings[0].diagnostics = diagnostics }
      return readings
    }
  }

  private func read(_ piece: XMLPiece) -> XMLReader.Outcome {
    reader.read(piece.bytes, at: piece.range.lowerBound, around: piece.around, depth: piece.depth)
  }

  private func fault(_ diagnostic: Diagnostic) -> ConversationReading {
    ConversationReading(range: diagnostic.range ?? 0..<0, diagnostics: [diagnostic])
  }

  /// The readings with places in the input, whose UTF-16 was made UTF-8.
  private mutating func mapped(_ readings: [ConversationReading]) -> [ConversationReading] {
    guard input.isTranscoded else { return readings }
    let mapped = readings.map { $0.mapped(input.range) }
    input.forget(before: splitter.keptOffset)
    return mapped
  }
}

extension Diagnostic {
  fileprivate static func unknownEncoding(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmlEncoding, "the document is in \(DisplayText.quoted(name)), which is not read", at: FieldPath(), range: range,
      hint: "write the file as UTF-8")
  }
}
