package import CardCore

/// Tells where the values inside a text of JSON stand in the source that the text came from.
///
/// For faults that are found when decoding is over. An object or array is listed at the first visit, and JSON in a string
/// is read at the first, so that many questions take linear time together.
package struct NestedPlaces: Sendable {
  private let tokens: JSONTokens
  private let map: OffsetMap

  /// The elements of arrays, by the indices of their tokens.
  private var elements: [Int: [Int]] = [:]

  /// The values of objects, the first of each key, by the indices of their tokens.
  private var members: [Int: [ByteKey: Int]] = [:]

  /// The JSON in strings, by the indices of their tokens; `nil` where a string holds none.
  private var inner: [Int: NestedPlaces?] = [:]

  /// The places inside `text`, which is the value at `range` of `source`.
  ///
  /// `nil` where the text is no JSON, or not the text of that value.
  package init?(_ text: String, in source: PlacedBytes, at range: SourceRange) {
    let bytes = Array(text.utf8)
    guard case .document(let tokens, _, _) = JSONTokenizer.tokenize(bytes),
      let map = OffsetMap(bytes, in: source, at: range)
    else { return nil }
    self.tokens = tokens
    self.map = map
  }

  /// Where the value at the end of a way stands, or the innermost value on the way where there is no further one.
  package mutating func range(of way: ArraySlice<FieldPath.Component>) -> SourceRange {
    map.range(of: textRange(of: way))
  }

  private mutating func textRange(of way: ArraySlice<FieldPath.Component>) -> Range<Int> {
    var index = 0
    for position in way.indices {
      if tokens[index].kind == .string { return range(of: way[position...], inStringAt: index) }
      guard let next = value(at: way[position], of: index) else { break }
      index = next
    }
    return tokens.range(of: index)
  }

  private mutating func value(at step: FieldPath.Component, of parent: Int) -> Int? {
    switch (step, tokens[parent].kind) {
    case (.key(let key), .object): return members(of: parent)[ByteKey(key)]
    case (.index(let index), .array):
      let elements = elements(of: parent)
      return elements.indices.contains(index) ? elements[index] : nil
    case (.key, _), (.index, _): return nil
    }
  }

  private mutating func elements(of parent: Int) -> [Int] {
    if let known = elements[parent] { return known }
    let found = Array(tokens.elements(of: parent))
    elements[parent] = found
    return found
  }

  private mutating func members(of parent: Int) -> [ByteKey: Int] {
    if let known = members[parent] { return known }
    let pairs = tokens.members(of: parent).map { (ByteKey(tokens.string(at: $0.key)), $0.value) }
    let found = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    members[parent] = found
    return found
  }

  /// Where the rest of a way leads in the JSON of a string; the string itself where it holds none.
  private mutating func range(of way: ArraySlice<FieldPath.Component>, inStringAt index: Int) -> Range<Int> {
    let string = tokens.range(of: index)
    if !inner.keys.contains(index) {
      inner.updateValue(
        NestedPlaces(tokens.string(at: index), in: PlacedBytes(tokens.bytes), at: string), forKey: index)
    }
    return inner[index]??.range(of: way) ?? string
  }
}
