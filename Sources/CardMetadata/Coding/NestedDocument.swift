import CardCore

/// JSON inside a text: its tokens, the place of its text, and what was asked of its objects.
///
/// A reference, shared by every value that is decoded out of it. What only a fault or a note needs is worked out then.
final class NestedDocument {
  /// What holds the text.
  enum Holder {
    /// A pair whose value stands at `range` of `source`, as far as that is known.
    case pair(source: PlacedBytes?, range: SourceRange?)

    /// A string of another document.
    case string(Place)
  }

  /// The string token at an index of a document, which holds the document in it and so outlives it.
  struct Place {
    unowned let document: NestedDocument
    let index: Int

    var range: Range<Int> { document.tokens.range(of: index) }
  }

  /// The tokens; none where the text is no JSON.
  let tokens: JSONTokens

  /// The path of the field whose text this is.
  let path: FieldPath

  /// What makes the text no JSON, at its place in the text.
  let failure: Diagnostic?

  /// What is wrong with the text and leaves it readable, at its place in the text.
  private let faults: [Diagnostic]
  private let holder: Holder
  private lazy var map = makeMap()

  /// The documents in strings of this one, by the indices of their tokens.
  private(set) var inner: [Int: NestedDocument] = [:]

  /// What was asked of the objects and keys, by the indices of their tokens; empty until an object is opened.
  private var requests: [MemberRequest] = []

  /// The most members that nobody asked for yet.
  private var unaskedCount = 0

  /// The names that were asked for where they are missing, each with the object's index.
  private var missing: [(object: Int, name: String)] = []

  /// Reads a text in which so many objects and arrays may be open.
  init(_ text: String, in holder: Holder, at path: FieldPath, maximumDepth: Int) {
    let bytes = Array(text.utf8)
    self.holder = holder
    self.path = path
    let limits = JSONLimits(maximumDepth: maximumDepth)
    switch JSONTokenizer.tokenize(bytes, limits: limits, name: "the text") {
    case .document(let tokens, let end, let faults):
      self.tokens = tokens
      self.faults = faults
      let rest = bytes[end...].firstIndex { !$0.isJSONWhiteSpace }
      failure = rest.map { JSONStray(in: bytes, at: $0).diagnostic(expected: .end) }
    case .failure(let diagnostic, let faults, _):
      tokens = JSONTokens(bytes: bytes, tokens: [])
      self.faults = faults
      failure = diagnostic
    }
  }

  /// The document in the string at `index`, made at the first call.
  func document(inStringAt index: Int, make: () -> NestedDocument) -> NestedDocument {
    if let document = inner[index] { return document }
    let document = make()
    inner[index] = document
    return document
  }
}

extension NestedDocument {
  /// Where the bytes at `range` of the text stand in the source; the whole value where no more is known.
  func sourceRange(of range: Range<Int>) -> SourceRange? {
    switch holder {
    case .pair(_, let whole): map?.range(of: range) ?? whole
    case .string(let place): place.document.sourceRange(of: map?.range(of: range) ?? place.range)
    }
  }

  private func makeMap() -> OffsetMap? {
    switch holder {
    case .pair(let source?, let range?): OffsetMap(tokens.bytes, in: source, at: range)
    case .pair: nil
    case .string(let place): OffsetMap(tokens.bytes, in: PlacedBytes(place.document.tokens.bytes), at: place.range)
    }
  }

  /// The path of the innermost value or member at an offset of the text.
  func path(to offset: Int) -> FieldPath {
    var path = path
    var index: Int? = tokens.tokens.isEmpty ? nil : 0
    while let parent = index, tokens[parent].start <= offset {
      index = step(from: parent, to: offset, &path)
    }
    return path
  }

  /// One step of the way to an offset, from an object or array that holds it.
  private func step(from parent: Int, to offset: Int, _ path: inout FieldPath) -> Int? {
    switch tokens[parent].kind {
    case .object:
      guard let member = tokens.members(of: parent).first(where: { tokens[$0.value].end > offset }) else { return nil }
      path = path.appending(tokens.string(at: member.key))
      return member.value
    case .array:
      let elements = tokens.elements(of: parent).enumerated()
      guard let element = elements.first(where: { tokens[$0.element].end > offset }) else { return nil }
      path = path.appending(element.offset)
      return element.element
    case .string, .number, .true, .false, .null: return nil
    }
  }

  /// A fault of the text at its place in the source.
  func placed(_ fault: Diagnostic) -> Diagnostic {
    var fault = fault
    fault.path = path(to: fault.range?.lowerBound ?? 0)
    fault.range = fault.range.flatMap(sourceRange)
    fault.hint = fault.hint.map(escaped)
    return fault
  }

  /// What is wrong with the text and leaves it readable.
  var placedFaults: [Diagnostic] { faults.map(placed) }

  /// A hint with its backslashes as they are written in the source, where that is a string.
  private func escaped(_ hint: String) -> String {
    // Nobody counts more backslashes than those.
    let backslashes = String(repeating: "\\", count: 1 << min(layers, 3))
    return hint.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: backslashes)
  }

  /// In how many strings of the source the text stands.
  private var layers: Int {
    switch holder {
    case .pair: map == nil ? 0 : 1
    case .string(let place): place.document.layers + 1
    }
  }
}

extension NestedDocument {
  /// Notes that a type looks at the object at `index`.
  ///
  /// - Returns: Whether it is the first to do so.
  func open(_ index: Int, memberCount: Int, takesAnyName: Bool) -> Bool {
    if requests.isEmpty { requests = Array(repeating: .none, count: tokens.tokens.count) }
    let isFirst = requests[index] == .none
    if isFirst { unaskedCount += memberCount }
    if isFirst || takesAnyName { requests[index] = takesAnyName ? .anyName : .names }
    return isFirst
  }

  /// Notes that a type asks for the member whose key is at `index`.
  func ask(forKeyAt index: Int) {
    guard requests[index] == .none else { return }
    requests[index] = .asked
    unaskedCount -= 1
  }

  /// Notes that a type asks the object at `index` for a member that is not there.
  func ask(_ object: Int, forMissing name: String) {
    // Only an object with members left can hold a misspelt one.
    if unaskedCount > 0 { missing.append((object, name)) }
  }

  /// Notes that the value at `index` was given up, so that nobody knows what else would have been asked of it.
  func abandon(_ index: Int) {
    guard !requests.isEmpty || !inner.isEmpty else { return }
    for index in index..<tokens[index].next {
      if !requests.isEmpty, requests[index] == .names { requests[index] = .anyName }
      inner[index]?.abandon(0)
    }
  }

  /// The keys that stand twice in the object at `index`, whose path is known.
  func repeatedKeys(in index: Int, at path: FieldPath) -> [Diagnostic] {
    var seen = Set<ByteKey>()
    return tokens.members(of: index).compactMap { key, _ in
      let name = tokens.string(at: key)
      guard !seen.insert(ByteKey(name)).inserted else { return nil }
      return .repeatedKey(name, at: path.appending(name), range: sourceRange(of: tokens.range(of: key)))
    }
  }
}

extension NestedDocument {
  /// Reports the members that no type asked for.
  func reportUnknownMembers(into notes: inout CountedFaults) {
    if unaskedCount > 0 {
      let missing = Dictionary(grouping: missing, by: \.object).mapValues { $0.map(\.name) }
      for index in requests.indices where requests[index] == .names {
        reportUnknownMembers(of: index, missing: missing[index] ?? [], into: &notes)
      }
    }
    for (_, document) in inner.sorted(by: { $0.key < $1.key }) { document.reportUnknownMembers(into: &notes) }
  }

  private func reportUnknownMembers(of object: Int, missing: [String], into notes: inout CountedFaults) {
    let members = tokens.members(of: object).map { (key: $0.key, name: tokens.string(at: $0.key)) }
    var seen = Set(members.lazy.filter { self.requests[$0.key] == .asked }.map { ByteKey($0.name) })
    for (key, name) in members where seen.insert(ByteKey(name)).inserted {
      let range = tokens.range(of: key)
      notes.report(
        .unknownMember(
          name, EditDistance.closest(to: name, among: missing), at: path(to: range.lowerBound),
          range: sourceRange(of: range)))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownMember(
    _ name: String, _ suggestion: String?, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    let object = FieldPath(path.components.dropLast())
    return Diagnostic(
      .payloadUnknownField, "\(object.fieldName) has no field \(DisplayText.quoted(name))", at: path, range: range,
      hint: suggestion.map { "did you mean \"\($0)\"?" } ?? "remove it; nothing reads it")
  }
}
