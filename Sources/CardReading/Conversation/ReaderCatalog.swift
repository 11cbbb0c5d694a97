import CardMetadata

/// The systems whose conversations can be read, and how each is recognised.
///
/// To add a system whose messages are JSON, write its `JSONMessages` and a line in ``standard``; one of another form has a
/// decoder and a first character that tells it.
public struct ReaderCatalog: Sendable {
  /// The built-in systems; where two know an object, the first reads it.
  public static let standard: ReaderCatalog = {
    var catalog = ReaderCatalog()
    catalog.register(RTMMessages.self)
    catalog.register(ChatkitMessages.self)
    catalog.register(TalkPlusMessages.self)
    catalog.register(.xmpp, beginningWith: "<") { XMPPDecoder(limits: $0.limits, viewer: $0.viewer) }
    return catalog
  }()

  /// Makes a decoder of one input.
  public typealias Factory = @Sendable (ConversationOptions) -> any ConversationDecoder

  private var systems: [any JSONMessages.Type] = []
  private var forms: [(system: ChatSystem, first: UInt8, make: Factory)] = []

  public init() {}

  package mutating func register(_ system: any JSONMessages.Type) {
    systems.removeAll { $0.system == system.system }
    systems.append(system)
  }

  /// Adds a system whose inputs are no JSON and begin with an ASCII character, behind white space and a byte order mark, in
  /// UTF-8 or UTF-16.
  public mutating func register(
    _ system: ChatSystem, beginningWith first: Unicode.Scalar, _ make: @escaping Factory
  ) {
    forms.removeAll { $0.system == system }
    forms.append((system, UInt8(ascii: first), make))
  }

  /// A decoder of one input, which finds out what it is unless it is told.
  public func decoder(
    from system: ChatSystem? = nil, options: ConversationOptions = ConversationOptions()
  ) -> any ConversationDecoder {
    if let form = forms.first(where: { $0.system == system }) { return form.make(options) }
    guard system == nil else { return JSONConversationDecoder(system: system, options: options, catalog: self) }
    return FirstBytesDecoder(catalog: self, options: options)
  }

  /// The decoder of an input that begins with this byte, where white space and a byte order mark are passed over.
  func decoder(beginningWith first: UInt8?, options: ConversationOptions) -> any ConversationDecoder {
    let form = forms.first { $0.first == first }
    return form?.make(options) ?? JSONConversationDecoder(options: options, catalog: self)
  }

  /// The reader of a system's JSON.
  func messages(of system: ChatSystem, options: ConversationOptions) -> (any JSONMessages)? {
    systems.first { $0.system == system }?.init(options: options)
  }

  /// The system that an event tells.
  func system(of event: JSONPieceEvent) -> (any JSONMessages.Type)? {
    switch event {
    case .opened, .closed, .remark: nil
    case .members(let piece), .element(let piece): piece.tokens[0].kind == .object ? system(of: piece) : nil
    }
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
