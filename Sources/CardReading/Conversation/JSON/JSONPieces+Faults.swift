import CardCore
import CardMetadata

extension JSONPieces {
  /// How much of a line behind a fault a diagnostic may speak of.
  private static let viewLength = 256

  /// Says what is wrong with a piece, when as much of its line has come as the words may need.
  mutating func diagnose(from start: Int, fault: Int, isLast: Bool) -> Bool {
    let view = window[(fault - base)...].prefix(Self.viewLength)
    let lineEnd = view.firstIndex(of: UInt8(ascii: "\n"))
    guard isLast || lineEnd != nil || view.count == Self.viewLength else { return false }
    let text = window[(start - base)..<(lineEnd.map { $0 + 1 } ?? view.endIndex)]
    let diagnostics = diagnostics(of: text, from: start)
    let isLikeThis = window[fault - base] == window[start - base] && isAtLineStart(fault - base)
    let isTorn = isLikeThis && text.first?.isOpeningBracket == true && diagnostics.last?.code == .jsonSyntax
    if isTorn {
      events.append(.remark(start..<fault, [tornLine(from: start)]))
    } else {
      events.append(.remark(start..<(fault + 1), diagnostics))
    }
    beginRecovery(from: start)
    return true
  }

  /// Whether only white space that is no more than the piece's stands before an index on its line.
  private func isAtLineStart(_ index: Int) -> Bool {
    let limit = pieceIndentation ?? documentIndentation
    let blanks = window[..<index].suffix(limit + 1).reversed().prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let before = index - blanks.count - 1
    return blanks.count <= limit && before >= 0 && window[before] == UInt8(ascii: "\n")
  }

  private func diagnostics(of text: ArraySlice<UInt8>, from start: Int) -> [Diagnostic] {
    let prefix: [UInt8] = isAmongMembers ? [UInt8(ascii: "{")] : []
    let maximum = JSONLimits().maximumDepth
    let limit = JSONLimits(maximumDepth: maximum - frames.count + prefix.count)
    guard case .failure(var diagnostic, let faults, _) = JSONTokenizer.tokenize(prefix + text, limits: limit) else {
      return []
    }
    if diagnostic.code == .jsonDepth { diagnostic = .tooDeep(at: diagnostic.range ?? 0..<0, limit: maximum) }
    return (faults + [diagnostic]).moved(by: start - prefix.count)
  }

  /// The fault of a line that was cut off, where another piece begins before this one ends.
  private func tornLine(from start: Int) -> Diagnostic {
    let line = window[(start - base)...].prefix { $0 != UInt8(ascii: "\n") }
    let end = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
    let isObject = line.first == UInt8(ascii: "{") || isAmongMembers
    return .tornLine(isObject: isObject, at: base + (end ?? line.startIndex))
  }

  /// Says what stands outside of every piece and cannot stand there, and goes on behind it.
  mutating func strayOutside() {
    // Another document where the one before was cut off, or an element that only a comma is missing before.
    let byte = window[position]
    let isOnNewLine = indentation.map { $0 <= documentIndentation } ?? false
    let place = base + position
    if isOnNewLine, byte == documentBracket {
      events.append(.remark(place..<(place + 1), [.unclosed(frames, at: place)]))
      (frames, expectation) = ([], .value)
    } else if frames.last?.isList == true, byte.isOpeningBracket || byte == UInt8(ascii: "\"") {
      events.append(.remark(place..<(place + 1), [.missingComma(at: place)]))
      expectation = .value
    } else {
      events.append(.remark(place..<(place + 1), [.stray(byte, at: place)]))
      let depth = frames.count
      frames = []
      recover(JSONRecovery(bracket: documentBracket, indentation: documentIndentation, depth: depth))
    }
  }

  /// Says that the input ends inside a piece, or that a line was cut off where another follows.
  mutating func tear(from start: Int) {
    let index = events.count
    let range = start..<(base + window.count)
    events.append(.remark(range, diagnostics(of: window[(start - base)...], from: start)))
    beginRecovery(from: start, tornRemark: index)
  }

  private mutating func beginRecovery(from start: Int, tornRemark: Int? = nil) {
    let first = window[start - base]
    let depth = frames.count
    let bracket = frames.isEmpty ? first : documentBracket
    var recovery = JSONRecovery(bracket: bracket, indentation: documentIndentation, depth: depth)
    if frames.last?.isList == true, !isAmongMembers {
      recovery.isElement = first.isOpeningBracket
      recovery.elementIndentation = pieceIndentation
    }
    if let tornRemark { recovery.tornRemark = (tornRemark, start) }
    position = start - base
    recover(recovery)
  }

  private mutating func recover(_ recovery: JSONRecovery) {
    phase = .recovering(recovery)
  }

  mutating func recover(_ recovery: inout JSONRecovery, isLast: Bool) -> Bool {
    let lineIndentation = recovery.elementIndentation
    var index = position
    let found = recovery.run(window.span, from: &index, isLast: isLast)
    position = index
    phase = .recovering(recovery)
    switch found {
    case .none:
      if isLast { (frames, phase) = ([], .outside) }
      return false
    case .document:
      (frames, expectation, indentation) = ([], .value, 0)
    case .element where position > 0 && window[position - 1].isClosingBracket:
      (expectation, indentation) = (.commaOrEnd, nil)
    case .element: (expectation, indentation) = (.value, lineIndentation)
    case .end: (expectation, indentation) = (.commaOrEnd, nil)
    }
    if let torn = recovery.tornRemark, found == .document {
      events[torn.index] = .remark(torn.start..<(base + position), [tornLine(from: torn.start)])
    }
    phase = .outside
    return true
  }

  /// Says that the input ends inside what was taken apart.
  mutating func endFrames() {
    guard let frame = frames.last, case .outside = phase else { return }
    events.append(.remark(frame.start..<(base + window.count), [.unclosed(frames, at: nil)]))
    frames = []
  }

  func emptyInput() -> JSONPieceEvent {
    let end = base + window.count
    return .remark(0..<end, diagnostics(of: window[...], from: base))
  }
}

extension Diagnostic {
  static func tooLarge(_ length: Int, _ limits: ReadingLimits, range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonSize, "the message is \(length) bytes long; the limit is \(limits.maximumMessageLength)", at: FieldPath(),
      range: range, hint: "send the large part as a file or by address", limit: limits.maximumMessageLength,
      actual: length)
  }

  static func tornLine(isObject: Bool, at offset: Int) -> Diagnostic {
    let container = isObject ? "an object" : "an array"
    return Diagnostic(
      .jsonSyntax, "the line ends inside \(container)", at: FieldPath(), range: offset..<(offset + 1),
      hint: "write the rest of it, or remove the line")
  }

  fileprivate static func tooDeep(at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .jsonDepth, "objects and arrays are nested \(limit + 1) levels deep here; the limit is \(limit)", at: FieldPath(),
      range: range, hint: "flatten the value, or encode the inner part as a string of JSON", limit: limit,
      actual: limit + 1)
  }

  /// What was taken apart ends in the input, or at the place of the next document.
  fileprivate static func unclosed(_ frames: [JSONPieces.Frame], at place: Int?) -> Diagnostic {
    let isList = frames.last?.isList ?? true
    let (name, bracket) = isList ? ("array", "]") : ("object", "}")
    let start = frames.last?.start ?? 0
    let end = place == nil ? "the input ends" : "another document begins"
    return Diagnostic(
      .jsonSyntax, "\(end) inside this \(name), where \",\" or \"\(bracket)\" is expected", at: FieldPath(),
      range: start..<(start + 1), hint: "close the \(name) with \(bracket)")
  }

  fileprivate static func missingComma(at place: Int) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "no comma stands between this and the element before it", at: FieldPath(),
      range: place..<(place + 1),
      hint: "write a comma between elements")
  }

  fileprivate static func stray(_ byte: UInt8, at place: Int) -> Diagnostic {
    let text = byte < 0x80 ? DisplayText.quoted(String(UnicodeScalar(byte))) : "a byte"
    return Diagnostic(
      .jsonSyntax, "\(text) stands where \",\" or the end of the array or object is expected", at: FieldPath(),
      range: place..<(place + 1), hint: "remove it")
  }
}

extension [Diagnostic] {
  /// The same, whose places so far were counted from `offset` of the input.
  func moved(by offset: Int) -> [Diagnostic] {
    guard offset != 0 else { return self }
    return map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.range = diagnostic.range?.moved(by: offset)
      return diagnostic
    }
  }
}
