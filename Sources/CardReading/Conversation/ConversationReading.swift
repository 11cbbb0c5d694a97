public import CardCore

/// A piece of a conversation, or of what stands where one should, and where it stands.
public struct ConversationReading: Sendable {
  /// The piece, or `nil` where there is none to speak of, and the diagnostics say why.
  ///
  /// Nothing is dropped without a diagnostic.
  public var item: ConversationItem?

  /// The bytes of the input that it was read from, as offsets from the input's beginning.
  public var range: SourceRange

  /// What is wrong with it; ranges are offsets from the input's beginning.
  public var diagnostics: [Diagnostic]

  public init(_ item: ConversationItem? = nil, range: SourceRange, diagnostics: [Diagnostic] = []) {
    self.item = item
    self.range = range
    self.diagnostics = diagnostics
  }
}
