/// A colour of a terminal.
public enum PictureColor: Hashable, Sendable {
  /// One of the sixteen colours, which the reader's own theme defines; larger numbers count as 15.
  case basic(UInt8)

  /// One of 256 colours.
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  /// The parameters of Select Graphic Rendition; `base` is 30 for the foreground and 40 for the background.
  func parameters(base: Int) -> [Int] {
    switch self {
    case .basic(let index): [index < 8 ? base + Int(index) : base + 52 + min(Int(index), 15)]
    case .indexed(let index): [base + 8, 5, Int(index)]
    case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }
}
