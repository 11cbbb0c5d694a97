import CardCore
import FoundationEssentials

/// The `Encoder` behind `MetadataEncoder`.
///
/// Containers write into one another, so it is a reference.
final class ValueEncoder: Encoder {
  private enum Shape {
    case empty
    case value(EncodedValue)
    case array([ValueEncoder])
    case object(EncodedMembers)
  }

  let keys: KeyStrategy
  let path: FieldPath
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// How many objects and arrays are open around the value, the metadata included.
  private let depth: Int
  private var shape = Shape.empty

  /// The first fault that a container could not throw.
  private var fault: Diagnostic?

  init(keys: KeyStrategy, path: FieldPath, depth: Int = 0, codingPath: [any CodingKey] = []) {
    self.keys = keys
    self.path = path
    self.depth = depth
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    switch shape {
    case .object: break
    case .empty: shape = .object(EncodedMembers())
    case .value, .array: note(.encodedTwice(path))
    }
    return KeyedEncodingContainer(KeyedEncoder<Key>(encoder: self, keys: keys.strategy(for: type)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    switch shape {
    case .array: break
    case .empty: shape = .array([])
    case .value, .object: note(.encodedTwice(path))
    }
    return UnkeyedEncoder(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueEncoder(encoder: self)
  }
}

extension ValueEncoder {
  /// What has been encoded; an encoder that nothing was written to gives an empty object.
  func encoded() throws -> EncodedValue {
    if let fault { throw CardFailure(fault) }
    switch shape {
    case .empty: return .object([])
    case .value(let value): return value
    case .array(let elements): return .array(try elements.map { try $0.encoded() })
    case .object(let members): return .object(try members.encoded())
    }
  }

  /// The number of elements in the array so far.
  var count: Int {
    guard case .array(let elements) = shape else { return 0 }
    return elements.count
  }

  func set(_ value: EncodedValue) {
    switch shape {
    case .empty, .value: shape = .value(value)
    case .array, .object: note(.encodedTwice(path))
    }
  }

  /// A new element at the end of the array.
  func appended() -> ValueEncoder {
    let child = child(IndexKey(count), path: path.appending(count))
    guard case .array(var elements) = shape else { return child }
    // Nobody else may hold the array while it grows, or each element would copy it.
    shape = .empty
    elements.append(child)
    shape = .array(elements)
    return child
  }

  /// A new member of the object; a key that is written again has the value written last.
  func member(_ key: some CodingKey, _ keys: KeyStrategy) -> ValueEncoder {
    let name = keys.key(for: key.stringValue)
    let child = child(key, path: path.appending(name))
    guard case .object(var members) = shape else { return child }
    shape = .empty
    if let other = members.set(name, of: key.stringValue, to: child) {
      note(.clash(of: key.stringValue, and: other, at: child.path))
    }
    shape = .object(members)
    return child
  }

  /// Sorts the object's members, which come from a dictionary that has no order of its own.
  func sortMembers() {
    guard case .object(var members) = shape else { return }
    members.sort()
    shape = .object(members)
  }

  private func child(_ key: any CodingKey, path: FieldPath) -> ValueEncoder {
    ValueEncoder(keys: keys, path: path, depth: depth + 1, codingPath: codingPath + [key])
  }

  private func note(_ diagnostic: Diagnostic) {
    fault = fault ?? diagnostic
  }
}

extension ValueEncoder {
  func write<T: Encodable>(_ value: T) throws {
    let limit = JSONLimits().maximumDepth
    switch value {
    case let value as String: set(.string(value))
    case let value as Date: set(.string(try text(of: value)))
    case let value as URL: set(.string(value.absoluteString))
    case let value as Data: set(.string(value.base64EncodedString()))
    case let value as Decimal: set(.number(try text(of: value)))
    default:
      // One more level may hold scalars alone.
      guard depth <= limit else { throw CardFailure(.tooDeep(limit, at: path)) }
      try value.encode(to: self)
      if value is any Unordered { sortMembers() }
    }
  }

  func write<T: BinaryFloatingPoint & LosslessStringConvertible>(number: T) throws {
    guard number.isFinite else { throw unwritable("the number \(number), which JSON cannot write") }
    set(.number(number.description))
  }

  private func text(of date: Date) throws -> String {
    guard let text = DateText.text(date) else { throw unwritable("a date outside the years 0 to 9999") }
    return text
  }

  private func text(of decimal: Decimal) throws -> String {
    guard !decimal.isNaN else { throw unwritable("not a number") }
    return decimal.description
  }

  private func unwritable(_ what: String) -> CardFailure {
    CardFailure(.unwritable(what, at: path))
  }
}

extension Diagnostic {
  fileprivate static func unwritable(_ what: String, at path: FieldPath) -> Diagnostic {
    Diagnostic(
      .payloadBadValue, "\(path.fieldName) is \(what)", at: path,
      hint: "leave the field out, or give it another value")
  }

  fileprivate static func encodedTwice(_ path: FieldPath) -> Diagnostic {
    Diagnostic(
      .payloadBadValue, "\(path.fieldName) encodes itself both as one value and as several", at: path,
      hint: "ask the encoder for one kind of container")
  }

  fileprivate static func clash(of one: String, and other: String, at path: FieldPath) -> Diagnostic {
    let names = "\(DisplayText.quoted(other)) and \(DisplayText.quoted(one))"
    return Diagnostic(
      .payloadBadValue, "\(path.fieldName) is the key of two properties, \(names)", at: path, hint: "rename one of them"
    )
  }

  fileprivate static func tooDeep(_ limit: Int, at path: FieldPath) -> Diagnostic {
    Diagnostic(
      .jsonDepth, "\(path.fieldName) nests structures deeper than the \(limit) levels of the limit", at: path,
      hint: "flatten the value; the metadata counts too", limit: limit, actual: limit + 1)
  }
}
