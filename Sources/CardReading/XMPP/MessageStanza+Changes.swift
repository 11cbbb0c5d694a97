extension MessageStanza {
  /// Reads what the stanza does to other messages, and whether that is all it does.
  mutating func readChanges() -> Bool {
    if let target = retracted {
      change(.retraction, of: target)
      return true
    }
    guard let reactions = element.first("reactions", in: Namespace.reactions),
      let target = reactions[attribute: "id"], !target.isEmpty
    else { return false }
    var seen: Set<[UInt8]> = []
    let words = reactions.elements("reaction", in: Namespace.reactions).compactMap(\.trimmedText)
    // The same word twice counts once, byte for byte.
    change(.reactions(words.filter { seen.insert(Array($0.utf8)).inserted }), of: target)
    return element.first("body", in: namespace) == nil
  }

  /// The message that is taken back, by its sender or by the room, in the newer and the older form.
  private var retracted: String? {
    for child in element.elements {
      if child.name == "retract", Namespace.retractions.contains(child.namespace) { return child[attribute: "id"] }
      guard child.isNamed("apply-to", in: Namespace.fastening) else { continue }
      let isRetraction = child.elements.contains { inner in
        (inner.name == "retract" && Namespace.retractions.contains(inner.namespace))
          || (inner.name == "moderated" && Namespace.moderations.contains(inner.namespace))
      }
      if isRetraction { return child[attribute: "id"] }
    }
    return nil
  }

  mutating func change(_ effect: MessageChange.Effect, of target: String) {
    var change = MessageChange(effect, of: target, in: room, by: sender, at: time)
    change.isByRoom = isByRoom
    isChange = true
    reader.items.append(.change(change))
  }
}
