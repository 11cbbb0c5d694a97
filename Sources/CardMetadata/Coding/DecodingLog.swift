import CardCore

/// What the containers of one decoding share: the faults so far, and the fields that were asked for.
final class DecodingLog {
  var log = DiagnosticLog()

  /// The names of the fields that the payload asked for at the top, in that order.
  private(set) var requested: [String] = []
  private var known = Set<ByteKey>()

  func request(_ key: String) {
    if known.insert(ByteKey(key)).inserted { requested.append(key) }
  }
}
