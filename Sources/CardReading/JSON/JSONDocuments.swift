import CardCore
package import CardMetadata

/// Reads an input's documents one after another: JSON lines, pretty-printed documents, or both, with or without white
/// space between them.
///
/// A broken document spoils no other: reading resumes at the next line behind the broken document's first that begins
/// with the same bracket, behind no more white space. So a line that was cut off does not swallow the line after it, and the
/// indented lines of a larger broken document are not read as documents of their own. A broken document that closes its
/// brackets on its own line hides no line at all.
///
/// A byte order mark before a document at the beginning of the input or of a line is passed over, with a note: files are
/// joined, and their marks with them. An input in UTF-16 or UTF-32 is one fault.
///
/// The work is linear in the input. A line is given to simdjson once at most; and a byte is read for one broken
/// document after another only where each opened inside the one before, which the limit on nesting ends.
package struct JSONDocuments: ~Copyable {
  /// The shortest input that simdjson is started for; to read less takes Swift's reader no longer than that.
  private static let shortestForSimdjson = 1 << 18

  private let bytes: [UInt8]
  private let limits: JSONLimits
  private let simdjson = SimdjsonTokenizer()
  private var position: Int

  /// Whether anything was found yet: an input without a document is a fault of its own.
  private var hasBegun = false

  /// Whether no document ended on the line at `position` before, so that one may fill the line.
  private var isFreshLine = true

  /// Starts at the beginning of `bytes`.
  package init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) {
    self.bytes = bytes
    self.limits = limits
    position = 0
  }

  /// The next document or the fault in its place, or `nil` behind the last.
  package mutating func next() -> JSONTokenization? {
    if !hasBegun, let encoding = ForeignEncoding(bytes) {
      hasBegun = true
      position = lineBehindForeignText()
      return .failure(encoding.diagnostic, faults: [], at: 0)
    }
    let (blank, marks) = skipBlank()
    guard position < bytes.count else {
      guard !hasBegun else { return nil }
      hasBegun = true
      return JSONTokenizer.tokenize(bytes, from: blank, limits: limits).with(marks)
    }
    return document().with(marks)
  }

  private mutating func document() -> JSONTokenization {
    hasBegun = true
    let tokenization = wholeLine() ?? JSONTokenizer.tokenize(bytes, from: position, limits: limits)
    switch tokenization {
    case .document(_, let end, _):
      position = end
      isFreshLine = false
    case .failure(let diagnostic, let faults, let offset):
      let next = resumption()
      let torn = tornLine(before: next, diagnostic, stoppedAt: offset)
      position = next
      isFreshLine = true
      if let torn { return .failure(torn, faults: faults, at: offset) }
    }
    return tokenization
  }

  /// The fault of a line that was cut off, where the reader noticed it only at a line that begins the next document, or at
  /// the end of the input.
  private func tornLine(before next: Int, _ diagnostic: Diagnostic, stoppedAt offset: Int) -> Diagnostic? {
    guard next < bytes.count, bytes[position].isOpeningBracket, let found = diagnostic.range?.lowerBound else {
      return nil
    }
    let isLikeThis = bytes[found...].first == bytes[position] && indentation(of: found) != nil
    let isAtDocument = found >= next && (isLikeThis || byteOrderMark(at: found) != nil)
    guard isAtDocument || offset == bytes.count else { return nil }
    let line = bytes[position..<endOfLine(from: position)]
    let end = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
    return .tornLine(isObject: bytes[position] == UInt8(ascii: "{"), at: end ?? position)
  }

  /// The document that fills the rest of the line, where one does and the line was not tried before.
  private func wholeLine() -> JSONTokenization? {
    guard bytes.count >= Self.shortestForSimdjson, isFreshLine, bytes[position].isOpeningBracket else { return nil }
    return simdjson.tokenize(bytes, in: position..<endOfLine(from: position), limits: limits)
  }

  private func endOfLine(from start: Int) -> Int {
    let span = bytes.span
    var index = start
    while index < span.count, span[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  /// Passes over white space and byte order marks: gives where white space alone follows, and what is said of the marks.
  private mutating func skipBlank() -> (start: Int, marks: [Diagnostic]) {
    var start = position
    var marks: [Diagnostic] = []
    skipWhiteSpace()
    while let mark = byteOrderMark(at: position) {
      marks.append(ByteOrderMark.diagnostic(mark))
      position = mark.upperBound
      start = position
      skipWhiteSpace()
    }
    return (start, marks)
  }

  /// The byte order mark that stands at `offset`, where the input or a line begins.
  private func byteOrderMark(at offset: Int) -> SourceRange? {
    guard offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") else { return nil }
    return ByteOrderMark.range(in: bytes, at: offset)
  }

  private mutating func skipWhiteSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"): isFreshLine = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      position += 1
    }
  }

  /// The next place at which a document like the broken one at `position` may begin: behind no more white space at the
  /// beginning of a line, so that the inner lines of a larger document are not read on their own.
  private func resumption() -> Int {
    let bracket = bytes[position]
    let takesAny = !bracket.isOpeningBracket || closesOnItsLine()
    let indentation = indentation(of: position)?.count ?? 0
    var line = endOfLine(from: position) + 1
    while line < bytes.count {
      let mark = byteOrderMark(at: line)
      let start = bytes[(mark?.upperBound ?? line)...].prefix(indentation)
        .prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.endIndex
      if start < bytes.count, takesAny ? bytes[start].isOpeningBracket : bytes[start] == bracket {
        return mark?.lowerBound ?? start
      }
      line = endOfLine(from: line) + 1
    }
    return bytes.count
  }

  /// Whether the document at `position` closes on its first line as many brackets as it opens, and nothing follows them:
  /// its writer meant the line to be all of it.
  private func closesOnItsLine() -> Bool {
    var brackets = BracketCount()
    for byte in bytes[position..<endOfLine(from: position)] { brackets.take(byte) }
    return brackets.endsClosed
  }

  /// The next line that begins with a bracket and holds no NUL, which every line of UTF-16 does.
  private func lineBehindForeignText() -> Int {
    var line = endOfLine(from: 0) + 1
    while line < bytes.count {
      let end = endOfLine(from: line)
      if bytes[line].isOpeningBracket, !bytes[line..<end].contains(0) { return line }
      line = end + 1
    }
    return bytes.count
  }

  /// The white space before an offset, where nothing else stands before it on its line.
  private func indentation(of offset: Int) -> ArraySlice<UInt8>? {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    let isAtStart = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    return isAtStart ? bytes[start..<offset] : nil
  }
}
