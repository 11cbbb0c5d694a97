public import CardCore
public import CardRenderers

/// What came of rendering an input.
public struct Outcome: Sendable {
  /// The cards that were drawn, in the format that was asked for; empty where there are none.
  public var text: String

  /// The messages, one by one.
  public var examinations: [Examination]

  /// What the format could not show.
  public var losses: [Rendering.Loss]

  public init(text: String, examinations: [Examination], losses: [Rendering.Loss]) {
    self.text = text
    self.examinations = examinations
    self.losses = losses
  }

  /// Everything worth saying about all of the messages.
  public var diagnostics: [Diagnostic] { examinations.flatMap(\.diagnostics) }

  /// Whether every message may be sent.
  public var isValid: Bool { examinations.allSatisfy(\.isValid) }
}
