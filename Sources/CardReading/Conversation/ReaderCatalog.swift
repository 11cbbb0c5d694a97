import CardMetadata

/// The systems whose conversations can be read, and how each is recognised.
///
/// To add a system whose messages are JSON, write its ``JSONMessages`` and a line in ``standard``.
public struct ReaderCatalog: Sendable {
  /// The built-in systems; where two know an object, the first reads it.
  public static let standard: ReaderCatalog = {
    var catalog = ReaderCatalog()
    catalog.register(RTMMessages.self)
    catalog.register(ChatkitMessages.self)
    catalog.register(TalkPlusMessages.self)
    return catalog
  }()

  private var systems: [any JSONMessages.Type] = []

  public init() {}

  package mutating func register(_ system: any JSONMessages.Type) {
    systems.removeAll { $0.system == system.system }
    systems.append(system)
  }

  /// The reader of a system's JSON.
  func messages(of system: ChatSystem, options: ConversationOptions) -> (any JSONMessages)? {
    systems.first { $0.system == system }?.init(options: options)
  }

  /// The system that an object is plainly one of.
  func system(of piece: JSONPiece) -> (any JSONMessages.Type)? {
    let fields = ObjectFields(piece.tokens)
    if let signed = SignedBody(fields) { return system(of: signed) }
    return systems.first { $0.recognises(fields, in: piece.lists.last ?? nil) }
  }

  private func system(of signed: SignedBody) -> (any JSONMessages.Type)? {
    var pieces = JSONPieces()
    for event in pieces.read(signed.bytes.bytes) + pieces.finish() {
      if case .element(let inner) = event, inner.tokens[0].kind == .object {
        return systems.first { $0.recognises(ObjectFields(inner.tokens), in: nil) }
      }
    }
    return nil
  }
}
