/// Namespaces that stand in more than one place.
enum Namespace {
  /// XEP-0432.
  static let payload = "urn:xmpp:json-msg:0"

  /// XEP-0461.
  static let reply = "urn:xmpp:reply:0"

  /// XEP-0447.
  static let files = "urn:xmpp:sfs:0"

  /// XEP-0439.
  static let quickResponse = "urn:xmpp:tmp:quick-response"
}
