/// A message as it is shown in a conversation.
public struct Bubble: Hashable, Sendable {
  /// Whose name stands over it, unless it is continued.
  public var sender: DisplayText

  /// One or two letters in place of a picture of the sender.
  public var initials: DisplayText

  /// Whether it is the viewer's own, which stands on the right.
  public var isOwn: Bool

  /// Whether it stands under another one of the same sender, and is shown without a name.
  public var isContinued: Bool

  /// When it was sent, or `nil` where nobody knows.
  public var time: TimeMark?

  /// The message that it answers, or `nil`.
  public var quote: Quote?

  /// What it says in words; empty where it says nothing.
  public var body: [Block]

  /// Cards in it, each drawn as a card.
  public var cards: [Card]
  public var attachments: [FileMark]
  public var reactions: [ReactionMark]
  public var isEdited: Bool

  /// Whether it was taken back: then nothing of it is shown but that it was there.
  public var isDeleted: Bool

  /// What the viewer should know about it, such as why its card is shown as pairs.
  public var remarks: [DisplayText]

  /// The language of its body as a BCP 47 tag, or `nil`.
  public var language: String?

  public init(
    sender: DisplayText, initials: DisplayText, isOwn: Bool = false, isContinued: Bool = false, time: TimeMark? = nil,
    quote: Quote? = nil, body: [Block] = [], cards: [Card] = [], attachments: [FileMark] = [],
    reactions: [ReactionMark] = [], isEdited: Bool = false, isDeleted: Bool = false, remarks: [DisplayText] = [],
    language: String? = nil
  ) {
    self.sender = sender
    self.initials = initials
    self.isOwn = isOwn
    self.isContinued = isContinued
    self.time = time
    self.quote = quote
    self.body = body
    self.cards = cards
    self.attachments = attachments
    self.reactions = reactions
    self.isEdited = isEdited
    self.isDeleted = isDeleted
    self.remarks = remarks
    self.language = language
  }
}
