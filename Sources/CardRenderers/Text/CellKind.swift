/// What one code point does to the width of the cluster that it stands in.
///
/// The raw values are those that `Scripts/generate-width-table` writes into `CellWidthTable`.
enum CellKind: UInt8 {
  /// Draws into the cells of what stands before it, or not at all.
  case nothing = 0
  case narrow = 1
  case wide = 2

  /// One cell, and two before VARIATION SELECTOR-16.
  case narrowEmoji = 3

  /// Two cells, and one before VARIATION SELECTOR-15.
  case wideEmoji = 4

  /// A mark with a cell of its own beside its base, as in the scripts of India.
  case spacingMark = 5

  /// A leading jamo or a syllable: two cells, also where several make one cluster.
  case hangul = 6

  /// One cell, also behind a wide base.
  case halfwidthMark = 7

  /// Not assigned yet in the Unicode version of the table. Where Swift knows no more, one cell, and two to terminals that
  /// know it as wide: most emoji of the next version will be.
  case unknown = 8

  /// One cell, or two where a terminal draws what is ambiguous as East Asian fonts do.
  case ambiguous = 9

  /// The same, and two before VARIATION SELECTOR-16.
  case ambiguousEmoji = 10

  /// Half of a flag.
  case regionalIndicator = 11

  /// Draws into the cells of what stands before it, and is not in the tables of old terminals, which give it one.
  case lateMark = 12

  /// The same, where Unicode also calls it wide: a terminal that looks no further gives it two.
  case wideMark = 13

  /// Ambiguous, and wide to terminals whose tables give a block one width.
  case wideToSome = 14

  /// A spacing mark that Unicode also calls wide, such as the tone marks of Old Hangul: with its base it takes two cells,
  /// and to terminals that add up code points two of its own.
  case wideSpacingMark = 15
}

extension CellKind {
  /// The kind by a terminal's choice for what is ambiguous.
  func resolved(isAmbiguousWide: Bool) -> CellKind {
    switch self {
    case .ambiguous: isAmbiguousWide ? .wide : .narrow
    case .ambiguousEmoji: isAmbiguousWide ? .wideEmoji : .narrowEmoji
    case .wideToSome: isAmbiguousWide ? .wide : self
    case .nothing, .narrow, .wide, .narrowEmoji, .wideEmoji, .spacingMark, .hangul, .halfwidthMark, .unknown,
      .regionalIndicator, .lateMark, .wideMark, .wideSpacingMark:
      self
    }
  }

  /// The cells on a terminal that gives each code point its own.
  var cellsAlone: Int {
    switch self {
    case .nothing, .lateMark, .wideMark: 0
    case .narrow, .narrowEmoji, .spacingMark, .halfwidthMark, .unknown, .ambiguous, .ambiguousEmoji, .regionalIndicator,
      .wideToSome:
      1
    case .wide, .wideEmoji, .hangul, .wideSpacingMark: 2
    }
  }

  /// The cells beyond those that some terminals give it.
  ///
  /// Half of the terminals that take flags apart give each half one cell, and the others two. Debian's libvterm knows the
  /// marks of Unicode 5.0.
  var cellsToSome: Int {
    switch self {
    case .unknown, .regionalIndicator, .lateMark, .wideToSome: 1
    case .wideMark: 2
    case .nothing, .narrow, .wide, .narrowEmoji, .wideEmoji, .spacingMark, .hangul, .halfwidthMark, .ambiguous,
      .ambiguousEmoji, .wideSpacingMark:
      0
    }
  }
}

extension CellKind {
  /// Looks a code point up, first in the table and then in what the Swift library knows of a later Unicode version.
  static func of(_ scalar: Unicode.Scalar) -> CellKind {
    let runs = CellWidthTable.runs
    // The last run that starts at or before the code point.
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 4 <= scalar.value { low = middle } else { high = middle }
    }
    let kind = CellKind(rawValue: UInt8(runs[low] & 0xF)) ?? .narrow
    return kind == .unknown ? .ofNewcomer(scalar.properties) : kind
  }

  private static func ofNewcomer(_ properties: Unicode.Scalar.Properties) -> CellKind {
    if properties.isEmojiPresentation { return .wide }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: .lateMark
    case .spacingMark: .spacingMark
    case .unassigned: .unknown
    default: .narrow
    }
  }
}
