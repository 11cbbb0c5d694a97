import CardKit
@testable import CardMetadata

/// What is said at once of a plain message is what the long way says of it.
struct PlainAgreement {
  private let bytes: [UInt8]
  private let engine = CardEngine()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func check() {
    checkValidator()
    let examinations = engine.examine(line: bytes)
    let slow = examinations.flatMap(\.diagnostics)
    let fast = engine.check(line: bytes)
    expect(fast == slow, "the engine says \(fast) at once, and \(slow) at length")
    checkPayload(isValid: examinations.allSatisfy(\.isValid), slow)
  }

  private func checkValidator() {
    let fast = engine.validator.validate(json: bytes)
    switch JSONTokenizer.tokenizeWhole(bytes) {
    case .failure(let diagnostic, let faults, _):
      expect(fast == faults + [diagnostic], "the validator says \(fast) of what is no JSON")
    case .document(let tokens, _, let faults):
      guard tokens[0].kind == .object else { return expect(!fast.isEmpty, "the validator takes what is no object") }
      let slow = faults + engine.validator.validate(RawMetadata(tokens, at: 0, faults: faults))
      expect(fast == slow, "the validator says \(fast) at once, and \(slow) at length")
    }
  }

  private func checkPayload(isValid: Bool, _ diagnostics: [Diagnostic]) {
    do throws(CardFailure) {
      let payload = try engine.payload(line: bytes)
      expect(isValid, "there is a payload of a message with errors")
      check(payload)
    } catch {
      let found = error.diagnostics
      expect(found == diagnostics, "the payload fails by \(found), and the message by \(diagnostics)")
    }
  }

  /// The payload is the one that Codable gives.
  private func check(_ payload: some CardPayload) {
    guard let metadata = engine.reader.read(line: bytes).first?.message?.metadata else {
      fatalError("there is a payload without a message")
    }
    let decoding = MetadataDecoder().decode(type(of: payload), from: metadata)
    guard let slow = decoding.value else { fatalError("there is a payload that cannot be decoded") }
    // Payloads need not be comparable; what they are encoded as is.
    let (left, right) = (try? MetadataEncoder().encode(payload), try? MetadataEncoder().encode(slow))
    expect(left != nil && left == right, "\(payload) at once, and \(slow) at length")
  }
}
