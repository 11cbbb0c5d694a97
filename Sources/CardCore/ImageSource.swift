/// Where the bytes of a picture are.
public enum ImageSource: Hashable, Sendable {
  /// Somewhere else, from where nothing is fetched unless the reader says so.
  case address(LinkDestination)

  /// In the message itself.
  case embedded(EmbeddedPicture)

  /// The address of a picture that is somewhere else.
  public var address: LinkDestination? {
    switch self {
    case .address(let destination): destination
    case .embedded: nil
    }
  }

  /// What stands for the picture where it is not shown: its address, or its type and size.
  public var display: DisplayText {
    switch self {
    case .address(let destination): destination.display
    case .embedded(let picture): picture.summary
    }
  }

  /// What the picture takes of a message, in bytes.
  package var length: Int {
    switch self {
    case .address(let destination): destination.string.utf8.count
    case .embedded(let picture): picture.bytes.count
    }
  }
}
