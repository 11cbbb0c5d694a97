public import CardCore
import CardMetadata
public import CardPayloads

extension CardEngine {
  /// Everything worth saying about one message in JSON, without its card; empty where there is nothing.
  ///
  /// The message is the whole of `line`: a second one behind it is a fault. Nothing is allocated and no lock is taken for
  /// a flat object of ordinary strings that a ``TextPayload`` of the registry takes. The ranges of the diagnostics are
  /// offsets in `line`.
  public func check(line: UnsafeRawBufferPointer) -> [Diagnostic] {
    let isAccepted = PlainPairs.find(in: line) { isUnremarkable($0) && payloads.accepts($0) }
    return isAccepted ? [] : examine(line: Array(line)).flatMap(\.diagnostics)
  }

  /// The same for an array of bytes.
  public func check(line: [UInt8]) -> [Diagnostic] {
    line.withUnsafeBytes { check(line: $0) }
  }

  /// The typed payload of one message in JSON that keeps all rules.
  ///
  /// - Throws: A `CardFailure` with everything that is wrong, warnings included, where anything is an error or the type is
  ///   not in the registry.
  public func payload(line: UnsafeRawBufferPointer) throws(CardFailure) -> any CardPayload {
    var payload: (any CardPayload)?
    let isPlain = PlainPairs.find(in: line) { pairs in
      guard isUnremarkable(pairs) else { return false }
      payload = payloads.payload(of: pairs)
      return payload != nil
    }
    if isPlain, let payload { return payload }
    return try decodedPayload(line: Array(line))
  }

  /// The same for an array of bytes.
  public func payload(line: [UInt8]) throws(CardFailure) -> any CardPayload {
    try line.withUnsafeBufferPointer { bytes throws(CardFailure) in
      try payload(line: UnsafeRawBufferPointer(bytes))
    }
  }

  /// Whether an input is a flat object or an array of such, all of them with the keys of a ``TextPayload`` of the registry.
  ///
  /// `false` says nothing.
  package func areCards(_ bytes: [UInt8]) -> Bool {
    func isCard(_ pairs: PlainPairs) -> Bool { reader.takesForMetadata(pairs) && payloads.knowsKeys(of: pairs) }
    return bytes.withUnsafeBytes { PlainPairs.find(in: $0, isCard) || PlainPairs.findEach(in: $0, isCard) }
  }

  private func decodedPayload(line: [UInt8]) throws(CardFailure) -> any CardPayload {
    let readings = reader.read(line: line)
    let examinations = examine(readings)
    guard examinations.allSatisfy(\.isValid), readings.count == 1, let message = readings[0].message,
      let payload = payloads.payload(from: message.metadata)
    else { throw CardFailure(examinations.flatMap(\.diagnostics)) }
    return payload
  }

  func isUnremarkable(_ pairs: PlainPairs) -> Bool {
    validator.accepts(pairs) && reader.takesForMetadata(pairs)
  }
}
