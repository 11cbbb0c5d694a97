import CardKit

/// What a command line asks of a conversation; times and the zone are looked at later, because times count in the zone.
struct ConversationRequest {
  /// The system, or `nil` for what the input says.
  var system: ChatSystem?
  var viewer: String?
  var room: String?
  var sender: String?
  var search: String?
  var tail: Int?
  var since: String?
  var until: String?
  var now: String?
  var timeZone: String?
  var locale: String?

  /// The language that translations are shown in.
  var language: String?

  /// The key that bodies of webhooks are signed with.
  var signatureKey: String?

  /// The signature of the one body.
  var signature: String?

  /// What readers are told; a body whose one signature is given was looked at before.
  var options: ConversationOptions {
    let key = signature == nil ? signatureKey : nil
    return ConversationOptions(viewer: viewer, signature: key.map { WebhookSignature(key: $0) })
  }

  /// What reads an input.
  var decoder: any ConversationDecoder { ReaderCatalog.standard.decoder(from: system, options: options) }
}
