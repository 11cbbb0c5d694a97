/// Counts reactions by their words, in the order in which the words first came.
struct ReactionTally {
  private struct Count {
    let word: String
    var count: Int
    var senders: [String]

    /// The same senders, to be asked quickly.
    var known: Set<String>

    /// Those of them that do not count any more.
    var gone: Set<String> = []
  }

  private var counts: [Count] = []
  private var places: [String: Int] = [:]

  /// The words that a sender gave.
  private var words: [String: Set<String>] = [:]

  /// The reactions that a message has.
  init(_ reactions: [Reaction]) {
    for reaction in reactions where places[reaction.word] == nil {
      places[reaction.word] = counts.count
      counts.append(
        Count(
          word: reaction.word, count: reaction.count, senders: reaction.senders, known: Set(reaction.senders)))
      for sender in reaction.senders { words[sender, default: []].insert(reaction.word) }
    }
  }

  /// Does what a sender did.
  mutating func apply(_ deeds: ReactionDeeds, of sender: String) {
    let gone = deeds.replacesAll ? Array(words[sender] ?? []) : deeds.removed
    for word in gone { remove(word, of: sender) }
    for word in deeds.added { add(word, of: sender) }
  }

  /// Adds a reaction; the same one of the same sender counts once.
  private mutating func add(_ word: String, of sender: String) {
    let place = places[word] ?? counts.count
    if place == counts.count {
      places[word] = place
      counts.append(Count(word: word, count: 0, senders: [], known: []))
    }
    let isBack = counts[place].gone.remove(sender) != nil
    guard isBack || counts[place].known.insert(sender).inserted else { return }
    counts[place].count += 1
    if !isBack { counts[place].senders.append(sender) }
    words[sender, default: []].insert(word)
  }

  private mutating func remove(_ word: String, of sender: String) {
    guard let place = places[word], counts[place].known.contains(sender), counts[place].gone.insert(sender).inserted
    else { return }
    counts[place].count -= 1
    words[sender]?.remove(word)
  }

  /// Those that anybody gave.
  var reactions: [Reaction] {
    counts.filter { $0.count > 0 }.map { count in
      Reaction(count.word, count: count.count, senders: count.senders.filter { !count.gone.contains($0) })
    }
  }
}
