import CardCore

/// Cuts a stream of XML into stanzas, each as soon as its last byte has come, in memory for one stanza.
///
/// Stanzas may stand one after another without a root, and in containers: streams, exports, archives. A document may follow
/// another. What is torn is reported, and reading goes on at the next line that begins a stanza.
struct StanzaSplitter {
  private struct Container {
    var name: XMLTagName
    var aroundCount: Int
    var hasStanza = false
  }

  private let limits: ReadingLimits
  private var scanner = XMLScanner()
  private var containers: [Container] = []
  private var lines: LineSearch?
  private var waiting: [Unit] = []
  private var isInStray = false

  /// The names of the elements of a stanza that are open, and where the stanza begins.
  private var open: [XMLTagName] = []
  private var start: Int?

  /// The start tags that a stanza stands behind.
  private var around = Self.root

  /// Streams declare this prefix once, in a tag that is seldom kept.
  private static let root = Array("<r xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>".utf8)

  /// What the start tags of containers may take, which are read again before each stanza.
  private static let maximumAround = 2048

  init(limits: ReadingLimits) {
    self.limits = limits
  }

  /// The offset of the first byte that may still be needed.
  var keptOffset: Int { min(start ?? .max, lines?.offset ?? .max, scanner.position) }

  mutating func append(_ bytes: [UInt8]) {
    scanner.drop(before: keptOffset)
    scanner.append(bytes)
  }

  /// The next unit, or `nil` where more bytes are needed.
  mutating func next() -> Unit? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if lines != nil, !resume() { return nil }
      guard let (token, range) = scanner.next() else {
        guard scanner.position < scanner.end, overflows(from: scanner.position, to: scanner.end) else { return nil }
        continue
      }
      if overflows(from: range.lowerBound, to: range.upperBound, isText: token.isText) { continue }
      if start == nil { takeOutside(token, range) } else { takeInside(token, range) }
    }
  }

  /// What is left to say when the input has ended.
  mutating func finish() -> Diagnostic? {
    if lines != nil { return nil }
    let begun = start ?? (scanner.position < scanner.end ? scanner.position : nil)
    if let begun { return .endsInside(open.first, begun..<scanner.end) }
    // A stream is cut off where somebody stopped to look.
    let unclosed = containers.first { $0.name.isContainer && $0.name.local != "stream" }
    return unclosed.map { .endsBefore($0.name, at: scanner.end) }
  }

  // MARK: Outside of stanzas

  private mutating func takeOutside(_ token: XMLScanner.Token, _ range: SourceRange) {
    switch token {
    case .text(let isBlank): if !isBlank { stray() }
    case .characterData: stray()
    case .comment: isInStray = false
    case .instruction: instruction(range)
    case .documentType:
      isInStray = false
      waiting.append(.fault(.documentType(range)))
    case .start(let name, let isEmpty): begin(XMLTagName(name), isEmpty: isEmpty, range)
    case .end(let name): end(XMLTagName(name), range)
    case .fault(let offset): fail(.notXML(at: offset), from: range.lowerBound, at: offset)
    }
  }

  private mutating func stray() {
    // Text in an element that nobody knows belongs to it.
    let isInside = containers.last.map { !$0.name.isContainer } ?? false
    if !isInStray, !isInside { waiting.append(.stray) }
    isInStray = true
  }

  private mutating func instruction(_ range: SourceRange) {
    isInStray = false
    guard isDeclaration(range) else { return waiting.append(.fault(.instruction(range))) }
    closeAll()
    waiting.append(.declaration(Array(scanner.bytes(range)), range))
  }

  private func isDeclaration(_ range: SourceRange) -> Bool {
    range.count > 6 && scanner.bytes(range).starts(with: "<?xml".utf8) && scanner[range.lowerBound + 5].isXMLSpace
  }

  private mutating func begin(_ name: XMLTagName, isEmpty: Bool, _ range: SourceRange) {
    isInStray = false
    guard name.isStanza(in: containers.last?.name) else { return enter(name, isEmpty: isEmpty, range) }
    for index in containers.indices { containers[index].hasStanza = true }
    start = range.lowerBound
    if isEmpty { complete(range.upperBound) } else { open.append(name) }
  }

  private mutating func enter(_ name: XMLTagName, isEmpty: Bool, _ range: SourceRange) {
    // A stream begins anew once it is encrypted, and once somebody has logged in.
    if name.local == "stream" { closeAll() }
    guard !isEmpty else {
      if !name.isContainer, containers.last?.name.isContainer != false { waiting.append(.other) }
      return
    }
    guard containers.count < XMLPiece.maximumDepth - 1 else {
      return fail(.tooDeep(at: range), from: range.lowerBound, at: range.lowerBound)
    }
    var tag = Array(scanner.bytes(range))
    if around.count + tag.count > Self.maximumAround {
      waiting.append(.fault(.longTag(range, limit: Self.maximumAround)))
      tag = []
    }
    let piece = XMLPiece(
      bytes: tag + Array("</".utf8) + name.bytes + [.greaterThan], range: range, around: around, depth: depth)
    containers.append(Container(name: name, aroundCount: tag.isEmpty ? 0 : tag.count))
    around += tag
    if !tag.isEmpty { waiting.append(.open(name: name.local, piece)) }
  }

  /// Forgets the start tag of the container that was entered last, which libxml2 does not take.
  mutating func forgetTag() {
    guard let last = containers.indices.last else { return }
    around.removeLast(containers[last].aroundCount)
    containers[last].aroundCount = 0
  }

  private var depth: Int { 1 + containers.count { $0.aroundCount > 0 } }

  private mutating func end(_ name: XMLTagName, _ range: SourceRange) {
    isInStray = false
    guard let index = containers.lastIndex(where: { $0.name.bytes == name.bytes }) else {
      return waiting.append(.fault(.nothingToClose(name, range)))
    }
    if index < containers.count - 1 { waiting.append(.fault(.mismatch(containers.last?.name, name, range))) }
    while containers.count > index { close() }
  }

  private mutating func close() {
    let container = containers.removeLast()
    around.removeLast(container.aroundCount)
    waiting.append(.close(name: container.name.local))
    let isInside = containers.last.map { !$0.name.isContainer } ?? false
    if !container.hasStanza, !container.name.isContainer, !isInside { waiting.append(.other) }
  }

  private mutating func closeAll() {
    while !containers.isEmpty { close() }
  }

  // MARK: Inside a stanza

  private mutating func takeInside(_ token: XMLScanner.Token, _ range: SourceRange) {
    switch token {
    case .text, .characterData, .comment: break
    case .instruction: if isDeclaration(range) { torn(at: range) }
    case .documentType: failInside(.documentType(range), at: range.lowerBound)
    case .start(let name, let isEmpty): nest(XMLTagName(name), isEmpty: isEmpty, range)
    case .end(let name):
      guard open.last?.bytes == name else {
        return failInside(.mismatch(open.last, XMLTagName(name), range), at: range.lowerBound)
      }
      open.removeLast()
      if open.isEmpty { complete(range.upperBound) }
    case .fault(let offset): failInside(.notXML(at: offset), at: offset)
    }
  }

  private mutating func nest(_ name: XMLTagName, isEmpty: Bool, _ range: SourceRange) {
    if name.isTopLevel, open.last?.mayHoldStanzas != true, beginsLine(range.lowerBound) { return torn(at: range) }
    guard !isEmpty else { return }
    guard open.count < XMLPiece.maximumDepth else { return failInside(.tooDeep(at: range), at: range.lowerBound) }
    open.append(name)
  }

  /// A stanza stands where none can: the one before it was not finished.
  private mutating func torn(at range: SourceRange) {
    failInside(.torn(open.first, (start ?? range.lowerBound)..<range.lowerBound), at: range.lowerBound)
  }

  private func beginsLine(_ offset: Int) -> Bool {
    var before = offset - 1
    while before > (start ?? offset), scanner[before] == 0x20 || scanner[before] == 0x09 { before -= 1 }
    return before > (start ?? offset) && (scanner[before] == 0x0A || scanner[before] == 0x0D)
  }

  private mutating func complete(_ end: Int) {
    guard let begin = start else { return }
    let range = begin..<end
    waiting.append(
      .stanza(XMLPiece(bytes: Array(scanner.bytes(range)), range: range, around: around, depth: depth)))
    leaveStanza()
  }

  private mutating func leaveStanza() {
    start = nil
    open.removeAll(keepingCapacity: true)
  }

  // MARK: Faults

  /// Whether what has begun is longer than it may be; then it is given up, at the same byte however the bytes come.
  private mutating func overflows(from token: Int, to end: Int, isText: Bool = false) -> Bool {
    let limit = limits.maximumMessageLength
    let begin = start ?? token
    guard start != nil || !isText, end - begin > limit else { return false }
    fail(.tooLong(begin..<begin + limit, limit: limit, open.first), from: begin, at: begin + limit)
    return true
  }

  private mutating func failInside(_ diagnostic: Diagnostic, at offset: Int) {
    fail(diagnostic, from: start ?? offset, at: offset)
  }

  /// Goes on at a line that begins a stanza: that of the fault, where it is not the stanza's own first, or a later one.
  private mutating func fail(_ diagnostic: Diagnostic, from begin: Int, at offset: Int) {
    waiting.append(.fault(diagnostic))
    leaveStanza()
    isInStray = false
    lines = LineSearch(in: scanner, from: begin, at: offset)
  }

  /// Whether reading goes on.
  private mutating func resume() -> Bool {
    let names = containers.map(\.name)
    guard let offset = lines?.next(in: scanner, isBeginning: { $0.resumesReading(in: names) }) else { return false }
    lines = nil
    scanner.move(to: offset)
    return true
  }
}
