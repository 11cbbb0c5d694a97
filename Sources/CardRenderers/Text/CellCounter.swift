/// Adds up the cells of one grapheme cluster, code point by code point.
struct CellCounter {
  private(set) var cells = 0

  /// The code point before, which a variation selector may change.
  private var base: CellKind?
  private var isJoined = false

  mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xFE0E: narrow()
    case 0xFE0F: widen()
    default: add(.of(scalar))
    }
    isJoined = scalar.value == 0x200D
  }

  private mutating func add(_ kind: CellKind) {
    switch kind {
    case .nothing, .unknown: break
    case .narrow, .spacingMark: cells = max(cells, min(cells + 1, 2))
    // An emoji behind a joiner becomes part of the picture before it.
    case .narrowEmoji: cells = isJoined ? max(cells, 1) : max(cells, min(cells + 1, 2))
    case .wide, .wideEmoji: cells = max(cells, 2)
    case .hangul: cells += 2
    case .halfwidthMark: cells += 1
    }
    base = kind
  }

  /// VARIATION SELECTOR-16 asks for the coloured picture of a base that has two looks.
  private mutating func widen() {
    if base == .narrowEmoji { cells = max(cells, 2) }
  }

  /// VARIATION SELECTOR-15 asks for the plain look, and what follows in the cluster adds its cells again.
  private mutating func narrow() {
    if base == .wideEmoji, cells == 2 { cells = 1 }
  }
}
