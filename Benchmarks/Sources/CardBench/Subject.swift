/// Something that is timed: one pass over its input, run as often as the driver asks.
struct Subject {
  let task: String
  let name: String

  /// What one pass is divided by: messages, or bytes.
  let units: Int

  /// Does one pass, and gives the number of messages that were refused.
  let run: () -> Int

  /// The number of errors in one message, found as the pass finds them.
  var judge: ([UInt8]) -> Int = { _ in 0 }
}
