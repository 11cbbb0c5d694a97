/// What a reader of conversations is told about its input.
public struct ConversationOptions: Sendable {
  public var limits: ReadingLimits

  /// The id of whose view it is, where somebody knows better than the input.
  public var viewer: String?

  /// What the bodies of webhooks were signed with; a body without a right signature is not read then.
  public var signature: WebhookSignature?

  public init(limits: ReadingLimits = .standard, viewer: String? = nil, signature: WebhookSignature? = nil) {
    self.limits = limits
    self.viewer = viewer
    self.signature = signature
  }
}
