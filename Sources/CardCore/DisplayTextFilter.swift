/// The filter behind `DisplayText`: one pass over the code points, each mapped on its own.
struct DisplayTextFilter {
  /// The most combining marks on one base: the limit of the Stream-Safe Text Format, UAX #15 section 13.
  static let maximumMarks = 30

  static func line(_ untrusted: String) -> String {
    if untrusted.isVisibleASCII { return untrusted }
    return run(untrusted, keepsLines: false)
  }

  static func exactly(_ untrusted: String) -> String {
    if untrusted.isVisibleASCII { return untrusted }
    let shown = untrusted.unicodeScalars.map { $0.isDefaultIgnorable ? "\u{FFFD}" : $0 }
    return run(String(String.UnicodeScalarView(shown)), keepsLines: false)
  }

  static func lines(_ untrusted: String) -> String {
    if untrusted.utf8.allSatisfy({ 0x20...0x7E ~= $0 || $0 == 0x0A || $0 == 0x09 }) { return untrusted }
    return run(untrusted, keepsLines: true)
  }

  private static func run(_ untrusted: String, keepsLines: Bool) -> String {
    var filter = DisplayTextFilter(scalars: untrusted.unicodeScalars, keepsLines: keepsLines)
    filter.output.reserveCapacity(untrusted.utf8.count + 8)
    filter.run()
    return String(decoding: filter.output, as: UTF8.self)
  }

  private let scalars: String.UnicodeScalarView
  private let keepsLines: Bool

  /// The text in UTF-8: appending to a `String` costs as much again as looking at what is appended.
  private var output: [UInt8] = []
  private var position: String.Index
  private var last: Unicode.Scalar?
  private var marks = 0

  /// Whether a ZERO WIDTH JOINER waits behind an emoji for another one to join.
  private var isJoining = false

  private init(scalars: String.UnicodeScalarView, keepsLines: Bool) {
    self.scalars = scalars
    self.keepsLines = keepsLines
    position = scalars.startIndex
  }

  private mutating func run() {
    while position < scalars.endIndex {
      let scalar = scalars[position]
      scalars.formIndex(after: &position)
      switch scalar.value {
      case 0x20...0x7E: append(scalar)
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: control(scalar)
      default: beyondASCII(scalar)
      }
    }
  }

  private var next: Unicode.Scalar? {
    position < scalars.endIndex ? scalars[position] : nil
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if isJoining && scalar.isEmojiBeyondASCII { write("\u{200D}") }
    extend(scalar)
    marks = 0
  }

  /// Appends what belongs to the base before it.
  private mutating func extend(_ scalar: Unicode.Scalar) {
    write(scalar)
    last = scalar
    isJoining = false
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { output.append(UInt8(scalar.value)) } else { output.append(contentsOf: scalar.utf8) }
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A: lineEnd()
    case 0x0D:
      if next == "\n" { scalars.formIndex(after: &position) }
      lineEnd()
    case 0x09: append(keepsLines ? scalar : " ")
    case 0x00...0x1F: append(scalar.controlPicture)
    case 0x7F: append("\u{2421}")
    case 0x85, 0x2028, 0x2029: append("\u{2424}")
    default: append("\u{FFFD}")
    }
  }

  private mutating func lineEnd() {
    append(keepsLines ? "\n" : " ")
  }

  private mutating func beyondASCII(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xAD, 0x200B, 0x2066...0x2069: return
    case 0x061C, 0x200E, 0x200F: extend(scalar)
    case 0x200C, 0x200D: joiner(scalar)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: variationSelector(scalar)
    case 0x1F3F4: flag(scalar)
    case 0x202A...0x202E, 0xFFF9...0xFFFB: append("\u{FFFD}")
    default: other(scalar)
    }
  }

  private mutating func other(_ scalar: Unicode.Scalar) {
    if scalar.isEastAsianLetter { return append(scalar) }
    if scalar.isDefaultIgnorable || scalar.isNoncharacter { return append("\u{FFFD}") }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: mark(scalar)
    default: append(scalar)
    }
  }

  private mutating func mark(_ scalar: Unicode.Scalar) {
    if !hasBase { append("\u{25CC}") }
    guard marks < Self.maximumMarks else { return }
    extend(scalar)
    marks += 1
  }

  /// Whether a mark has something to stand on: line ends, tabs and direction marks carry none.
  private var hasBase: Bool {
    switch last {
    case nil, "\n", "\t", "\u{61C}", "\u{200E}", "\u{200F}": false
    default: true
    }
  }

  /// Keeps a joiner between emoji and behind letters of scripts that shape them by it; elsewhere it does nothing.
  private mutating func joiner(_ scalar: Unicode.Scalar) {
    guard let last else { return }
    if last.isInJoiningScript {
      extend(scalar)
    } else if scalar.value == 0x200D && last.endsEmoji {
      isJoining = true
    }
  }

  /// Keeps a variation selector behind a base that has variants.
  private mutating func variationSelector(_ scalar: Unicode.Scalar) {
    guard let last else { return }
    let varies =
      switch scalar.value {
      case 0xFE0E, 0xFE0F: last.properties.isEmoji
      case 0x180B...0x180F: 0x1800...0x18AF ~= last.value
      default: last.properties.isIdeographic
      }
    if varies { extend(scalar) }
  }

  /// Keeps the tag characters of the three flags that Unicode recommends for interchange (England, Scotland, Wales).
  private mutating func flag(_ scalar: Unicode.Scalar) {
    append(scalar)
    for tags in ["gbeng", "gbsct", "gbwls"] {
      let sequence = tags.unicodeScalars.map { $0.value + 0xE0000 } + [0xE007F]
      let rest = scalars[position...]
      guard rest.starts(with: sequence, by: { $0.value == $1 }) else { continue }
      rest.prefix(sequence.count).forEach { write($0) }
      position = scalars.index(position, offsetBy: sequence.count)
      return
    }
  }
}

extension Unicode.Scalar {
  /// The picture of a C0 control in the block Control Pictures.
  fileprivate var controlPicture: Unicode.Scalar {
    Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
  }

  /// Digits are emoji to Unicode, and never part of a joined one.
  fileprivate var isEmojiBeyondASCII: Bool { properties.isEmoji && !isASCII }
}

extension Unicode.Scalar {
  /// Whether an emoji sequence can go on with a ZERO WIDTH JOINER after this code point.
  package var endsEmoji: Bool {
    value == 0xFE0F || isEmojiBeyondASCII
  }

  /// Arabic to Mongolian, with the scripts of India and South-East Asia between them.
  package var isInJoiningScript: Bool {
    0x0600...0x109F ~= value || 0x1780...0x18AF ~= value || 0xA800...0xABFF ~= value || 0x11000...0x11FFF ~= value
  }
}
