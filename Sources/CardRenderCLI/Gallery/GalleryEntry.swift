import CardKit

/// One message of a gallery: what it is called, what was found, and what it looks like everywhere.
struct GalleryEntry {
  /// The file, and the message's number where the file holds several.
  let name: String
  let examination: Examination

  /// The metadata as it came in, and what it takes of the limits; `nil` where there is no message.
  let metadata: RawMetadata?
  let budget: MetadataBudget?

  /// The renderings by what their tabs are called, in their order.
  let sources: [(name: String, text: String)]
}
