/// Why a picture cannot be drawn.
public enum PictureFault: Hashable, Sendable {
  case unreadable
  case unknownFormat
  case tooLarge
  case damaged

  /// What draws or decodes it is not installed.
  case noLibrary

  /// A card has more pictures than are drawn.
  case tooMany

  var words: String {
    switch self {
    case .unreadable: "its file cannot be read"
    case .unknownFormat: "it is neither PNG nor JPEG"
    case .tooLarge: "it is larger than 4096 pixels on a side, or than 8 MiB"
    case .damaged: "it is damaged or cut off"
    case .noLibrary: "libchafa, libpng or libturbojpeg is not installed"
    case .tooMany: "a card has \(PictureLayout.maximumPictures) at most"
    }
  }
}
