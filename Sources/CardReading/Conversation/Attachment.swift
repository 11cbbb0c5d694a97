public import CardCore

/// A file that came with a message; nothing of it is ever fetched.
public struct Attachment: Hashable, Sendable {
  /// The name of the file, or `nil`.
  public var name: String?

  /// The media type, such as `image/png`, or `nil`.
  public var mediaType: String?

  /// The size in bytes, or `nil`.
  public var size: Int64?

  /// Where it was stored, as the source says it, or `nil`.
  public var address: String?

  /// Where that address stands in the source.
  public var range: SourceRange?

  /// When the address stops working, or `nil`; whether it has is the viewer's question.
  public var expiration: MessageTime?

  /// What it shows, for those who cannot see it, or `nil`.
  public var description: String?

  public init(
    name: String? = nil, mediaType: String? = nil, size: Int64? = nil, address: String? = nil,
    range: SourceRange? = nil, expiration: MessageTime? = nil, description: String? = nil
  ) {
    self.name = name
    self.mediaType = mediaType
    self.size = size
    self.address = address
    self.range = range
    self.expiration = expiration
    self.description = description
  }
}
