/// How many colours an output can show.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No colour at all.
  case none = 0

  /// The eight colours and their bright kin, which the reader's own terminal defines.
  case sixteen = 16

  /// Those, a cube of 216 colours and 24 greys.
  case indexed = 256

  /// 24 bits of red, green and blue.
  case trueColor = 16_777_216

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
