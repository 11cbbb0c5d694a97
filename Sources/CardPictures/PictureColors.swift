internal import CPicture
internal import CardRenderers

/// The colours that characters of a picture may have.
public enum PictureColors: Hashable, Sendable {
  /// None: light is drawn, dark is not.
  case none
  case basic
  case indexed
  case rgb

  var mode: cpicture_colors {
    switch self {
    case .none: CPICTURE_COLORS_NONE
    case .basic: CPICTURE_COLORS_16
    case .indexed: CPICTURE_COLORS_256
    case .rgb: CPICTURE_COLORS_RGB
    }
  }

  /// The color that a number means; `nil` where it means none.
  func color(_ number: Int32) -> PictureColor? {
    guard number >= 0 else { return nil }
    let low = UInt8(truncatingIfNeeded: number)
    return switch self {
    case .none: nil
    case .basic: number < 16 ? .basic(low) : nil
    case .indexed: number < 256 ? .indexed(low) : nil
    case .rgb: .rgb(UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8), low)
    }
  }
}
