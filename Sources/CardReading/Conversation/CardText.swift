import CardCore
import CardMetadata

/// A card's metadata that stands as JSON in a text of a message, such as in a part or in `attrs`.
enum CardText {
  /// The pairs of a text that is a JSON object; `nil` where it is none.
  ///
  /// Places are those in `tokens`' source where they can be told: everything stands at the string's place.
  static func metadata(inStringAt index: Int, of tokens: JSONTokens) -> RawMetadata? {
    let text = tokens.string(at: index)
    guard text.utf8.first(where: { !$0.isJSONWhiteSpace }) == UInt8(ascii: "{"),
      case .document(let inner, _, let faults) = JSONTokenizer.tokenizeWhole(Array(text.utf8)),
      inner[0].kind == .object
    else { return nil }
    var metadata = RawMetadata(inner, at: 0, faults: faults)
    let map = OffsetMap(inner.bytes, in: PlacedBytes(tokens.bytes), at: tokens.range(of: index))
    let whole = tokens.range(of: index)
    metadata.range = whole
    metadata.source = nil
    for position in metadata.entries.indices {
      let entry = metadata.entries[position]
      metadata.entries[position].keyRange = entry.keyRange.map { map?.range(of: $0) ?? whole }
      metadata.entries[position].valueRange = entry.valueRange.map { map?.range(of: $0) ?? whole }
    }
    return metadata
  }

  /// The pairs of a value that is an object, or a text of one; `nil` where it is neither.
  static func metadata(at index: Int, of tokens: JSONTokens) -> RawMetadata? {
    switch tokens[index].kind {
    case .object: RawMetadata(tokens, at: index)
    case .string: metadata(inStringAt: index, of: tokens)
    case .array, .number, .true, .false, .null: nil
    }
  }

  /// Whether pairs say that they are a card: by a type, which is a string.
  static func isCard(_ metadata: RawMetadata) -> Bool {
    guard case .string? = metadata.typeEntry?.value else { return false }
    return true
  }
}
