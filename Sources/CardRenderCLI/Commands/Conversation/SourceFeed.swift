import CardConversations

/// Reads one source piece by piece, and hands on what its decoder makes of it.
struct SourceFeed {
  /// How reading came to a stop.
  enum End {
    case ended

    /// Nothing came for a while, and nothing that had begun waits for its end.
    case paused
    case interrupted
  }

  /// What is read at once.
  private static let pieceLength = 1 << 16

  /// How long nothing has to come until it is a pause, in seconds; longer where something has begun and not ended.
  private static let pause = 0.25
  private static let longPause = 2.0

  let number: Int
  private let source: any ByteSource
  private var decoder: any ConversationDecoder
  private let console: any Console
  private(set) var text = SourceText()
  private var brackets = OpenBrackets()
  private var buffer = [UInt8](repeating: 0, count: pieceLength)

  /// Where reading stops, because more has been written since, or `nil` for the end.
  private let limit: Int?

  init(
    _ source: any ByteSource, number: Int, decoder: any ConversationDecoder, console: any Console, limit: Int? = nil
  ) {
    self.source = source
    self.number = number
    self.decoder = decoder
    self.console = console
    self.limit = limit
  }

  var system: ChatSystem? { decoder.system }

  /// Reads until the end, or until nothing comes where `pauses`; every reading is handed on with its place.
  mutating func run(
    pauses: Bool, _ take: (ConversationReading, ChatSystem?, MessagePlace) throws(IOFailure) -> Void,
    between: () throws(IOFailure) -> Void = {}
  ) throws(IOFailure) -> End {
    while true {
      guard let piece = try next(pauses: pauses) else { return console.interrupt == nil ? .paused : .interrupted }
      guard !piece.isEmpty else {
        try hand(decoder.finish(), take)
        return .ended
      }
      text.append(piece)
      if pauses { brackets.read(piece) }
      try hand(decoder.read(piece), take)
      try between()
    }
  }

  /// The next piece, empty at the end, or `nil` where reading was interrupted or nothing came for a while.
  private mutating func next(pauses: Bool) throws(IOFailure) -> [UInt8]? {
    let left = limit.map { $0 - text.length } ?? buffer.count
    guard left > 0 else { return [] }
    let start = console.seconds
    // Before anything has come, nobody knows whether more is to come at once.
    let patience = !pauses || text.length == 0 ? nil : brackets.isBalanced ? Self.pause : Self.longPause
    let (console, source) = (console, source)
    let count = try buffer.withUnsafeMutableBufferPointer { bytes throws(IOFailure) in
      let bytes = UnsafeMutableBufferPointer(rebasing: bytes.prefix(left))
      return try source.read(into: UnsafeMutableRawBufferPointer(bytes)) {
        console.interrupt != nil || patience.map { console.seconds - start >= $0 } ?? false
      }
    }
    return count.map { Array(buffer[..<$0]) }
  }

  private mutating func hand(
    _ readings: [ConversationReading],
    _ take: (ConversationReading, ChatSystem?, MessagePlace) throws(IOFailure) -> Void
  ) throws(IOFailure) {
    for reading in readings {
      let (line, column) = text.place(of: reading.range.lowerBound)
      try take(reading, decoder.system, MessagePlace(source: number, line: line, column: column))
    }
  }
}
