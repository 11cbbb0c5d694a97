public import CardCore
public import CardMetadata

/// A chat message: its text, what is attached to it, and where it stands in the source.
public struct Message: Sendable {
  /// The message's own text, or `nil` where it has none.
  public var text: String?

  /// The address of an attached file, or `nil`.
  public var fileAddress: String?

  /// Where that address stands in the source.
  public var fileRange: SourceRange?

  /// What is attached to the message, unchecked; empty where nothing is.
  public var metadata: RawMetadata

  /// The path of the metadata: `data`, or `metaData` where the message calls it so.
  public var metadataPath: FieldPath

  public init(
    metadata: RawMetadata, at metadataPath: FieldPath = "data", text: String? = nil, fileAddress: String? = nil
  ) {
    self.metadata = metadata
    self.metadataPath = metadataPath
    self.text = text
    self.fileAddress = fileAddress
  }

  /// A message that is about to be sent.
  public init(_ metadata: Metadata, text: String? = nil) {
    self.init(metadata: RawMetadata(metadata), text: text)
  }

  /// Whether there is something to show beside the metadata.
  public var hasContent: Bool { text != nil || fileAddress != nil }
}
