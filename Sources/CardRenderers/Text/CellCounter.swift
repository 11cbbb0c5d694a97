/// Adds up the cells of one grapheme cluster, code point by code point.
struct CellCounter {
  private let model: WidthModel

  /// The cells that the cluster takes as a whole.
  private var whole = 0

  /// The cells that its code points take each for itself.
  private var sum = 0

  /// The cells that some terminals give them beyond those.
  private var spare = 0

  /// The code point before, which a variation selector may change.
  private var base: CellKind?
  private var isJoined = false

  /// What kitty gives hands and people beyond the one cell of their plain look: a skin tone may follow.
  private static let cellsOfHands = 1

  init(_ model: WidthModel) {
    self.model = model
  }

  var count: CellCount {
    switch model.clusters {
    case .modern: CellCount(cells: whole, most: max(whole, sum + spare))
    case .legacy: .plain(sum)
    }
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xFE0E: narrow()
    case 0xFE0F: widen()
    default:
      add(.of(scalar))
      if base == .narrowEmoji, scalar.properties.isEmojiModifierBase { spare += Self.cellsOfHands }
    }
    isJoined = scalar.value == 0x200D
  }

  private mutating func add(_ found: CellKind) {
    let kind = found.resolved(isAmbiguousWide: model.isAmbiguousWide)
    sum += kind.cellsAlone
    spare += kind.cellsToSome
    switch kind {
    case .nothing, .lateMark, .wideMark: break
    case .narrow, .spacingMark, .wideSpacingMark, .unknown, .ambiguous, .wideToSome:
      whole = max(whole, min(whole + 1, 2))
    // An emoji behind a joiner becomes part of the picture before it.
    case .narrowEmoji, .ambiguousEmoji: whole = isJoined ? max(whole, 1) : max(whole, min(whole + 1, 2))
    case .wide, .wideEmoji, .regionalIndicator: whole = max(whole, 2)
    case .hangul: whole += 2
    case .halfwidthMark: whole += 1
    }
    base = kind
  }

  /// VARIATION SELECTOR-16 asks for the coloured picture of a base that has two looks.
  private mutating func widen() {
    if base == .narrowEmoji { whole = max(whole, 2) }
  }

  /// VARIATION SELECTOR-15 asks for the plain look, and what follows in the cluster adds its cells again.
  private mutating func narrow() {
    if base == .wideEmoji, whole == 2 { whole = 1 }
  }
}
