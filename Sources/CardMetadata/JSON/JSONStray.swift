import CardCore

/// What stands at a place where the grammar asks for something else, as its writer must have meant it.
struct JSONStray {
  enum Kind {
    case word, number, string, singleQuoted, comment, punctuation, control, character, badUTF8
  }

  /// A comment over several lines is looked through this far for its end: a look at each of many broken documents
  /// must not cost a look at the whole input.
  static let maximumComment = 512

  let kind: Kind
  let range: SourceRange
  private let bytes: [UInt8]

  /// The bytes that are marked.
  var content: ArraySlice<UInt8> { bytes[range] }

  /// The text that is marked; no more of a long one than a message can show.
  var text: String { String(decoding: content.prefix(256), as: UTF8.self) }

  /// Whether the grammar has such a number, whether or not it may stand here.
  var isNumber: Bool { JSONNumber.end(in: bytes, from: range.lowerBound) == range.upperBound }

  /// Reads what stands at `position`, which must be inside `bytes`.
  init(in bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    kind = Self.kind(in: bytes, at: position)
    let end = Self.end(of: kind, in: bytes, at: position) ?? position + (kind == .comment ? 2 : 1)
    range = position..<end
  }

  private static func kind(in bytes: [UInt8], at position: Int) -> Kind {
    let following = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch bytes[position] {
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "'"): return .singleQuoted
    case UInt8(ascii: "/") where following == UInt8(ascii: "/") || following == UInt8(ascii: "*"): return .comment
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): return following.isNumberByte ? .number : .punctuation
    case 0x00...0x1F, 0x7F: return .control
    case 0x80...: return UTF8Sequence(in: bytes, at: position).isWellFormed ? .character : .badUTF8
    case let byte: return byte.isWordByte ? .word : .punctuation
    }
  }

  /// Where it ends; `nil` for quotes and comments that nothing closes, which are marked by their first sign alone.
  private static func end(of kind: Kind, in bytes: [UInt8], at position: Int) -> Int? {
    switch kind {
    case .word: bytes[position...].firstIndex { !$0.isWordByte } ?? bytes.count
    case .number: bytes[position...].firstIndex { !$0.isNumberByte } ?? bytes.count
    case .string, .singleQuoted: endOfQuotes(in: bytes, at: position)
    case .comment: endOfComment(in: bytes, at: position)
    case .punctuation, .control: position + 1
    case .character, .badUTF8: position + UTF8Sequence(in: bytes, at: position).length
    }
  }

  private static func endOfQuotes(in bytes: [UInt8], at position: Int) -> Int? {
    let quote = bytes[position]
    var index = position + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == quote { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func endOfComment(in bytes: [UInt8], at position: Int) -> Int? {
    if bytes[position + 1] == UInt8(ascii: "/") {
      return bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    let limit = min(bytes.count, position + maximumComment)
    var slash = position + 3
    while slash < limit {
      if bytes[slash] == UInt8(ascii: "/"), bytes[slash - 1] == UInt8(ascii: "*") { return slash + 1 }
      slash += 1
    }
    return nil
  }
}
