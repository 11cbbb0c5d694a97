import CardKit

/// Bytes to a verdict: the message is parsed, and its metadata held against the rules.
enum ValidateTask {
  private static let validator = MetadataValidator()

  static func subjects(_ workload: Workload) -> [Subject] {
    [
      workload.subject("validate", "cardrender", errors),
      allAtOnce(workload),
    ]
  }

  /// The number of errors in one message.
  static func errors(in bytes: [UInt8]) -> Int {
    let readings = MessageReader().read(bytes)
    // Objects one after another are messages to the reader; here they are not one.
    return readings.reduce(readings.count - 1) { $0 + errors(in: $1) }
  }

  private static func errors(in reading: MessageReading) -> Int {
    guard let message = reading.message else { return reading.diagnostics.errorCount }
    let found = validator.validate(message.metadata, hasContent: message.hasContent)
    return reading.diagnostics.errorCount + found.errorCount
  }

  /// The same lines in one buffer, as a file gives them.
  private static func allAtOnce(_ workload: Workload) -> Subject {
    let bytes = Array(workload.lines.joined(separator: [UInt8(ascii: "\n")]))
    let run = { MessageReader().read(bytes).count { errors(in: $0) > 0 } }
    return Subject(
      task: "validate", name: "cardrender, all lines in one call", units: workload.lines.count, run: run, judge: errors)
  }
}

extension [Diagnostic] {
  var errorCount: Int { count { $0.severity >= .error } }
}
