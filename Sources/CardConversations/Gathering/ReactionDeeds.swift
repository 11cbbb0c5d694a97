/// What one sender did about reactions to one message, until now.
struct ReactionDeeds {
  /// Whether what this sender gave before no longer counts.
  private(set) var replacesAll = false

  /// When all of them were last replaced, where somebody knows.
  private var time: MessageTime?

  /// Whether a word was given, or taken back; words in the order in which they first came.
  private var isGiven: [String: Bool] = [:]
  private var words: [String] = []

  var added: [String] { words.filter { isGiven[$0] == true } }
  var removed: [String] { words.filter { isGiven[$0] == false } }

  mutating func add(_ change: MessageChange) {
    switch change.effect {
    case .reactions(let words):
      if let time, let new = change.time, new < time { return }
      time = change.time ?? time
      (replacesAll, isGiven, self.words) = (true, [:], [])
      for word in words { note(word, isGiven: true) }
    case .reactionAdded(let word): note(word, isGiven: true)
    case .reactionRemoved(let word): note(word, isGiven: false)
    case .correction, .retraction: break
    }
  }

  private mutating func note(_ word: String, isGiven: Bool) {
    if self.isGiven.updateValue(isGiven, forKey: word) == nil { words.append(word) }
  }
}
