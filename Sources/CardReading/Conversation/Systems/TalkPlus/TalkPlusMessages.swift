import CardCore
import CardMetadata

/// TalkPlus: pages of its REST interface, objects of its SDKs, and the bodies of its webhooks.
///
/// What a message is shows in its `data`, never in its `type`: a card may come hidden, as text or as a custom message.
package struct TalkPlusMessages: JSONMessages {
  package static let system = ChatSystem.talkPlus

  private let options: ConversationOptions
  private var order = TalkPlusPageOrder()

  package init(options: ConversationOptions) {
    self.options = options
  }

  package static func recognises(_ fields: ObjectFields, in list: String?) -> Bool {
    fields.has("channelId", "parentMessageId", "getMessageId", "getChannelId", "metaData", "hasNext")
      || fields.has("event") && fields.has("appId", "channel", "message")
      || fields.has("userId") && fields.has("createdAt", "username", "text")
      || list == "messages" && fields.has("createdAt", "data")
      || list == "channels" || isAnswer(fields)
  }

  /// What the SDK resolves to, which holds the message that was sent.
  private static func isAnswer(_ fields: ObjectFields) -> Bool {
    fields.has("message", .object) && EnvelopeFields(fields.tokens, at: fields.index).message != nil
  }

  package mutating func open() { order.beginPage() }

  package mutating func read(members fields: inout ObjectFields, into output: inout PieceOutput) {
    fields.pass("hasNext")
    if let channel = fields.object("channel") { Self.read(channel: channel, into: &output) }
    output.diagnostics += fields.diagnostics
  }

  package mutating func read(_ fields: inout ObjectFields, in list: String?, into output: inout PieceOutput) {
    switch list {
    case "channels"?: Self.read(channel: fields, into: &output)
    case "members"?, "users"?: output.add(person(&fields))
    case "messages"?, "msgs"?:
      guard var message = message(fields, .envelope, into: &output) else { return }
      message.orderNumber = order.number(of: message.time)
      output.add(.message(message))
    default: read(bare: &fields, into: &output)
    }
  }

  private func person(_ fields: inout ObjectFields) -> ConversationItem {
    let id = fields.id("id", "userId") ?? ""
    return .participant(Participant(id: id, name: fields.text("username", "name")))
  }

  /// An object of its own: a webhook's body, what the SDK resolves to, a channel, or a message.
  private func read(bare fields: inout ObjectFields, into output: inout PieceOutput) {
    if fields.has("event", .string) {
      TalkPlusWebhook(messages: self).read(&fields, into: &output)
    } else if Self.isAnswer(fields), let message = fields.object("message") {
      if let channel = fields.object("channel") { Self.read(channel: channel, into: &output) }
      read(message: message, .envelope, into: &output)
    } else if Self.isChannel(fields) {
      Self.read(channel: fields, into: &output)
    } else {
      read(message: fields, Self.isMessage(fields) ? .envelope : .bare, into: &output)
    }
  }

  private static func isChannel(_ fields: ObjectFields) -> Bool {
    fields.has("id") && fields.has("ownerId", "memberCount", "maxMemberCount", "invitationCode")
      && !fields.has("userId", "text")
  }

  /// Whether an object is plainly a message, and no card without one: pairs are rarely called so.
  private static func isMessage(_ fields: ObjectFields) -> Bool {
    let isCalledSo = [
      fields.has("id"), fields.has("channelId"), fields.has("userId"), fields.has("createdAt", .number),
    ]
    return isOfSDK(fields) || isCalledSo.count { $0 } >= 2
  }

  /// Whether the names are those of the SDK's getters.
  static func isOfSDK(_ fields: ObjectFields) -> Bool {
    fields.has("messageId", "getMessageId", "getText", "getData", "getChannelId", "translatedText")
  }

  func read(message fields: ObjectFields, _ place: TalkPlusReader.Place, into output: inout PieceOutput) {
    guard let message = message(fields, place, into: &output) else { return }
    output.add(.message(message))
  }

  /// A message, with what is known of it; `nil` where there is nothing to show, and the diagnostics say why.
  func message(
    _ fields: ObjectFields, _ place: TalkPlusReader.Place, into output: inout PieceOutput
  ) -> Message? {
    var fields = fields
    let reader = TalkPlusReader(tokens: fields.tokens, limits: options.limits, faults: [])
    let reading = reader.reading(
      at: fields.index, place, faults: output.diagnostics.filter { $0.code == .jsonEncoding },
      naming: Self.isOfSDK(fields) ? .getters : .rest)
    output.diagnostics.removeAll { $0.code == .jsonEncoding }
    output.diagnostics += reading.diagnostics
    let unreadable = reading.diagnostics.contains { $0.code == .metadataNotAnObject } ? Self.pair(&fields) : nil
    guard var message = reading.message ?? unreadable.map({ _ in Message(metadata: RawMetadata()) }) else { return nil }
    if let unreadable { (message.metadata, message.metadataPath) = (unreadable, FieldPath()) }
    TalkPlusFields(fields: fields).fill(&message, &fields)
    output.diagnostics += fields.diagnostics
    return message
  }

  /// What stands where metadata should, as a pair, so that it is shown all the same.
  private static func pair(_ fields: inout ObjectFields) -> RawMetadata? {
    guard let (name, index) = fields.value(["data", "metaData", "getData"]) else { return nil }
    let tokens = fields.tokens
    let text = tokens[index].kind == .string ? tokens.string(at: index) : tokens.rawText(of: index)
    let range = tokens.range(of: index)
    return RawMetadata([RawMetadata.Entry(name, .string(text), valueRange: range)], range: range)
  }

  /// A channel's name and the names of its members.
  static func read(channel fields: ObjectFields, into output: inout PieceOutput) {
    var channel = fields
    guard let id = channel.id("id", "channelId", "getChannelId") else { return }
    output.add(.room(Room(id: id, name: channel.text("name", "channelName", "getChannelName"))))
    for var member in channel.members { output.add(member.participant) }
    output.diagnostics += channel.diagnostics
  }
}

extension ObjectFields {
  /// The members of a channel, where they are written as objects; ids alone say nothing.
  fileprivate var members: [ObjectFields] {
    mutating get {
      guard let (name, index) = value(["members"]), tokens[index].kind == .array else { return [] }
      return tokens.elements(of: index).filter { tokens[$0].kind == .object }.map {
        ObjectFields(tokens, at: $0, path: path.appending(name))
      }
    }
  }

  /// Who a user's object names.
  var participant: Participant? {
    mutating get {
      id("id", "userId", "getUserId").map { Participant(id: $0, name: text("username", "getUsername", "name")) }
    }
  }
}
