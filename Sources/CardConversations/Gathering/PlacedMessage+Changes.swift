extension PlacedMessage {
  /// Does what a change says; `false` where its author may not.
  ///
  /// Reactions are everybody's, and no change of the message.
  mutating func apply(_ change: MessageChange) -> Bool {
    guard isAuthor(change.sender) else { return false }
    switch change.effect {
    case .correction(let correction): message.replaceContent(by: correction)
    case .retraction: message.isDeleted = true
    case .reactions: break
    }
    return true
  }

  /// Whether somebody wrote the message.
  ///
  /// XMPP says of everything who did it. The others' servers say only what was done, after they have checked by whom.
  func isAuthor(_ author: Participant?) -> Bool {
    guard let author else { return system != .xmpp || message.sender == nil }
    return author.id == message.sender?.id
  }
}

extension Message {
  /// Takes over all that a message says; who sent it, when and where stays.
  fileprivate mutating func replaceContent(by correction: Message) {
    text = correction.text
    textStyle = correction.textStyle
    metadata = correction.metadata
    metadataPath = correction.metadataPath
    attachments = correction.attachments
    parts = correction.parts
    language = correction.language ?? language
    reply = correction.reply ?? reply
    isEdited = true
  }

  /// Puts the reactions of each change in the place of all that its sender gave before.
  mutating func replaceReactions(by changes: [MessageChange]) {
    guard !changes.isEmpty else { return }
    var tally = ReactionTally(reactions, without: Set(changes.map { $0.sender?.id ?? "" }))
    for change in changes {
      guard case .reactions(let words) = change.effect else { continue }
      tally.add(words, of: change.sender?.id ?? "")
    }
    reactions = tally.reactions
  }
}
