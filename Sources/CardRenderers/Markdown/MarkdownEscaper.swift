/// Writes a backslash before those characters of a text that would otherwise be markup, and before no others.
///
/// What one character does depends on all others of its paragraph: an asterisk opens emphasis only where another one
/// closes it. So this looks at the paragraph as a whole, each time from its end, where what comes later is known.
struct MarkdownEscaper {
  private(set) var units: [MarkdownUnit]

  static func escaped(_ units: [MarkdownUnit], isHeading: Bool) -> [MarkdownUnit] {
    var escaper = MarkdownEscaper(units: units)
    if isHeading { escaper.escapeHeadingEnd() } else { escaper.escapeLineStarts() }
    escaper.escapeBackticks()
    escaper.escapeBrackets(isHeading: isHeading)
    escaper.escapeAngles()
    escaper.escapeAmpersands()
    escaper.escapeDelimiters("*")
    escaper.escapeDelimiters("_")
    escaper.escapeStrikethrough()
    escaper.escapeBackslashes()
    return escaper.units
  }

  mutating func escape(_ indices: some Sequence<Int>) {
    for index in indices { units[index] = units[index].escaped }
  }

  func bare(_ index: Int) -> Unicode.Scalar? {
    units.indices.contains(index) ? units[index].bare : nil
  }

  /// Where a character stands as it is, in runs.
  func runs(of character: Unicode.Scalar) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in units.indices where units[index].bare == character {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }

  // MARK: Code

  /// A run of backticks begins code where a run of the same length comes later, even behind a backslash.
  ///
  /// Beside code of our own all are escaped, so that none joins its fences.
  private mutating func escapeBackticks() {
    let runs = runs(of: "`")
    guard !units.contains(where: { $0.role == .code }) else { return runs.forEach { escape($0) } }
    var later: Set<Int> = units.contains { $0.markdown == "\\`" } ? [1] : []
    for run in runs.reversed() {
      let isMarkup = later.contains(run.count)
      if isMarkup { escape(run) }
      later.insert(isMarkup ? 1 : run.count)
    }
  }

  // MARK: Links and HTML

  /// A bracket matters before a target, in the label of a link, and where a paragraph begins like a definition.
  private mutating func escapeBrackets(isHeading: Bool) {
    if !isHeading, bare(0) == "[", hasDefinitionEnd { escape([0]) }
    var hasTarget = false
    var isInLabel = false
    for index in units.indices.reversed() {
      switch units[index].role {
      case .closingLink: isInLabel = true
      case .openingLink: isInLabel = false
      case .text:
        if units[index].bare == "]", bare(index + 1) == "(" { hasTarget = true }
        let isBracket = units[index].bare == "[" || (isInLabel && units[index].bare == "]")
        if isBracket && (isInLabel || hasTarget) { escape([index]) }
      case .opening, .closing, .lineBreak, .code, .strikethrough: break
      }
    }
  }

  private var hasDefinitionEnd: Bool {
    zip(units, units.dropFirst()).contains { $0.markdown.hasSuffix("]") && $1.markdown.hasPrefix(":") }
      || units.contains { $0.role == .code && $0.markdown.contains("]:") }
  }

  /// An angle bracket begins a tag or an address where another one closes it.
  private mutating func escapeAngles() {
    var isClosed = false
    var hasAt = false
    for index in units.indices.reversed() {
      if units[index].bare == "<", let next = bare(index + 1), isClosed, next.beginsTag || (hasAt && next != " ") {
        escape([index])
      }
      isClosed = isClosed || units[index].markdown.utf8.contains(UInt8(ascii: ">"))
      hasAt = hasAt || units[index].bare == "@"
    }
  }

  /// An ampersand begins a character reference, the longest of which have 33 code points.
  private mutating func escapeAmpersands() {
    for index in units.indices where units[index].bare == "&" {
      let end = units[(index + 1)...].prefix(34).first { !($0.bare.map { $0.isASCIIWord || $0 == "#" } ?? false) }
      if end?.bare == ";" { escape([index]) }
    }
  }

  // MARK: Strikethrough

  /// CommonMark has no strikethrough, but most of its readers have: one or two tildes, and as many later.
  private mutating func escapeStrikethrough() {
    let runs = runs(of: "~").filter { $0.count <= 2 }
    for length in [1, 2] {
      let equal = runs.filter { $0.count == length }
      if equal.count > 1 { equal.dropLast().forEach { escape($0) } }
    }
  }

  // MARK: Ends

  /// A heading loses a row of number signs at its end, behind a space.
  private mutating func escapeHeadingEnd() {
    let start = (units.lastIndex { $0.bare != "#" } ?? -1) + 1
    if start < units.count, start == 0 || bare(start - 1) == " " { escape([start]) }
  }

  /// A backslash escapes punctuation, and the end of a line.
  private mutating func escapeBackslashes() {
    for index in units.indices.dropLast() where units[index].bare == "\\" {
      let next = units[index + 1]
      if next.role == .lineBreak || next.markdown.unicodeScalars.first?.isASCIIPunctuation == true { escape([index]) }
    }
  }
}

extension Unicode.Scalar {
  /// What a tag, a comment or a declaration has behind its angle bracket.
  var beginsTag: Bool { isASCIILetter || self == "/" || self == "!" || self == "?" }
  var isASCIILetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
  var isASCIIDigit: Bool { "0"..."9" ~= self }
  var isASCIIWord: Bool { isASCIIDigit || isASCIILetter }

  var isASCIIPunctuation: Bool {
    "!"..."/" ~= self || ":"..."@" ~= self || "["..."`" ~= self || "{"..."~" ~= self
  }
}
