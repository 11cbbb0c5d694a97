import CardConversations

/// Reads files once more, as far as they were read before.
struct SecondReading {
  /// The files; a database has no length.
  let sources: [(path: String, length: Int?)]
  let request: ConversationRequest
  let console: any Console

  /// Hands on every piece; what is wrong with them was told before.
  func run(_ take: (ConversationItem, ChatSystem?, MessagePlace) throws(IOFailure) -> Void) throws(IOFailure) {
    for (number, source) in sources.enumerated() where console.interrupt == nil {
      guard let length = source.length else {
        try read(database: source.path, MessagePlace(source: number), take)
        continue
      }
      var feed = SourceFeed(
        try console.open(source.path), number: number, decoder: request.decoder, console: console, limit: length)
      _ = try feed.run(pauses: false) { reading, system, place throws(IOFailure) in
        if let item = reading.item { try take(item, system, place) }
      }
    }
  }

  private func read(
    database path: String, _ place: MessagePlace,
    _ take: (ConversationItem, ChatSystem?, MessagePlace) throws(IOFailure) -> Void
  ) throws(IOFailure) {
    try DatabaseReader(options: request.options).read(path: path) { reading throws(IOFailure) in
      if let item = reading.item { try take(item, .rtm, place) }
    }
  }
}
