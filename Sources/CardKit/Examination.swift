public import CardCore

/// What became of one message: whether it may be sent, everything worth saying about it, and its card.
public struct Examination: Sendable {
  /// The message's place in the input, the first being 0.
  public var index: Int

  /// In the order of the source where they have a place in it.
  public var diagnostics: [Diagnostic]

  /// The card, with what can be shown of an invalid message; `nil` where there is nothing to show.
  public var card: Card?

  public init(index: Int, diagnostics: [Diagnostic], card: Card?) {
    self.index = index
    self.diagnostics = diagnostics
    self.card = card
  }

  /// Whether no diagnostic is an error.
  public var isValid: Bool {
    diagnostics.allSatisfy { $0.severity < .error }
  }
}
