import CardKit

/// Bytes to a verdict: the message is parsed, and its metadata held against the rules.
enum ValidateTask {
  private static let validator = MetadataValidator()
  private static let reader = MessageReader()

  static func subjects(_ workload: Workload) -> [Subject] {
    [
      workload.subject("validate", "cardrender", errors),
      workload.subject("validate", "cardrender, messages of any form", errorsOfAnyForm),
    ]
  }

  /// The number of errors in metadata.
  static func errors(in bytes: [UInt8]) -> Int {
    validator.validate(json: bytes).errorCount
  }

  /// The number of errors in what may be metadata, a message that holds some, or a page of messages.
  private static func errorsOfAnyForm(in bytes: [UInt8]) -> Int {
    reader.read(line: bytes).reduce(0) { $0 + errors(in: $1) }
  }

  private static func errors(in reading: MessageReading) -> Int {
    guard let message = reading.message else { return reading.diagnostics.errorCount }
    let found = validator.validate(message.metadata, hasContent: message.hasContent)
    return reading.diagnostics.errorCount + found.errorCount
  }
}

extension [Diagnostic] {
  var errorCount: Int { count { $0.severity >= .error } }
}
