import CardCore

/// What the containers of one decoding share: the faults so far, the fields that were asked for, and the JSON in texts.
final class DecodingLog {
  private(set) var log = DiagnosticLog()

  /// How many of the faults are errors.
  private(set) var errorCount = 0

  /// The bytes in which the pairs have their places.
  let source: PlacedBytes?

  /// The names of the fields that the payload asked for at the top, in that order.
  private(set) var requested: [String] = []
  private var known = Set<ByteKey>()

  /// The documents in the texts of pairs, by the positions of the pairs.
  private var documents: [NestedDocument?] = []

  init(source: PlacedBytes? = nil) {
    self.source = source
  }

  func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    log.report(diagnostic)
  }

  func request(_ key: String) {
    if known.insert(ByteKey(key)).inserted { requested.append(key) }
  }

  /// The document in the text of the pair at a position, made at the first call.
  func document(inPairAt position: Int, make: () -> NestedDocument) -> NestedDocument {
    while documents.count <= position { documents.append(nil) }
    if let document = documents[position] { return document }
    let document = make()
    documents[position] = document
    return document
  }

  /// Notes that a value was given up before everything was asked of it.
  func abandon(_ node: CodingNode) {
    switch node {
    case .pairs: documents.forEach { $0?.abandon(0) }
    case .text(_, let position): if position < documents.count { documents[position]?.abandon(0) }
    case .json(let document, let index): document.abandon(index)
    case .standIn: break
    }
  }

  /// Notes on the keys in JSON that nothing asked for, in the order of the pairs.
  var unknownMembers: [Diagnostic] {
    var notes = CountedFaults()
    for document in documents { document?.reportUnknownMembers(into: &notes) }
    return notes.diagnostics
  }
}
