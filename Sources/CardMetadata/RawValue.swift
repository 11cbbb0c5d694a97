/// What stands in a value's place.
///
/// Numbers, objects and arrays are kept as they were written and never evaluated.
public enum RawValue: Hashable, Sendable {
  case string(String)

  /// A number's JSON text, such as `1e400`, which no Swift number can hold.
  case number(String)
  case boolean(Bool)
  case null

  /// An object's JSON text.
  case object(String)

  /// An array's JSON text.
  case array(String)

  /// The value as text: a string's own, nothing for null, JSON as it was written for the rest.
  public var text: String {
    switch self {
    case .string(let text), .number(let text), .object(let text), .array(let text): text
    case .boolean(let value): "\(value)"
    case .null: ""
    }
  }
}
