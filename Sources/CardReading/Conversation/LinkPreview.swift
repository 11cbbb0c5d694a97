/// What a sender says about an address; it may be a lie.
public struct LinkPreview: Hashable, Sendable {
  public var address: String
  public var title: String?
  public var description: String?
  public var imageAddress: String?
  public var siteName: String?

  public init(
    address: String, title: String? = nil, description: String? = nil, imageAddress: String? = nil,
    siteName: String? = nil
  ) {
    self.address = address
    self.title = title
    self.description = description
    self.imageAddress = imageAddress
    self.siteName = siteName
  }
}
