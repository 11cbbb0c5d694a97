import CardMetadata
import CardReading

/// What TalkPlus' clients say about a file in `data`, where no card stands there: its kind, name, type and size.
struct TalkPlusFile {
  /// The pairs, or `nil` where there is nothing to say or no place to say it.
  let pairs: Metadata?

  /// Whether something is known of the file that has no place.
  let losesDetails: Bool

  init(_ file: Attachment, besides card: Metadata?) {
    let details = [("fileName", file.name), ("fileMime", file.mediaType), ("fileSize", file.size.map { "\($0)" })]
    let known = details.compactMap { key, value in value.map { Metadata.Pair(key, $0) } }
    // A size alone is not told from the pairs of a card.
    let isTold = file.name != nil || file.mediaType != nil
    let kind = Metadata.Pair("fileKind", file.mediaType?.hasPrefix("image/") == true ? "image" : "file")
    let all = Metadata([kind] + known)
    let hasPlace =
      card == nil && isTold && MetadataValidator(rules: .talkPlus).validate(all).allSatisfy { $0.severity < .error }
    pairs = hasPlace ? all : nil
    losesDetails = file.expiration != nil || file.description != nil || !(hasPlace || known.isEmpty)
  }
}
