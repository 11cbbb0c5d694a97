import CardCore
import CardMetadata

extension JSONPieces {
  /// The keys of arrays that are taken apart wherever an object has them.
  private static let messageKeys: Set<String> = ["messages", "msgs"]

  /// The keys of those that are taken apart unless the object tells of an event, whose details they would be.
  private static let otherKeys: Set<String> = ["channels", "contacts", "members", "rooms", "sessions", "users"]

  mutating func inside(from start: Int, isLast: Bool) -> Bool {
    // One byte more than the limit tells that a piece is too long.
    let bound = min(window.count, start - base + limits.maximumMessageLength + 1)
    let event = runStructure(to: bound)
    switch event {
    case .more:
      position = bound
      return isLast && position == window.count ? endPiece(from: start) : skipIfTooLong(from: start)
    case .ended(let end): finish(from: start, to: end)
    case .list(let bracket): enterList(at: bracket, from: start)
    case .fault(let fault): phase = .diagnosing(start: start, fault: base + fault)
    }
    return true
  }

  private mutating func runStructure(to end: Int) -> JSONStructure.Event {
    var reading = structure
    let event = reading.run(window.span, from: position, to: end)
    structure = reading
    return event
  }

  private mutating func skipIfTooLong(from start: Int) -> Bool {
    guard base + position - start > limits.maximumMessageLength else { return false }
    phase = .skipping(start: start)
    return true
  }

  /// Hands on the piece that ends before an index.
  private mutating func finish(from start: Int, to end: Int) {
    let bytes = window[(start - base)..<end]
    if bytes.count > limits.maximumMessageLength {
      events.append(.remark(start..<(base + end), [.tooLarge(bytes.count, limits, range: start..<(base + end))]))
    } else if isAmongMembers {
      report(members: bytes, from: start)
    } else {
      report(Array(bytes), at: start) { .element($0) }
    }
    endPiece(at: end)
  }

  private mutating func endPiece(at end: Int) {
    if isAmongMembers { closeObject(at: end) } else { endValue(at: end) }
  }

  mutating func skip(from start: Int, isLast: Bool) -> Bool {
    let event = runStructure(to: window.count)
    switch event {
    case .more:
      position = window.count
      if isLast { reportTooLong(from: start, to: position) }
      if isLast { (frames, phase) = ([], .outside) }
      return false
    case .ended(let end):
      reportTooLong(from: start, to: end)
      endPiece(at: end)
    case .list(let bracket):
      structure.enterList()
      position = bracket + 1
    case .fault(let fault):
      reportTooLong(from: start, to: fault)
      position = fault
      let bracket = frames.isEmpty ? documentBracket : UInt8(ascii: "{")
      phase = .recovering(JSONRecovery(bracket: bracket, indentation: documentIndentation, isBehindFirstLine: true))
    }
    return true
  }

  private mutating func reportTooLong(from start: Int, to end: Int) {
    let range = start..<(base + end)
    events.append(.remark(range, [.tooLarge(range.count, limits, range: range)]))
  }

  /// Takes the array at an index apart, or goes on inside it, as its key says.
  private mutating func enterList(at bracket: Int, from start: Int) {
    let key = window[structure.key]
    let name = String(decoding: key.dropFirst().dropLast(), as: UTF8.self)
    position = bracket + 1
    guard isList(name, from: start), frames.count + 2 <= JSONLimits().maximumDepth else {
      structure.enterList()
      return
    }
    let members = window[(start - base)..<key.startIndex]
    if !isAmongMembers {
      events.append(.opened)
      report(members: members.dropFirst(), from: start + 1)
      frames.append(Frame(key: nil, isList: false, start: start))
    } else {
      report(members: members, from: start)
    }
    frames.append(Frame(key: name, isList: true, start: base + bracket))
    (expectation, phase, indentation) = (.valueOrEnd, .outside, nil)
  }

  private mutating func isList(_ name: String, from start: Int) -> Bool {
    if Self.messageKeys.contains(name) { return true }
    guard Self.otherKeys.contains(name) else { return false }
    let known = namesAnEvent ?? hasEvent(from: start)
    namesAnEvent = known
    return !known
  }

  private func hasEvent(from start: Int) -> Bool {
    let members = window[(start - base)..<structure.key.lowerBound]
    guard
      case .document(let tokens, _, _) = JSONTokenizer.tokenize(
        object(of: isAmongMembers ? members : members.dropFirst()))
    else { return false }
    return tokens.members(of: 0).contains { tokens.string(at: $0.key) == "event" }
  }

  /// An object of members, which a comma or its brace follows.
  private func object(of members: ArraySlice<UInt8>) -> [UInt8] {
    var members = members
    while let last = members.last, last.isJSONWhiteSpace { members.removeLast() }
    if members.last == UInt8(ascii: ",") || members.last == UInt8(ascii: "}") && isAmongMembers { members.removeLast() }
    return [UInt8(ascii: "{")] + members + [UInt8(ascii: "}")]
  }

  /// Hands on some members of an object; the brace stands for the byte before them.
  private mutating func report(members: ArraySlice<UInt8>, from start: Int) {
    let bytes = object(of: members)
    guard bytes.count > 2 else { return }
    report(bytes, at: start - 1) { .members($0) }
  }

  private mutating func report(_ bytes: [UInt8], at offset: Int, _ event: (JSONPiece) -> JSONPieceEvent) {
    let limit = JSONLimits(maximumDepth: JSONLimits().maximumDepth - frames.count + (isAmongMembers ? 1 : 0))
    switch JSONTokenizer.tokenizeWhole(bytes, limits: limit) {
    case .document(let tokens, _, let faults):
      let lists = frames.filter(\.isList).map(\.key)
      events.append(event(JSONPiece(lists: lists, tokens: tokens, offset: offset, faults: faults)))
    case .failure(let diagnostic, let faults, _):
      let range = offset..<(offset + bytes.count)
      events.append(.remark(range, (faults + [diagnostic]).moved(by: offset)))
    }
  }

  /// Ends a piece that the input ends in: a number or a word is whole, anything else is torn.
  private mutating func endPiece(from start: Int) -> Bool {
    if structure.isInOutermostScalar {
      finish(from: start, to: position)
    } else {
      tear(from: start)
    }
    return true
  }
}
