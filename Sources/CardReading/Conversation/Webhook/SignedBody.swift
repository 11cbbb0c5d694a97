import CardCore
import CardMetadata

/// A webhook's body beside its signature, as a log keeps them: `{"signature":…,"body":…}`.
///
/// The body is a text of the bytes that came, or the object itself as it was written.
struct SignedBody {
  private let signature: String?
  private let body: Int
  private let tokens: JSONTokens

  init?(_ fields: ObjectFields) {
    var fields = fields
    guard fields.has("signature", "x-talkplus-signature"), let (_, body) = fields.value(["body"]),
      [.string, .object].contains(fields.tokens[body].kind)
    else { return nil }
    signature = fields.text("signature", "x-talkplus-signature")
    tokens = fields.tokens
    self.body = body
  }

  /// The bytes that were signed, and the offset of the first of them where they stand in the piece as they are.
  var bytes: (bytes: [UInt8], offset: Int?) {
    let range = tokens.range(of: body)
    guard tokens[body].kind == .string else { return (Array(tokens.bytes[range]), range.lowerBound) }
    return (Array(tokens.string(at: body).utf8), tokens[body].hasEscapes ? nil : range.lowerBound + 1)
  }

  var range: SourceRange { tokens.range(of: body) }

  /// What is wrong with the signature, or `nil`.
  func fault(by key: WebhookSignature) -> Diagnostic? {
    guard let signature else { return .unsigned(range) }
    return key.isValid(signature, of: bytes.bytes) ? nil : .wrongSignature(range)
  }
}

extension Diagnostic {
  static func unsigned(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .conversationBadSignature, "this body has no signature", at: FieldPath(), range: range,
      hint: "write each body beside its signature: {\"signature\":\"…\",\"body\":\"…\"}")
  }

  fileprivate static func wrongSignature(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .conversationBadSignature, "the signature is not the one of this body and the key", at: "body", range: range,
      hint: "check the key, and keep each body byte for byte as it came")
  }
}
