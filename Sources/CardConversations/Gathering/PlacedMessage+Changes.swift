extension PlacedMessage {
  /// Does what a change says, whoever made it; reactions are no change of the message.
  mutating func apply(_ change: MessageChange) {
    switch change.effect {
    case .correction(let correction): message.replaceContent(by: correction)
    case .retraction: message.isDeleted = true
    case .reactions, .reactionAdded, .reactionRemoved: break
    }
  }

  /// Whether whoever made a change may make it: the author of the message, its room, or the system itself.
  func allows(_ change: MessageChange) -> Bool {
    change.isFromAbove || change.sender?.id == message.sender?.id
  }
}

extension MessageChange {
  /// Whether it is made by those who may change anybody's message.
  var isFromAbove: Bool {
    switch authority {
    case .system: true
    case .author: isByRoom
    }
  }
}

extension Message {
  /// Takes over all that a message says; who sent it, when and where stays.
  fileprivate mutating func replaceContent(by correction: Message) {
    text = correction.text
    subject = correction.subject
    translations = correction.translations
    textStyle = correction.textStyle
    metadata = correction.metadata
    metadataPath = correction.metadataPath
    attachments = correction.attachments
    parts = correction.parts
    language = correction.language ?? language
    reply = correction.reply ?? reply
    isEdited = true
  }

  /// Does what each sender did about reactions to those that the message has.
  mutating func react(_ reactors: [(sender: String, deeds: ReactionDeeds)]) {
    guard !reactors.isEmpty else { return }
    var tally = ReactionTally(reactions)
    for (sender, deeds) in reactors { tally.apply(deeds, of: sender) }
    reactions = tally.reactions
  }
}
