public import CardCore

/// A message in the form of one system, and what became of it on the way.
public struct WrittenMessage: Hashable, Sendable {
  /// One line of JSON, or one stanza or several, each ending in a newline; empty where nothing is to be sent.
  public var text: String

  /// What the system has no place for, or shows to fewer people, each with a code `loss.…`.
  public var losses: [Diagnostic]

  /// What is wrong with the message; where one of them is an error, nothing is written.
  public var diagnostics: [Diagnostic]

  public init(_ text: String = "", losses: [Diagnostic] = [], diagnostics: [Diagnostic] = []) {
    self.text = text
    self.losses = losses
    self.diagnostics = diagnostics
  }

  /// Whether no diagnostic is an error.
  public var isValid: Bool { diagnostics.allSatisfy { $0.severity < .error } }
}
