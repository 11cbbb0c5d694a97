import CardCore
import CardMetadata

/// Waits for the first bytes of an input, and reads on with the decoder that they tell.
struct FirstBytesDecoder: ConversationDecoder {
  private let catalog: ReaderCatalog
  private let options: ConversationOptions
  private var decoder: (any ConversationDecoder)?
  private var held: [UInt8] = []

  /// How many of the held bytes tell nothing.
  private var blankCount = 0

  /// How many of them are waited through.
  private static let maximumBlank = 1 << 16

  init(catalog: ReaderCatalog, options: ConversationOptions) {
    self.catalog = catalog
    self.options = options
  }

  var system: ChatSystem? { decoder?.system }

  mutating func read(_ bytes: [UInt8]) -> [ConversationReading] {
    if decoder != nil { return decoder?.read(bytes) ?? [] }
    held += bytes
    return choose(isLast: false)
  }

  mutating func finish() -> [ConversationReading] {
    let readings = choose(isLast: true)
    return readings + (decoder?.finish() ?? [])
  }

  private mutating func choose(isLast: Bool) -> [ConversationReading] {
    guard decoder == nil else { return [] }
    while blankCount < held.count, Self.isPassedOver(held[blankCount]) { blankCount += 1 }
    let isDatabasePossible = held.count < Self.database.count && Self.database.starts(with: held)
    let isOpen = blankCount == held.count && blankCount < Self.maximumBlank
    guard isLast || !(isOpen || isDatabasePossible) else { return [] }
    let first = blankCount < held.count ? held[blankCount] : nil
    var chosen: any ConversationDecoder =
      DatabaseReader.reads(held)
      ? DatabaseRefusal() : catalog.decoder(beginningWith: first, options: options)
    let readings = chosen.read(held)
    decoder = chosen
    held = []
    return readings
  }

  private static let database = Array("SQLite format 3\0".utf8)

  /// White space, byte order marks, and the zeros of UTF-16.
  private static func isPassedOver(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains(byte)
  }
}

/// Says of a database that comes as a stream that it must be a file, and passes over the rest.
private struct DatabaseRefusal: ConversationDecoder {
  let system: ChatSystem? = .rtm
  private var isSaid = false

  mutating func read(_ bytes: [UInt8]) -> [ConversationReading] {
    defer { isSaid = true }
    return isSaid ? [] : [ConversationReading(range: 0..<16, diagnostics: [.streamedDatabase])]
  }

  mutating func finish() -> [ConversationReading] { [] }
}

extension Diagnostic {
  fileprivate static let streamedDatabase = Diagnostic(
    .conversationBadDatabase, "the input is a database, which cannot be read as a stream", at: FieldPath(),
    range: 0..<16, hint: "name the file instead of piping it")
}
