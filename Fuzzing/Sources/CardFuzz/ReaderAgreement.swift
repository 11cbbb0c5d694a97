@testable import CardMetadata
@testable import CardReading

/// The Swift reader and simdjson give the same tokens, or simdjson leaves the input alone for a reason.
struct ReaderAgreement {
  private let bytes: [UInt8]
  private let strict: JSONTokenization

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    strict = JSONTokenizer.tokenize(bytes)
  }

  func check() {
    let fast = SimdjsonTokenizer().tokenize(bytes, in: 0..<bytes.count)
    expect(fast == (isFastTask ? strict : nil), "the readers disagree: \(strict), \(String(describing: fast))")
    checkPlaces()
  }

  /// Whether this is for simdjson: an object or array in UTF-8, without anything behind it.
  private var isFastTask: Bool {
    guard case .document(let document, let end, _) = strict else { return false }
    let isContainer = document[0].kind == .object || document[0].kind == .array
    return isContainer && String(validating: bytes, as: UTF8.self) != nil
      && bytes[end...].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Every token lies inside its parent and behind the one before it.
  private func checkPlaces() {
    guard case .document(let document, let end, _) = strict else { return }
    expect(end <= bytes.count && document[0].end <= end, "the document ends behind its end")
    var last = 0
    for token in document.tokens {
      expect(last <= token.start && token.start < token.end && token.end <= end, "a token is out of place: \(token)")
      last = token.start
    }
  }
}
