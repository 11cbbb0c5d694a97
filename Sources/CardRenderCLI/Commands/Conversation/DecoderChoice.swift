import CardConversations

/// Reads a source as what it is by its first bytes, or by what the command line says.
struct DecoderChoice: ConversationDecoder {
  /// The bytes that tell.
  static let beginningLength = 16

  /// What an input is by its first bytes.
  enum Form {
    case json, xml, database
  }

  private let request: ConversationRequest
  private var beginning: [UInt8] = []
  private var decoder: (any ConversationDecoder)?

  /// What the input is, or `nil` while nothing has told.
  private(set) var form: Form?

  init(request: ConversationRequest) {
    self.request = request
  }

  var system: ChatSystem? { decoder?.system ?? request.system }

  mutating func read(_ bytes: [UInt8]) -> [ConversationReading] {
    if decoder != nil { return decoder?.read(bytes) ?? [] }
    beginning += bytes
    let first = beginning.first { !Self.isPassedOver($0) }
    guard beginning.count >= Self.beginningLength || first != nil else { return [] }
    return decide()
  }

  mutating func finish() -> [ConversationReading] {
    let readings = decoder == nil ? decide() : []
    return readings + (decoder?.finish() ?? [])
  }

  private mutating func decide() -> [ConversationReading] {
    let form = form(of: beginning)
    var chosen = choose(form)
    self.form = form
    let readings = chosen.read(beginning)
    decoder = chosen
    beginning = []
    return readings
  }

  /// XML begins with an angle bracket, whatever stands before; everything else is JSON, or is told that it is none.
  private func form(of beginning: [UInt8]) -> Form {
    if DatabaseReader.reads(beginning) { return .database }
    return beginning.first { !Self.isPassedOver($0) } == UInt8(ascii: "<") ? .xml : .json
  }

  private func choose(_ form: Form) -> any ConversationDecoder {
    if form == .database { return PipedDatabase() }
    if request.system == .xmpp || (request.system == nil && form == .xml) {
      return XMPPDecoder(viewer: request.viewer)
    }
    return JSONConversationDecoder(system: request.system, options: request.options)
  }

  /// White space, a byte order mark, and the zeros of UTF-16.
  private static func isPassedOver(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains(byte)
  }
}
