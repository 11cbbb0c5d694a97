public import CardCore

/// What became of one message of the input.
public struct MessageReading: Sendable {
  /// The message, or `nil` where there is none to speak of: the diagnostics say why.
  public var message: Message?

  /// What is wrong with the message as JSON.
  public var diagnostics: [Diagnostic]

  public init(message: Message? = nil, diagnostics: [Diagnostic] = []) {
    self.message = message
    self.diagnostics = diagnostics
  }
}
