import CardCore
import CardMetadata

/// Takes a JSON input apart into the pieces that are read one by one, as its bytes come, in memory that grows with the
/// longest piece alone.
///
/// A piece is a document, an element of an array that is a document, or an element of an array under one of the keys that
/// pages hold messages, people or rooms in; so a file that is one array, or one page, is read in constant memory. The other
/// members of a page are pieces too.
///
/// A broken piece spoils no other, by the rule of `JSONDocuments`: reading goes on at the next line that begins with the
/// same bracket behind no more white space, and in an array also behind a broken element that closes its brackets. What is
/// found does not depend on where the input is cut. The work is linear in the input.
package struct JSONPieces {
  /// What may stand at the place to read, outside of every piece.
  enum Expectation {
    case value, valueOrEnd, commaOrEnd
  }

  enum Phase {
    case outside

    /// Inside the piece that begins at an offset, whose bytes are all kept.
    case inside(start: Int)

    /// Inside a piece that is too long, whose bytes are not kept.
    case skipping(start: Int)

    /// Before the end of the line of a fault, which the diagnostic may speak of.
    case diagnosing(start: Int, fault: Int)
    case recovering(JSONRecovery)

    /// Behind what tells that nothing of the input can be read.
    case passing
  }

  /// What is open around the place to read, and taken apart.
  struct Frame {
    /// The key of a list, or `nil`.
    var key: String?
    let isList: Bool
    let start: Int
  }

  let limits: ReadingLimits

  /// The bytes that are needed still, and the offset in the input of the first of them.
  var window: [UInt8] = []
  var base = 0

  /// The place to read, as an index of `window`.
  var position = 0
  var phase = Phase.outside
  var expectation = Expectation.value
  var frames: [Frame] = []
  var structure = JSONStructure(maximumDepth: 0)

  /// Whether the piece is members of the innermost object, which is open already.
  var isAmongMembers = false

  /// Whether the piece names an event, so that its arrays are part of it; `nil` where nobody asked.
  var namesAnEvent: Bool?

  /// The blanks before the place to read, where nothing else stands before it on its line.
  var indentation: Int? = 0

  /// The white space before the piece, and before the document around it, where they begin their lines.
  var pieceIndentation: Int?
  var documentIndentation = 0
  var documentBracket: UInt8 = 0
  var events: [JSONPieceEvent] = []
  private var isEmpty = true

  /// Whether the first bytes were looked at, which tell the encoding.
  private var knowsEncoding = false

  package init(limits: ReadingLimits = .standard) {
    self.limits = limits
  }

  /// How many bytes are kept for what is still to come.
  package var retainedCount: Int { window.count }

  /// Takes the next bytes of the input.
  package mutating func read(_ bytes: [UInt8]) -> [JSONPieceEvent] {
    window += bytes
    return run(isLast: false)
  }

  /// Says that the input has ended.
  package mutating func finish() -> [JSONPieceEvent] {
    var found = run(isLast: true)
    if isEmpty { found.append(emptyInput()) }
    return found
  }

  private mutating func run(isLast: Bool) -> [JSONPieceEvent] {
    while step(isLast: isLast) {}
    if isLast { endFrames() }
    compact()
    defer { events = [] }
    return events
  }

  /// Goes on by one piece or one fault; `false` where more bytes are needed.
  private mutating func step(isLast: Bool) -> Bool {
    switch phase {
    case .outside: outside(isLast: isLast)
    case .inside(let start): inside(from: start, isLast: isLast)
    case .skipping(let start): skip(from: start, isLast: isLast)
    case .diagnosing(let start, let fault): diagnose(from: start, fault: fault, isLast: isLast)
    case .recovering(var recovery): recover(&recovery, isLast: isLast)
    case .passing: pass()
    }
  }

  private mutating func pass() -> Bool {
    position = window.count
    return false
  }

  /// Forgets the bytes that nobody needs any more, seldom enough that moving the others costs little.
  private mutating func compact() {
    let needed =
      switch phase {
      case .inside(let start), .diagnosing(let start, _): start - base
      case .outside, .skipping, .recovering, .passing: position
      }
    guard needed > window.count / 2 else { return }
    window.removeFirst(needed)
    structure.forget(needed)
    base += needed
    position -= needed
  }
}

extension JSONPieces {
  private mutating func outside(isLast: Bool) -> Bool {
    if !knowsEncoding {
      guard isLast || window.count >= 4 else { return false }
      knowsEncoding = true
      if refusesEncoding() { return true }
    }
    skipWhiteSpace()
    guard position < window.count else { return false }
    if indentation == 0, frames.isEmpty, window[position] == 0xEF {
      guard isLast || window.count - position >= 3 else { return false }
      if passesOverMark() { return true }
    }
    isEmpty = false
    let byte = window[position]
    switch (frames.last?.isList, expectation, byte) {
    case (true?, .valueOrEnd, UInt8(ascii: "]")), (true?, .commaOrEnd, UInt8(ascii: "]")): closeList()
    case (true?, .commaOrEnd, UInt8(ascii: ",")): advance(to: .value)
    case (false?, _, UInt8(ascii: ",")): beginMembers()
    case (false?, _, UInt8(ascii: "}")): closeObject(at: position + 1)
    case (false?, _, _), (true?, .commaOrEnd, _): strayOutside()
    case (nil, _, _), (true?, .value, _), (true?, .valueOrEnd, _): beginValue()
    }
    return true
  }

  private mutating func skipWhiteSpace() {
    while position < window.count, window[position].isJSONWhiteSpace {
      indentation = window[position] == UInt8(ascii: "\n") ? 0 : indentation.map { $0 + 1 }
      position += 1
    }
  }

  /// Says that the input is in another encoding, of which nothing can be read.
  private mutating func refusesEncoding() -> Bool {
    guard let encoding = ForeignEncoding(Array(window.prefix(4))) else { return false }
    events.append(.remark(encoding.diagnostic.range ?? 0..<4, [encoding.diagnostic]))
    (phase, isEmpty) = (.passing, false)
    return true
  }

  private mutating func passesOverMark() -> Bool {
    guard let mark = ByteOrderMark.range(in: window, at: position)?.moved(by: base) else { return false }
    let note = ByteOrderMark.diagnostic(mark)
    events.append(.remark(mark, [note]))
    position += mark.count
    return true
  }

  private mutating func advance(to expectation: Expectation) {
    position += 1
    indentation = nil
    self.expectation = expectation
  }

  private mutating func beginValue() {
    if frames.isEmpty { (documentIndentation, documentBracket) = (indentation ?? 0, window[position]) }
    pieceIndentation = indentation
    if window[position] == UInt8(ascii: "["), frames.count < JSONLimits().maximumDepth {
      frames.append(Frame(key: nil, isList: true, start: base + position))
      advance(to: .valueOrEnd)
    } else {
      begin(JSONStructure(maximumDepth: JSONLimits().maximumDepth - frames.count), amongMembers: false)
    }
  }

  private mutating func beginMembers() {
    position += 1
    pieceIndentation = nil
    begin(JSONStructure(membersWithin: JSONLimits().maximumDepth - frames.count + 1), amongMembers: true)
  }

  private mutating func begin(_ structure: JSONStructure, amongMembers: Bool) {
    self.structure = structure
    isAmongMembers = amongMembers
    namesAnEvent = nil
    phase = .inside(start: base + position)
  }

  private mutating func closeList() {
    frames.removeLast()
    endValue(at: position + 1)
  }

  mutating func closeObject(at end: Int) {
    frames.removeLast()
    events.append(.closed)
    endValue(at: end)
  }

  /// Goes on behind a value.
  mutating func endValue(at end: Int) {
    position = end
    indentation = nil
    expectation = frames.isEmpty ? .value : .commaOrEnd
    phase = .outside
  }
}
