import CardKit
@testable import CardMetadata

/// The validator finds in flat metadata what counting code points by hand finds.
struct ValidatorAgreement {
  private let metadata: RawMetadata?

  init(_ bytes: [UInt8]) {
    metadata = Self.flatMetadata(bytes)
  }

  func check() {
    guard let metadata else { return }
    let found = MetadataValidator().validate(metadata).filter { $0.severity == .error }.map(\.code)
    expect(Set(found) == expected(metadata), "\(found) in \(metadata)")
  }

  /// The metadata of one well-formed object, read by the strict reader alone.
  private static func flatMetadata(_ bytes: [UInt8]) -> RawMetadata? {
    guard case .document(let tokens, _, let faults) = JSONTokenizer.tokenize(bytes), faults.isEmpty,
      tokens[0].kind == .object
    else { return nil }
    let entries = tokens.members(of: 0).map { key, value in
      let isString = tokens[value].kind == .string
      return RawMetadata.Entry(tokens.string(at: key), isString ? .string(tokens.string(at: value)) : .null)
    }
    return RawMetadata(entries, range: tokens.range(of: 0))
  }

  private func expected(_ metadata: RawMetadata) -> Set<DiagnosticCode> {
    let rules = MetadataRules.talkPlus
    let keys = metadata.entries.map { Array($0.key.unicodeScalars) }
    let values = metadata.entries.map { $0.value.text.unicodeScalars.count }
    let distinct = Set(keys).count
    let found: [(DiagnosticCode, Bool)] = [
      (.metadataEmpty, keys.isEmpty),
      (.metadataTooManyPairs, distinct > rules.maximumPairs),
      (.jsonDuplicateKey, distinct < keys.count),
      (.metadataEmptyKey, keys.contains([])),
      (.metadataKeyTooLong, keys.contains { $0.count > rules.maximumKeyLength }),
      (.metadataValueTooLong, values.contains { $0 > rules.maximumValueLength }),
      (.metadataValueNotAString, metadata.entries.contains { $0.value == .null }),
    ]
    return Set(found.filter(\.1).map(\.0))
  }
}
