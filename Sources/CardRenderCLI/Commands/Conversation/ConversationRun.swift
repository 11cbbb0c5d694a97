import CardConversations

/// One run over the sources of a conversation: gathers, shows, and where a source goes on, follows it.
struct ConversationRun {
  private let invocation: Invocation
  private let engine: CardEngine
  private let settings: TimelineSettings
  private let console: any Console
  private let begun: [String: BegunSource]
  private var output: TimelineOutput
  private var log = ConversationLog()
  private var status = ExitStatus.success

  /// The sources that could be opened, and how much of each was read.
  private var readings: [SourceReading] = []

  /// The source that has paused and goes on.
  private var open: SourceFeed?

  private struct SourceReading {
    let path: String
    var kept: [UInt8]?
    var length = 0
    var isDatabase = false
  }

  init(
    invocation: Invocation, engine: CardEngine, settings: TimelineSettings, console: any Console,
    begun: [String: BegunSource] = [:], output: TimelineOutput
  ) {
    self.invocation = invocation
    self.engine = engine
    self.settings = settings
    self.console = console
    self.begun = begun
    self.output = output
  }

  mutating func run() -> ExitStatus {
    do throws(IOFailure) {
      try gatherAndShow()
    } catch  where error.isBrokenPipe {
      // A reader that is gone is a quiet end.
    } catch {
      console.write(error: error.line)
      status = status.combined(with: .io)
    }
    tell()
    console.write(error: log.rest)
    if log.hasBrokenInput || (log.hasBrokenCard && invocation.isStrict) {
      status = status.combined(with: .invalid)
    }
    return console.interrupt.map { status.combined(with: $0.status) } ?? status
  }

  private var request: ConversationRequest { invocation.conversation }

  /// Prints what was found since the last time.
  private mutating func tell() {
    let report = DiagnosticReport(invocation: invocation, console: console)
    console.write(error: log.words(readings.map { ($0.path, $0.kept) }, report))
  }
}

// MARK: Gathering

extension ConversationRun {
  private mutating func gatherAndShow() throws(IOFailure) {
    let canReadAgain = invocation.sources.allSatisfy { $0 != "-" && console.status(of: $0) != nil }
    var collector = ConversationCollector(room: request.room, store: console.scratch, canReadAgain: canReadAgain)
    for (index, path) in invocation.sources.enumerated() where console.interrupt == nil && open == nil {
      let isLast = index == invocation.sources.count - 1
      let mayGoOn = console.status(of: path) == nil
      try gather(path, follows: isLast && mayGoOn, into: &collector)
    }
    // Somebody who ends it before anything was shown wants nothing to be written.
    if console.interrupt == nil || open != nil { try show(&collector) }
  }

  /// Reads a source; one that cannot be read is told of, and the others are read all the same.
  private mutating func gather(
    _ path: String, follows: Bool, into collector: inout ConversationCollector
  ) throws(IOFailure) {
    if DatabaseReader.reads(file: path, console) { return try gather(database: path, into: &collector) }
    let source: any ByteSource
    do throws(IOFailure) {
      source = try open(path)
    } catch {
      console.write(error: error.line + InputReader.hint(path))
      status = .io
      return
    }
    readings.append(SourceReading(path: path, kept: []))
    guard let source = try checked(source) else { return }
    var feed = feed(source, number: readings.count - 1)
    let end = try feed.run(pauses: follows) { reading, system, place throws(IOFailure) in
      log.noteInput(reading.diagnostics, at: place)
      guard let item = reading.item else { return }
      try scratch { () throws(ScratchFailure) in try collector.take(item, of: system, at: place) }
    }
    readings[feed.number].kept = feed.text.kept
    readings[feed.number].length = feed.text.length
    if case .paused = end { open = feed }
  }

  /// The same source, or one with the same bytes where a signature was asked for and is right; else that is told.
  private mutating func checked(_ source: any ByteSource) throws(IOFailure) -> (any ByteSource)? {
    guard let signature = request.signature, let key = request.signatureKey else { return source }
    guard let body = try SignedInput(source).body(signedBy: key, signature, console) else {
      log.noteInput([SignedInput.fault], at: MessagePlace(source: readings.count - 1))
      return nil
    }
    return BegunSource(body)
  }

  private func open(_ path: String) throws(IOFailure) -> any ByteSource {
    if let source = begun[path] { return source }
    return try console.open(path)
  }

  private mutating func gather(
    database path: String, into collector: inout ConversationCollector
  ) throws(IOFailure) {
    readings.append(SourceReading(path: path, kept: nil, isDatabase: true))
    let place = MessagePlace(source: readings.count - 1)
    try DatabaseReader(options: request.options).read(path: path) { reading throws(IOFailure) in
      log.noteInput(reading.diagnostics, at: place)
      guard let item = reading.item else { return }
      try scratch { () throws(ScratchFailure) in try collector.take(item, of: .rtm, at: place) }
    }
  }

  private func feed(_ source: any ByteSource, number: Int, limit: Int? = nil) -> SourceFeed {
    SourceFeed(source, number: number, decoder: request.decoder, console: console, limit: limit)
  }
}

// MARK: Showing

extension ConversationRun {
  private mutating func show(_ collector: inout ConversationCollector) throws(IOFailure) {
    if let room = request.room, collector.index.messageCount == 0 {
      return refuse(ConversationWords.noRoom(room, known: collector.otherRooms))
    }
    switch try scratch({ () throws(ScratchFailure) in try collector.finish() }) {
    case .sorted(let messages): try show(messages, collector.index)
    case .readAgain:
      var show = begin(collector.index)
      try output.write(show.beginning())
      try secondReading.run { item, system, place throws(IOFailure) in
        guard case .message(let message) = item, request.room == nil || message.room == request.room else { return }
        try write(show.take(PlacedMessage(message, of: system, at: place)))
      }
      try end(&show)
    case .sortAgain:
      var sorting = ConversationCollector(room: request.room, store: console.scratch)
      try secondReading.run { item, system, place throws(IOFailure) in
        try scratch { () throws(ScratchFailure) in try sorting.take(item, of: system, at: place) }
      }
      try show(&sorting)
    }
  }

  private mutating func show(_ messages: SortedMessages, _ index: ConversationIndex) throws(IOFailure) {
    var messages = messages
    var show = begin(index)
    try output.write(show.beginning())
    while console.interrupt == nil,
      let message = try scratch({ () throws(ScratchFailure) in try messages.next() })
    {
      try write(show.take(message))
    }
    try end(&show)
  }

  /// Says that there is nothing that was asked for.
  private mutating func refuse(_ error: UsageError) {
    console.write(error: error.report)
    status = status.combined(with: .usage)
  }

  private mutating func begin(_ index: ConversationIndex) -> ConversationShow {
    let show = ConversationShow(index, settings: settings, engine: engine)
    if let title = show.title { output.title = title }
    return show
  }

  private var secondReading: SecondReading {
    SecondReading(
      sources: readings.map { ($0.path, $0.isDatabase ? nil : $0.length) }, request: request, console: console)
  }

  private mutating func write(_ shown: ConversationShow.Output) throws(IOFailure) {
    log.noteCards(shown.diagnostics)
    try output.write(shown.entries)
  }

  /// Shows what waited, then what still comes, and ends the output.
  private mutating func end(_ show: inout ConversationShow) throws(IOFailure) {
    try write(show.flush())
    if open != nil { try follow(&show) }
    log.noteCards(show.remainder)
    // What was ended in the middle leaves an old file as it was; a log that is followed ends so.
    try output.finish(isWhole: console.interrupt == nil || open != nil)
    let isSilent = output.isEmpty && show.counts == TimelineCounts() && log.isEmpty
    console.write(error: isSilent ? ConversationWords.nothing : ConversationWords.omissions(show.counts))
  }

  /// Shows what comes, as it comes, until the source ends or somebody interrupts.
  private mutating func follow(_ show: inout ConversationShow) throws(IOFailure) {
    guard var feed = open else { return }
    try output.flush()
    tell()
    // What comes is not at hand while it is read, so faults are told by their places alone.
    readings[feed.number].kept = nil
    _ = try feed.run(pauses: false) { reading, system, place throws(IOFailure) in
      log.noteInput(reading.diagnostics, at: place)
      guard let item = reading.item, isAskedFor(item) else { return }
      try write(show.follow(item, of: system, at: place))
    } between: { () throws(IOFailure) in
      try output.flush()
      tell()
    }
    readings[feed.number].kept = feed.text.kept
  }
}

extension ConversationRun {
  /// Whether something that comes is of the room that was asked for, where one was.
  private func isAskedFor(_ item: ConversationItem) -> Bool {
    guard let room = request.room else { return true }
    switch item {
    case .message(let message): return message.room == room
    case .change(let change): return change.room == nil || change.room == room
    case .participant, .room, .session, .viewer: return true
    }
  }
}

/// Does something that puts messages aside, whose failures are those of any file.
private func scratch<Value>(_ body: () throws(ScratchFailure) -> Value) throws(IOFailure) -> Value {
  do throws(ScratchFailure) {
    return try body()
  } catch {
    throw IOFailure(path: error.path, reason: error.reason)
  }
}
