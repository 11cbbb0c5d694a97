/// Counts reactions by their words, in the order in which the words first came.
struct ReactionTally {
  private var counted: [Reaction] = []
  private var places: [String: Int] = [:]

  /// The reactions that a message has, without those of some senders.
  init(_ reactions: [Reaction], without senders: Set<String>) {
    for var reaction in reactions {
      let count = reaction.senders.count
      reaction.senders.removeAll { senders.contains($0) }
      reaction.count -= count - reaction.senders.count
      places[reaction.word] = counted.count
      counted.append(reaction)
    }
  }

  /// Adds the reactions of one sender; a word that stands twice counts once.
  mutating func add(_ words: [String], of sender: String) {
    var seen: Set<String> = []
    for word in words where seen.insert(word).inserted {
      let place = places[word] ?? counted.count
      if place == counted.count {
        places[word] = place
        counted.append(Reaction(word, count: 0))
      }
      counted[place].count += 1
      counted[place].senders.append(sender)
    }
  }

  /// Those that anybody gave.
  var reactions: [Reaction] { counted.filter { $0.count > 0 } }
}
