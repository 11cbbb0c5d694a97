/// The way to a field inside a message, such as `data.body` or `data.buttons[1].text`.
///
/// Keys that are no plain words are quoted: `data["a.b"]`, `data[""]`.
public struct FieldPath: Hashable, Sendable {
  /// One step of the way.
  public enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  public var components: [Component]

  public init(_ components: [Component] = []) {
    self.components = components
  }

  public func appending(_ key: String) -> FieldPath {
    FieldPath(components + [.key(key)])
  }

  public func appending(_ index: Int) -> FieldPath {
    FieldPath(components + [.index(index)])
  }

  /// The way to a field of an element: `buttons[1].text`.
  public func appending(_ index: Int, _ key: String) -> FieldPath {
    FieldPath(components + [.index(index), .key(key)])
  }

  public func appending(_ path: FieldPath) -> FieldPath {
    FieldPath(components + path.components)
  }
}

extension FieldPath {
  /// The last key and what follows it, in quotes and safe to print: what messages call the field.
  package var fieldName: String {
    let start = components.lastIndex { if case .key = $0 { true } else { false } } ?? components.startIndex
    let rest = FieldPath(Array(components[start...].dropFirst()))
    guard case .key(let key)? = components[start...].first else { return DisplayText.quoted(description) }
    return DisplayText.quoted(key) + rest.description
  }
}

extension FieldPath: ExpressibleByStringLiteral {
  /// A path of one key; dots in the literal are part of the key.
  public init(stringLiteral key: String) {
    self.init([.key(key)])
  }
}

extension FieldPath {
  /// Reads what `description` writes; what is no such text is one key.
  public init(parsing text: String) {
    self.init()
    var rest = text[...]
    while !rest.isEmpty {
      guard let component = Self.takeComponent(&rest) else {
        self.init([.key(text)])
        return
      }
      components.append(component)
    }
  }

  private static func takeComponent(_ rest: inout Substring) -> Component? {
    if rest.hasPrefix("[\"") { return takeQuoted(&rest) }
    if rest.first == "[" {
      let digits = rest.dropFirst().prefix { $0 != "]" }
      guard let index = Int(digits), digits.endIndex < rest.endIndex else { return nil }
      rest = rest[rest.index(after: digits.endIndex)...]
      return .index(index)
    }
    if rest.first == "." { rest.removeFirst() }
    let key = rest.prefix { $0 != "." && $0 != "[" }
    rest = rest[key.endIndex...]
    return key.isEmpty ? nil : .key(String(key))
  }

  private static func takeQuoted(_ rest: inout Substring) -> Component? {
    var key = String.UnicodeScalarView()
    var scalars = rest.unicodeScalars.dropFirst(2)
    while let scalar = scalars.popFirst(), scalar != "\"" {
      guard let kept = scalar == "\\" ? scalars.popFirst() : scalar else { return nil }
      key.append(kept)
    }
    guard scalars.popFirst() == "]" else { return nil }
    rest = Substring(scalars)
    return .key(String(key))
  }
}

extension FieldPath: CustomStringConvertible {
  public var description: String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where !Self.isPlain(key): text += "[\(Self.quoted(key))]"
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }

  private static func quoted(_ key: String) -> String {
    var text = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"", "\\": text.unicodeScalars.append(contentsOf: ["\\", scalar])
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension FieldPath: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(parsing: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
