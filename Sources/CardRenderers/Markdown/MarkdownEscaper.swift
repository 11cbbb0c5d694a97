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
  private func runs(of character: Unicode.Scalar) -> [Range<Int>] {
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
      case .opening, .closing, .lineBreak, .code: break
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

  // MARK: Emphasis

  /// What a later run could close.
  private struct Closer: Hashable {
    let scope: Int
    let flanks: Flanks
    let remainder: Int
  }

  private struct Flanks: Hashable {
    var opens: Bool
    var closes: Bool

    /// Whether all readers see it so.
    var isCertain: Bool
  }

  /// A run is emphasis where it may open one and a later one may close it, or where it touches or stands in our own.
  ///
  /// What opens our own may close what opens before it. What closes our own is used up by it.
  private mutating func escapeDelimiters(_ character: Unicode.Scalar) {
    let runs = runs(of: character)
    guard !runs.isEmpty else { return }
    let isInside = placesInside(character)
    let scopes = self.scopes
    var closers: Set<Closer> = []
    for run in (runs + ownOpenings(character)).sorted(by: { $0.lowerBound > $1.lowerBound }) {
      let flanks = flanks(of: run, character)
      let place = run.lowerBound
      let isOurs = units[place].role == .opening
      let length = isOurs ? units[place].markdown.utf8.count : run.count
      let closer = Closer(scope: scopes[place], flanks: flanks, remainder: length % 3)
      let isMarkup =
        touches(run, character) || (isInside[place] && (flanks.opens || flanks.closes))
        || (flanks.opens && closers.contains { Self.canPair(closer, $0) })
      if isMarkup && !isOurs { escape(run) } else if flanks.closes { closers.insert(closer) }
    }
  }

  private func ownOpenings(_ character: Unicode.Scalar) -> [Range<Int>] {
    units.indices.filter { units[$0].role == .opening && units[$0].markdown.unicodeScalars.first == character }
      .map { $0..<($0 + 1) }
  }

  /// Whether two runs may open and close emphasis: not where one could do both and they add up to a multiple of three.
  private static func canPair(_ opener: Closer, _ closer: Closer) -> Bool {
    guard opener.scope == closer.scope else { return false }
    let isAmbiguous = opener.flanks.closes || closer.flanks.opens
    guard isAmbiguous, opener.flanks.isCertain, closer.flanks.isCertain else { return true }
    return (opener.remainder + closer.remainder) % 3 != 0 || opener.remainder == 0
  }

  private func flanks(of run: Range<Int>, _ character: Unicode.Scalar) -> Flanks {
    let before = kind(run.lowerBound - 1)
    // A line ends in a backslash.
    let isAtLineEnd = run.upperBound < units.count && units[run.upperBound].role == .lineBreak
    let after = isAtLineEnd ? .punctuation : kind(run.upperBound)
    let opens = after != .whitespace && (after != .punctuation || before != .other)
    let closes = before != .whitespace && (before != .punctuation || after != .other)
    let isCertain = before != .symbol && after != .symbol
    // Between letters, an underscore is a letter.
    let isWord = character == "_"
    return Flanks(
      opens: opens && !(isWord && before == .other), closes: closes && !(isWord && after == .other),
      isCertain: isCertain)
  }

  private func kind(_ index: Int) -> MarkdownUnit.Kind {
    units.indices.contains(index) ? units[index].kind : .whitespace
  }

  private func touches(_ run: Range<Int>, _ character: Unicode.Scalar) -> Bool {
    [run.lowerBound - 1, run.upperBound].contains { index in
      units.indices.contains(index) && units[index].isDelimiter
        && units[index].markdown.unicodeScalars.first == character
    }
  }

  /// For each unit, whether it stands in emphasis that is written with a character, in the same label of a link.
  private func placesInside(_ character: Unicode.Scalar) -> [Bool] {
    var depth = 0
    var outer = 0
    return units.map { unit in
      let isOurs = unit.markdown.unicodeScalars.first == character
      switch unit.role {
      case .opening where isOurs: depth += 1
      case .closing where isOurs: depth -= 1
      case .openingLink: (outer, depth) = (depth, 0)
      case .closingLink: depth = outer
      case .opening, .closing, .text, .lineBreak, .code: break
      }
      return depth > 0
    }
  }

  /// For each unit a number: 0 outside of links, and one for each label, beyond which no emphasis reaches.
  private var scopes: [Int] {
    var labels = 0
    var isInLabel = false
    return units.map { unit in
      if unit.role == .openingLink {
        labels += 1
        isInLabel = true
      } else if unit.role == .closingLink {
        isInLabel = false
      }
      return isInLabel ? labels : 0
    }
  }

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

extension MarkdownUnit {
  fileprivate var isDelimiter: Bool { role == .opening || role == .closing }
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
