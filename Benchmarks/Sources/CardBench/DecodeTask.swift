import CardKit

/// Bytes to a verdict and the typed payload, whichever of the three types it is.
enum DecodeTask {
  private static let engine = CardEngine()

  static func subjects(_ workload: Workload) -> [Subject] {
    [workload.subject("decode", "cardrender") { payload(of: $0).errors }]
  }

  /// The payload of one message, and the number of errors in it.
  static func payload(of bytes: [UInt8]) -> (payload: (any CardPayload)?, errors: Int) {
    do throws(CardFailure) {
      return (try engine.payload(line: bytes), 0)
    } catch {
      // A type that nobody registered is a warning, but there is no payload.
      return (nil, max(1, error.diagnostics.errorCount))
    }
  }
}
