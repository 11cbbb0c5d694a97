/// Which asterisks and underscores of a text would be emphasis (CommonMark, section 6.2).
extension MarkdownEscaper {
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
  mutating func escapeDelimiters(_ character: Unicode.Scalar) {
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
      case .opening, .closing, .text, .lineBreak, .code, .strikethrough: break
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
}

extension MarkdownUnit {
  fileprivate var isDelimiter: Bool { role == .opening || role == .closing }
}
