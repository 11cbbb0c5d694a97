import CardCore
import FoundationEssentials

/// The `Decoder` behind `MetadataDecoder`: one node, and where it stands.
struct ValueDecoder: Decoder {
  let node: CodingNode
  let log: DecodingLog
  let path: FieldPath

  /// Where the pair that holds the node stands in the source.
  let range: SourceRange?
  let keys: KeyStrategy
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try KeyedValueContainer<Key>(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try UnkeyedValueContainer(self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleValueContainer(decoder: self)
  }

  /// The same place with another node, one step further in.
  func child(_ node: CodingNode, path: FieldPath, range: SourceRange?, key: any CodingKey) -> ValueDecoder {
    ValueDecoder(
      node: node, log: log, path: path, range: range ?? self.range, keys: keys, codingPath: codingPath + [key])
  }

  /// Reads a value; a fault is thrown as a `ValueFault`, without a word in the log.
  func read<T: Decodable>(_ type: T.Type) throws -> T {
    if type == String.self { return try node.string() as! T }
    if type == Date.self { return try DateText.date(node.string()) as! T }
    if type == URL.self { return try ScalarText.url(node.string()) as! T }
    if type == Data.self { return try ScalarText.data(node.string()) as! T }
    if type == Decimal.self {
      return try ScalarText.decimal(node.scalar(expected: "a decimal number")) as! T
    }
    // The keys of a dictionary are data, not names of properties.
    guard type is any StringKeyed.Type else { return try T(from: self) }
    return try T(
      from: ValueDecoder(node: node, log: log, path: path, range: range, keys: .exact, codingPath: codingPath))
  }

  /// Reads a value; a fault goes into the log, and a stand-in goes on where there is one.
  func readOrReport<T: Decodable>(_ type: T.Type) throws -> T {
    do {
      return try read(type)
    } catch is ReportedFault {
      throw ReportedFault()
    } catch let fault as ValueFault {
      log.log.report(.badValue(node, expected: fault.expected, at: path, range: range))
    } catch {
      let expected = Self.choices(of: type) ?? "a valid \(T.self)"
      log.log.report(.badValue(node, expected: expected, at: path, range: range))
    }
    return try StandIn.value(of: type)
  }

  /// The words of an enumeration, where it can list them: `one of "small", "large"`.
  private static func choices<T>(of type: T.Type) -> String? {
    guard let type = type as? any CaseIterable.Type else { return nil }
    let words = words(of: type)
    return words.isEmpty ? nil : "one of " + words.map { DisplayText.quoted($0) }.joined(separator: ", ")
  }

  private static func words<T: CaseIterable>(of type: T.Type) -> [String] {
    T.allCases.compactMap { value in
      (value as? any RawRepresentable).map { "\($0.rawValue)" }
    }
  }
}

/// A dictionary whose keys are strings.
protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String {}

extension Diagnostic {
  fileprivate static func badValue(
    _ node: CodingNode, expected: String, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .payloadBadValue, "\(path.fieldName) is \(node.excerpt); expected \(expected)", at: path,
      range: range, hint: "write \(expected)")
  }

  static func missingField(_ path: FieldPath, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .payloadMissingField, "the required field \(path.fieldName) is missing", at: path, range: range,
      hint: "add \(path.fieldName)")
  }
}

extension CodingNode {
  fileprivate var excerpt: String {
    switch self {
    case .text(let text): return DisplayText.quoted(text)
    case .pairs: return "a set of pairs"
    case .json(let tokens, let index):
      guard tokens[index].kind == .string else { return DisplayText.quoted(tokens.rawText(of: index)) }
      return DisplayText.quoted(tokens.string(at: index))
    }
  }
}
