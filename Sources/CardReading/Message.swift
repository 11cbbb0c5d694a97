public import CardCore
public import CardMetadata

/// A chat message: its text, what is attached to it, where it stands in the source, and what its system says about it.
///
/// All texts are as the sender wrote them; they are made safe when a card or a timeline is made of them.
public struct Message: Sendable {
  /// The message's own text, or `nil` where it has none.
  public var text: String?

  /// Where `text` stands in the source, or `nil` where nobody noted it.
  public var textRange: SourceRange?

  /// How `text` marks its styles.
  public var textStyle: MessageTextStyle = .plain

  /// What is attached to the message, unchecked; empty where nothing is.
  public var metadata: RawMetadata

  /// The path of the metadata: `data`, or `metaData` where the message calls it so.
  public var metadataPath: FieldPath

  /// Files that came with the message, in its order.
  public var attachments: [Attachment] = []

  /// What its system knows beside text and files: forms, buttons, previews of links.
  public var parts: [MessagePart] = []

  /// The system's id in decimal or as it is, or `nil`; it names a message in its room only.
  public var id: String?

  /// Other names of the same message, by which replies, corrections and reactions may mean it.
  public var aliases: [String] = []

  /// The id of the channel, room or dialogue, or `nil` where the source names none.
  public var room: String?

  /// Who sent it, or `nil` where nobody did or the source does not say.
  public var sender: Participant?

  /// When it was sent, or `nil` where the source does not say.
  public var time: MessageTime?

  /// What kind of message it is.
  public var kind: MessageKind = .chat

  /// What it tells where it is a notice, or `nil` where its text says all.
  public var event: NoticeEvent?

  /// What it is about, as mail has it: the title where it is a card (XEP-0439), and else a line over the text.
  public var subject: String?

  /// The id of the thread that it belongs to, or `nil`.
  public var thread: String?

  /// The language of `text` as a BCP 47 tag, or `nil`.
  public var language: String?

  /// Its text in other languages, in the order of the source.
  public var translations: [Translation] = []

  /// A number that orders messages of the same time, such as RTM's `mid`: ids that are numbers do not sort as texts.
  public var orderNumber: Int64?

  /// What it answers, or `nil`.
  public var reply: ReplyReference?

  /// What others put under it, as far as the message itself says so.
  public var reactions: [Reaction] = []

  /// Whether the message says of itself that it was changed after it was sent.
  public var isEdited = false

  /// Whether the message says of itself that it was deleted.
  public var isDeleted = false

  /// The source of what none of the other fields holds, such as the tokens of unknown members; for people who look.
  public var remainder: String?

  public init(
    metadata: RawMetadata, at metadataPath: FieldPath = "data", text: String? = nil, attachments: [Attachment] = []
  ) {
    self.metadata = metadata
    self.metadataPath = metadataPath
    self.text = text
    self.attachments = attachments
  }

  /// A message that is about to be sent.
  public init(_ metadata: Metadata, text: String? = nil) {
    self.init(metadata: RawMetadata(metadata), text: text)
  }

  /// Whether there is something to show beside the metadata.
  public var hasContent: Bool { text != nil || subject != nil || !attachments.isEmpty || !parts.isEmpty }
}
