import CardCore
import CardMetadata

/// Reads the conversations of systems whose messages are JSON: single objects, arrays, pages, pages one after another and
/// JSON lines are read alike.
///
/// The system is told by the first object that is plainly one system's; until then, and for what no system knows, objects
/// are read as cards without a message around them.
public struct JSONConversationDecoder: ConversationDecoder {
  public private(set) var system: ChatSystem?

  private let catalog: ReaderCatalog
  private let options: ConversationOptions
  private var pieces: JSONPieces
  private var messages: (any JSONMessages)?

  /// What came before anything told the system, and may mean something then: a few members of pages.
  private var pending: [JSONPieceEvent] = []
  private static let maximumPending = 16

  /// Whether the system was told before, and not found out.
  private let isTold: Bool

  public init(
    system: ChatSystem? = nil, options: ConversationOptions = ConversationOptions(),
    catalog: ReaderCatalog = .standard
  ) {
    self.catalog = catalog
    self.options = options
    self.system = system
    pieces = JSONPieces(limits: options.limits)
    messages = system.flatMap { catalog.messages(of: $0, options: options) }
    isTold = messages != nil
  }

  public mutating func read(_ bytes: [UInt8]) -> [ConversationReading] {
    pieces.read(bytes).flatMap { readings(of: $0) }
  }

  public mutating func finish() -> [ConversationReading] {
    let readings = pieces.finish().flatMap { self.readings(of: $0) }
    return readings + settle()
  }

  private mutating func readings(of event: JSONPieceEvent) -> [ConversationReading] {
    if messages == nil {
      guard let found = catalog.system(of: event) else { return hold(event) }
      choose(found)
      return settle() + readings(of: event)
    }
    switch event {
    case .opened: messages?.open()
    case .closed: messages?.close()
    case .remark(let range, let diagnostics): return [ConversationReading(range: range, diagnostics: diagnostics)]
    case .members(let piece): return read(members: piece)
    case .element(let piece): return read(piece)
    }
    return []
  }

  private mutating func choose(_ type: any JSONMessages.Type) {
    system = type.system
    messages = type.init(options: options)
  }

  /// Keeps what may mean something when the system is known; reads a message that no system knows at once.
  private mutating func hold(_ event: JSONPieceEvent) -> [ConversationReading] {
    switch event {
    case .remark(let range, let diagnostics): return [ConversationReading(range: range, diagnostics: diagnostics)]
    case .opened, .closed, .members:
      pending.append(event)
      return pending.count < Self.maximumPending ? [] : settle()
    case .element(let piece):
      var bare: any JSONMessages = TalkPlusMessages(options: options)
      return settle() + Self.read(piece, by: &bare, options: options)
    }
  }

  /// Reads what was kept, by the system if it is known now.
  private mutating func settle() -> [ConversationReading] {
    let events = pending
    pending = []
    guard !events.isEmpty else { return [] }
    let known = messages
    if messages == nil { messages = TalkPlusMessages(options: options) }
    let readings = events.flatMap { self.readings(of: $0) }
    if known == nil { messages = nil }
    return readings
  }

  private mutating func read(members piece: JSONPiece) -> [ConversationReading] {
    var output = PieceOutput()
    output.diagnostics = piece.faults
    var fields = ObjectFields(piece.tokens)
    messages?.read(members: &fields, into: &output)
    return output.readings(at: piece.range, offset: piece.offset)
  }

  private mutating func read(_ piece: JSONPiece) -> [ConversationReading] {
    guard var reader = messages else { return [] }
    defer { messages = reader }
    return Self.read(piece, by: &reader, options: options)
  }

  private static func read(
    _ piece: JSONPiece, by messages: inout any JSONMessages, options: ConversationOptions
  ) -> [ConversationReading] {
    var output = PieceOutput()
    output.diagnostics = piece.faults
    guard piece.tokens[0].kind == .object else {
      output.diagnostics.append(.notAMessage("is no object", piece.tokens, 0))
      return output.readings(at: piece.range, offset: piece.offset)
    }
    var fields = ObjectFields(piece.tokens)
    if let signed = SignedBody(fields) { return read(signed, in: piece, by: &messages, options: options) }
    if options.signature != nil {
      output.diagnostics.append(.unsigned(fields.range))
    } else {
      messages.read(&fields, in: piece.lists.last ?? nil, into: &output)
    }
    return output.readings(at: piece.range, offset: piece.offset)
  }

  /// Reads a body beside its signature; one whose signature is wrong is not read.
  private static func read(
    _ signed: SignedBody, in piece: JSONPiece, by messages: inout any JSONMessages, options: ConversationOptions
  ) -> [ConversationReading] {
    if let fault = options.signature.flatMap(signed.fault) {
      return [ConversationReading(range: piece.range, diagnostics: [fault].moved(by: piece.offset))]
    }
    var inner = options
    inner.signature = nil
    let (bytes, offset) = signed.bytes
    var pieces = JSONPieces(limits: options.limits)
    let events = pieces.read(bytes) + pieces.finish()
    let readings = events.flatMap { event -> [ConversationReading] in
      switch event {
      case .opened, .closed: return []
      case .remark(let range, let diagnostics): return [ConversationReading(range: range, diagnostics: diagnostics)]
      case .members(let piece), .element(let piece): return read(piece, by: &messages, options: inner)
      }
    }
    return readings.map { $0.moved(by: offset.map { $0 + piece.offset }, within: piece.range) }
  }
}

extension ConversationReading {
  /// A reading of a text inside a piece, at its place in the input: the whole piece where that is not known.
  fileprivate func moved(by offset: Int?, within whole: SourceRange) -> ConversationReading {
    var moved = self
    moved.range = offset.map(range.moved) ?? whole
    moved.diagnostics = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.range = offset.flatMap { diagnostic.range?.moved(by: $0) } ?? whole
      return diagnostic
    }
    if case .message(let message)? = item {
      moved.item = .message(offset.map(message.moved) ?? message.placed(at: whole))
    }
    return moved
  }
}

extension Diagnostic {
  /// What stands among the messages and is none.
  static func notAMessage(_ reason: String, _ tokens: JSONTokens, _ index: Int) -> Diagnostic {
    let value = tokens[index].kind == .object ? "this object" : tokens.shown(at: index)
    return Diagnostic(
      .conversationNotAMessage, "\(value) \(reason)", at: FieldPath(),
      range: tokens.range(of: index), hint: "remove it, or write a message of the chat system")
  }
}
