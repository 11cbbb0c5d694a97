import CardConversations

/// Reads files once more, as far as they were read before.
struct SecondReading {
  let sources: [(path: String, length: Int)]
  let request: ConversationRequest
  let console: any Console

  /// Hands on every piece; what is wrong with them was told before.
  func run(_ take: (ConversationItem, ChatSystem?, MessagePlace) throws(IOFailure) -> Void) throws(IOFailure) {
    for (number, source) in sources.enumerated() where console.interrupt == nil {
      var feed = SourceFeed(
        try console.open(source.path), number: number, decoder: DecoderChoice(request: request),
        console: console, limit: source.length)
      _ = try feed.run(pauses: false) { reading, system, place throws(IOFailure) in
        if let item = reading.item { try take(item, system, place) }
      }
    }
  }
}
