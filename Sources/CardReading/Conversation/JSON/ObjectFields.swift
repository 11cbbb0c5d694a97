import CardCore
import CardMetadata

/// The members of an object of a source, asked for by name; what is of another kind than it is asked for is a diagnostic.
///
/// Where a name stands twice the first counts, as everywhere. A member that is `null`, or an empty object where one is asked
/// for, is absent: systems write either for nothing.
package struct ObjectFields {
  let tokens: JSONTokens
  let index: Int
  let path: FieldPath

  /// What was wrong so far, at its place in the piece.
  var diagnostics: [Diagnostic] = []
  private let members: [(key: Int, value: Int)]
  private var isAsked: [Bool]

  init(_ tokens: JSONTokens, at index: Int = 0, path: FieldPath = FieldPath()) {
    self.tokens = tokens
    self.index = index
    self.path = path
    members = Array(tokens.members(of: index))
    isAsked = Array(repeating: false, count: members.count)
  }

  var range: SourceRange { tokens.range(of: index) }

  /// Whether a member of one of the names is there, whatever it is.
  func has(_ names: StaticString...) -> Bool { names.contains { position(of: $0) != nil } }

  /// Whether a member of the name is of the kind.
  func has(_ name: StaticString, _ kind: JSONToken.Kind) -> Bool {
    position(of: name).map { tokens[members[$0].value].kind == kind } ?? false
  }

  private func position(of name: StaticString) -> Int? {
    members.firstIndex { isKey($0.key, name) }
  }

  private func isKey(_ key: Int, _ name: StaticString) -> Bool {
    let token = tokens[key]
    if token.hasEscapes { return tokens.string(at: key).utf8.elementsEqual(String(describing: name).utf8) }
    guard token.end - token.start - 2 == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { tokens.bytes[(token.start + 1)..<(token.end - 1)].elementsEqual($0) }
  }

  /// The value of the first name that is there and not null; all of them count as asked for.
  mutating func value(_ names: [StaticString]) -> (name: String, index: Int)? {
    var found: (name: String, index: Int)?
    for position in members.indices {
      guard let name = names.first(where: { isKey(members[position].key, $0) }) else { continue }
      isAsked[position] = true
      let value = members[position].value
      if found == nil, tokens[value].kind != .null { found = ("\(name)", value) }
    }
    return found
  }

  /// Says that nothing more is asked of a member, which was read elsewhere or is of no use.
  mutating func pass(_ names: StaticString...) { _ = value(names) }

  /// The source of the members that nobody asked for, as an object; `nil` where there are none.
  var remainder: String? {
    let rest = members.indices.filter { !isAsked[$0] }
    guard !rest.isEmpty else { return nil }
    return "{"
      + rest.map { "\(tokens.rawText(of: members[$0].key)):\(tokens.rawText(of: members[$0].value))" }
      .joined(separator: ",") + "}"
  }

  /// Reports a value that is not what is expected.
  mutating func report(_ name: String, _ index: Int, expected: String) {
    diagnostics.append(
      .badValue(name, tokens, index, expected: expected, at: path.appending(name)))
  }
}

extension ObjectFields {
  /// A string that is not empty.
  mutating func text(_ names: StaticString...) -> String? { text(names) }

  mutating func text(_ names: [StaticString]) -> String? {
    guard let (name, index) = value(names) else { return nil }
    switch tokens[index].kind {
    case .string:
      let text = tokens.string(at: index)
      return text.isEmpty ? nil : text
    // Some serialisers leave an empty object where nothing is.
    case .object where tokens[index].next == index + 1: return nil
    case .object, .array, .number, .true, .false, .null:
      report(name, index, expected: "a string")
      return nil
    }
  }

  /// An id: a string that is not empty, or an integer by its digits.
  mutating func id(_ names: StaticString...) -> String? {
    guard let (name, index) = value(names) else { return nil }
    switch tokens[index].kind {
    case .string:
      let text = tokens.string(at: index)
      return text.isEmpty ? nil : text
    case .number where tokens.rawText(of: index).utf8.allSatisfy(\.isInteger): return tokens.rawText(of: index)
    case .object where tokens[index].next == index + 1: return nil
    case .object, .array, .number, .true, .false, .null:
      report(name, index, expected: "an id: a string or an integer")
      return nil
    }
  }

  /// An integer of 64 bits, as a number or as a string of one; never by way of a floating point number.
  mutating func integer(_ names: StaticString...) -> Int64? {
    guard let (name, index) = value(names) else { return nil }
    if let number = integer(at: index) { return number }
    report(name, index, expected: "an integer")
    return nil
  }

  /// A number of bytes, which is never below 0.
  mutating func size(_ names: StaticString...) -> Int64? {
    guard let (name, index) = value(names) else { return nil }
    if let size = integer(at: index), size >= 0 { return size }
    report(name, index, expected: "a number of bytes")
    return nil
  }

  func integer(at index: Int) -> Int64? {
    switch tokens[index].kind {
    case .number: Int64(tokens.rawText(of: index))
    case .string: Int64(tokens.string(at: index))
    case .object, .array, .true, .false, .null: nil
    }
  }

  /// A boolean, or what stands for one in a table: 0 and 1.
  mutating func boolean(_ names: StaticString...) -> Bool? {
    guard let (name, index) = value(names) else { return nil }
    switch tokens[index].kind {
    case .true: return true
    case .false: return false
    case .number, .string:
      let text = tokens[index].kind == .string ? tokens.string(at: index) : tokens.rawText(of: index)
      switch text {
      case "0", "false": return false
      case "1", "true": return true
      default: break
      }
    case .object, .array, .null: break
    }
    report(name, index, expected: "true or false")
    return nil
  }

  /// A time: a number of seconds or milliseconds, by its size, or a text by RFC 3339.
  mutating func time(_ names: StaticString...) -> MessageTime? {
    guard let (name, index) = value(names) else { return nil }
    let number = integer(at: index)
    if let number, let time = MessageTime(exactlySecondsOrMilliseconds: number) { return time }
    if tokens[index].kind == .string {
      let text = tokens.string(at: index)
      if text.isEmpty { return nil }
      if let time = MessageTime(rfc3339: text) { return time }
    }
    report(name, index, expected: "a time: seconds or milliseconds since 1970, or a text by RFC 3339")
    return nil
  }

  /// The members of an object that has some.
  mutating func object(_ names: StaticString...) -> ObjectFields? {
    guard let (name, index) = value(names) else { return nil }
    guard tokens[index].kind == .object else {
      report(name, index, expected: "an object")
      return nil
    }
    guard tokens[index].next > index + 1 else { return nil }
    return ObjectFields(tokens, at: index, path: path.appending(name))
  }

  /// The elements of an array.
  mutating func elements(_ names: StaticString...) -> [Int] {
    guard let (name, index) = value(names) else { return [] }
    guard tokens[index].kind == .array else {
      // Nothing is written as an empty object too.
      if tokens[index].kind != .object || tokens[index].next > index + 1 { report(name, index, expected: "an array") }
      return []
    }
    return Array(tokens.elements(of: index))
  }

  /// The objects among the elements of an array; the others are reported.
  mutating func objects(_ names: StaticString...) -> [ObjectFields] {
    guard let (name, index) = value(names) else { return [] }
    guard tokens[index].kind == .array else {
      report(name, index, expected: "an array")
      return []
    }
    return tokens.elements(of: index).enumerated().compactMap { position, element in
      let place = path.appending(name).appending(position)
      guard tokens[element].kind == .object else {
        diagnostics.append(.badValue(name, tokens, element, expected: "an object", at: place))
        return nil
      }
      return ObjectFields(tokens, at: element, path: place)
    }
  }

  /// Takes over what was wrong with an object inside this one.
  mutating func take(_ inner: ObjectFields) { diagnostics += inner.diagnostics }
}

extension UInt8 {
  fileprivate var isInteger: Bool {
    self == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}

extension Diagnostic {
  /// A field of a message that holds something else than its system writes.
  static func badValue(
    _ name: String, _ tokens: JSONTokens, _ index: Int, expected: String, at path: FieldPath
  ) -> Diagnostic {
    Diagnostic(
      .conversationBadValue,
      "\(path.fieldName) is \(tokens.shown(at: index)); expected \(expected)", at: path,
      range: tokens.range(of: index), hint: "write it as the system does, or leave it out")
  }
}
