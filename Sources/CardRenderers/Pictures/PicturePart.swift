/// What a piece of a line is of a picture.
enum PicturePart: Hashable, Sendable {
  /// Characters in two colours.
  case cells(foreground: PictureColor?, background: PictureColor?)

  /// The first of the rows that are kept free for the pixels of a picture, by its number in `LayoutReferences`.
  case graphics(Int)

  /// Another row that is kept free.
  case reserved

  /// The colours as parameters of Select Graphic Rendition.
  var parameters: [Int] {
    switch self {
    case .cells(let foreground, let background):
      (foreground?.parameters(base: 30) ?? []) + (background?.parameters(base: 40) ?? [])
    case .graphics, .reserved: []
    }
  }
}
