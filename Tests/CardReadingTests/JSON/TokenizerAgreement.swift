import CardMetadata
import CardReading

/// One input, read by both tokenizers.
struct TokenizerAgreement {
  let bytes: [UInt8]
  private let fast: JSONTokenization?
  private let strict: JSONTokenization

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let simdjson = SimdjsonTokenizer()
    fast = simdjson.tokenize(bytes, in: 0..<bytes.count)
    strict = JSONTokenizer.tokenize(bytes)
  }

  /// Whether both gave the same, or the fast one left it to the strict one for a reason.
  var holds: Bool {
    guard isFastTask else { return fast == nil }
    return fast == strict && fast == inTheMiddle
  }

  /// Whether this is for simdjson: an object or array in UTF-8, without anything behind it.
  var isFastTask: Bool {
    guard case .document(let document, let end, _) = strict else { return false }
    let isContainer = document[0].kind == .object || document[0].kind == .array
    return isContainer && String(validating: bytes, as: UTF8.self) != nil
      && bytes[end...].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// What simdjson makes of the same bytes between others, which it may look at but must not believe.
  private var inTheMiddle: JSONTokenization? {
    let before = Array("]}\"".utf8)
    let after = Array(#"]}]}","a":"\"#.utf8) + [UInt8](repeating: UInt8(ascii: "]"), count: 100)
    let simdjson = SimdjsonTokenizer()
    let range = before.count..<(before.count + bytes.count)
    guard case .document(let document, let end, _)? = simdjson.tokenize(before + bytes + after, in: range) else {
      return nil
    }
    let tokens = document.tokens.map { token in
      JSONToken(
        token.kind, start: token.start - before.count, end: token.end - before.count, next: token.next,
        hasEscapes: token.hasEscapes)
    }
    guard case .document(_, _, let faults) = strict else { return nil }
    return .document(JSONTokens(bytes: bytes, tokens: tokens), end: end - before.count, faults: faults)
  }
}
