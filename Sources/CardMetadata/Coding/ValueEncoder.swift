import CardCore
import FoundationEssentials

/// The `Encoder` behind `MetadataEncoder`.
///
/// Containers write into one another, so it is a reference.
final class ValueEncoder: Encoder {
  private enum Shape {
    case empty
    case value(EncodedValue)
    case array
    case object
  }

  let codingPath: [any CodingKey]
  let keys: KeyStrategy
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  private var shape = Shape.empty
  private var elements: [ValueEncoder] = []
  private var members: [(key: String, value: ValueEncoder)] = []

  init(keys: KeyStrategy, codingPath: [any CodingKey] = []) {
    self.keys = keys
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .empty = shape { shape = .object }
    return KeyedEncodingContainer(KeyedEncoder<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .empty = shape { shape = .array }
    return UnkeyedEncoder(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueEncoder(encoder: self)
  }

  /// What has been encoded; an encoder that nothing was written to gives an empty object.
  var encoded: EncodedValue {
    switch shape {
    case .value(let value): value
    case .array: .array(elements.map(\.encoded))
    case .empty, .object: .object(members.map { ($0.key, $0.value.encoded) })
    }
  }

  var count: Int { elements.count }

  func set(_ value: EncodedValue) {
    shape = .value(value)
  }

  /// A new element at the end of the array.
  func appended(_ key: any CodingKey) -> ValueEncoder {
    let child = ValueEncoder(keys: keys, codingPath: codingPath + [key])
    elements.append(child)
    return child
  }

  /// A new member of the object.
  func member(_ key: any CodingKey) -> ValueEncoder {
    let child = ValueEncoder(keys: keys, codingPath: codingPath + [key])
    members.append((keys.key(for: key.stringValue), child))
    return child
  }

  func write<T: Encodable>(_ value: T) throws {
    switch value {
    case let value as String: set(.string(value))
    case let value as Date: set(.string(try text(of: value)))
    case let value as URL: set(.string(value.absoluteString))
    case let value as Data: set(.string(value.base64EncodedString()))
    case let value as Decimal: set(.literal(try text(of: value)))
    case is any StringKeyed:
      let exact = ValueEncoder(keys: .exact, codingPath: codingPath)
      try value.encode(to: exact)
      (shape, elements, members) = (exact.shape, exact.elements, exact.members)
    default: try value.encode(to: self)
    }
  }

  private func text(of date: Date) throws -> String {
    guard let text = DateText.text(date) else { throw unwritable("a date outside the years 1 to 9999") }
    return text
  }

  private func text(of decimal: Decimal) throws -> String {
    guard !decimal.isNaN else { throw unwritable("not a number") }
    return decimal.description
  }

  func text<T: BinaryFloatingPoint & LosslessStringConvertible>(of number: T) throws -> String {
    guard number.isFinite else { throw unwritable("the number \(number), which JSON cannot write") }
    return number.description
  }

  private func unwritable(_ what: String) -> CardFailure {
    let path = FieldPath(codingPath.map { .key(keys.key(for: $0.stringValue)) })
    return CardFailure(
      Diagnostic(
        .payloadBadValue, "\(path.fieldName) is \(what)", at: FieldPath([.key("data")] + path.components),
        hint: "leave the field out, or give it another value"))
  }
}
