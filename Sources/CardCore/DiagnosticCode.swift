/// What a diagnostic says, in a word that stays: programs match on it, documents link to it.
///
/// The codes below are the package's own. A payload or renderer defined elsewhere may add its own.
public struct DiagnosticCode: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension DiagnosticCode {
  public static let jsonSyntax = DiagnosticCode(rawValue: "json.syntax")
  public static let jsonEncoding = DiagnosticCode(rawValue: "json.encoding")
  public static let jsonByteOrderMark = DiagnosticCode(rawValue: "json.byte-order-mark")
  public static let jsonDepth = DiagnosticCode(rawValue: "json.depth")
  public static let jsonSize = DiagnosticCode(rawValue: "json.size")
  public static let jsonDuplicateKey = DiagnosticCode(rawValue: "json.duplicate-key")
  public static let jsonInexactNumber = DiagnosticCode(rawValue: "json.inexact-number")

  public static let metadataNotAnObject = DiagnosticCode(rawValue: "metadata.not-an-object")
  public static let metadataEmpty = DiagnosticCode(rawValue: "metadata.empty")
  public static let metadataTooManyPairs = DiagnosticCode(rawValue: "metadata.too-many-pairs")
  public static let metadataEmptyKey = DiagnosticCode(rawValue: "metadata.empty-key")
  public static let metadataKeyTooLong = DiagnosticCode(rawValue: "metadata.key-too-long")
  public static let metadataValueTooLong = DiagnosticCode(rawValue: "metadata.value-too-long")
  public static let metadataValueNotAString = DiagnosticCode(rawValue: "metadata.value-not-a-string")
  public static let metadataUnitDependent = DiagnosticCode(rawValue: "metadata.unit-dependent")
  public static let metadataNearLimit = DiagnosticCode(rawValue: "metadata.near-limit")
  public static let metadataTypeNotAllowed = DiagnosticCode(rawValue: "metadata.type-not-allowed")
  public static let metadataMissingKey = DiagnosticCode(rawValue: "metadata.missing-key")
  public static let metadataKeyWhiteSpace = DiagnosticCode(rawValue: "metadata.key-white-space")
  public static let metadataKeyInvisible = DiagnosticCode(rawValue: "metadata.key-invisible")
  public static let metadataKeyLookAlike = DiagnosticCode(rawValue: "metadata.key-look-alike")
  public static let metadataKeysAlike = DiagnosticCode(rawValue: "metadata.keys-alike")

  public static let messageTextTooLong = DiagnosticCode(rawValue: "message.text-too-long")

  public static let payloadMissingType = DiagnosticCode(rawValue: "payload.missing-type")
  public static let payloadUnknownType = DiagnosticCode(rawValue: "payload.unknown-type")
  public static let payloadMissingField = DiagnosticCode(rawValue: "payload.missing-field")
  public static let payloadUnknownField = DiagnosticCode(rawValue: "payload.unknown-field")
  public static let payloadBadValue = DiagnosticCode(rawValue: "payload.bad-value")
  public static let payloadUnknownChoice = DiagnosticCode(rawValue: "payload.unknown-choice")

  public static let actionUnsafeLink = DiagnosticCode(rawValue: "action.unsafe-link")

  public static let bodyTooDeep = DiagnosticCode(rawValue: "body.too-deep")
  public static let bodyTooLong = DiagnosticCode(rawValue: "body.too-long")

  public static let conversationNotAMessage = DiagnosticCode(rawValue: "conversation.not-a-message")
  public static let conversationBadValue = DiagnosticCode(rawValue: "conversation.bad-value")
  public static let conversationBadSignature = DiagnosticCode(rawValue: "conversation.bad-signature")
  public static let conversationBadDatabase = DiagnosticCode(rawValue: "conversation.bad-database")
  public static let conversationNotTheAuthor = DiagnosticCode(rawValue: "conversation.not-the-author")
  public static let conversationUnknownMessage = DiagnosticCode(rawValue: "conversation.unknown-message")
  public static let conversationTooMuch = DiagnosticCode(rawValue: "conversation.too-much")

  public static let rulesBadValue = DiagnosticCode(rawValue: "rules.bad-value")
  public static let rulesUnknownKey = DiagnosticCode(rawValue: "rules.unknown-key")
  public static let rulesMissingKey = DiagnosticCode(rawValue: "rules.missing-key")

  public static let themeBadValue = DiagnosticCode(rawValue: "theme.bad-value")
  public static let themeUnknownKey = DiagnosticCode(rawValue: "theme.unknown-key")

  public static let xmlSyntax = DiagnosticCode(rawValue: "xml.syntax")
  public static let xmlEncoding = DiagnosticCode(rawValue: "xml.encoding")
  public static let xmlDocumentType = DiagnosticCode(rawValue: "xml.doctype")
  public static let xmlEntity = DiagnosticCode(rawValue: "xml.entity")
  public static let xmlInstruction = DiagnosticCode(rawValue: "xml.processing-instruction")
  public static let xmlDepth = DiagnosticCode(rawValue: "xml.depth")
  public static let xmlSize = DiagnosticCode(rawValue: "xml.size")
  public static let xmlAttributes = DiagnosticCode(rawValue: "xml.attributes")
  public static let xmlNoLibrary = DiagnosticCode(rawValue: "xml.no-library")

  public static let xmppBadRange = DiagnosticCode(rawValue: "xmpp.bad-range")
  public static let xmppBadTime = DiagnosticCode(rawValue: "xmpp.bad-time")
  public static let xmppForeignArchive = DiagnosticCode(rawValue: "xmpp.foreign-archive")
  public static let xmppNotShown = DiagnosticCode(rawValue: "xmpp.not-shown")

  public static let templatePlaceholder = DiagnosticCode(rawValue: "template.placeholder")
  public static let templateBadText = DiagnosticCode(rawValue: "template.bad-text")

  public static let lossStyle = DiagnosticCode(rawValue: "loss.style")
  public static let lossHeading = DiagnosticCode(rawValue: "loss.heading")
  public static let lossQuote = DiagnosticCode(rawValue: "loss.quote")
  public static let lossCode = DiagnosticCode(rawValue: "loss.code")
  public static let lossMeter = DiagnosticCode(rawValue: "loss.meter")
  public static let lossLink = DiagnosticCode(rawValue: "loss.link")
  public static let lossButton = DiagnosticCode(rawValue: "loss.button")
  public static let lossImage = DiagnosticCode(rawValue: "loss.image")
  public static let lossImageBroken = DiagnosticCode(rawValue: "loss.image-broken")
  public static let lossCharacters = DiagnosticCode(rawValue: "loss.characters")
  public static let lossTruncated = DiagnosticCode(rawValue: "loss.truncated")

  /// The severity of a diagnostic with this code where nothing else is said; `.error` for a code from elsewhere.
  public var usualSeverity: Severity {
    DiagnosticExplanation.catalogue[self]?.severity ?? .error
  }

  /// What the code means, or `nil` for a code from elsewhere.
  public var explanation: DiagnosticExplanation? {
    DiagnosticExplanation.catalogue[self]
  }
}
