import CardCore

/// Finds the tags and other marks of XML in bytes that come piece by piece, and looks at each byte once.
///
/// It knows where each ends and nothing of what they mean; whether they are well-formed is for libxml2 to say. Offsets count
/// from the beginning of all bytes that ever came.
struct XMLScanner {
  enum Token {
    /// Text as far as it has come; more of the same may follow.
    case text(isBlank: Bool)

    /// A start tag or an empty element, with its name as it is written.
    case start(name: [UInt8], isEmpty: Bool)
    case end(name: [UInt8])
    case comment
    case characterData
    case instruction
    case documentType

    /// Something that XML has not, at an offset.
    case fault(at: Int)

    var isText: Bool { if case .text = self { true } else { false } }
  }

  /// How far the token that has not ended yet has been looked at.
  private struct Progress {
    var kind: Kind?
    var searched = 0
    var quote: UInt8 = 0
    var brackets = 0
    var isInComment = false
  }

  private enum Kind {
    case start, end, comment, characterData, instruction, documentType
  }

  private var bytes: [UInt8] = []

  /// The offset of the first byte that is kept.
  private var base = 0

  /// The offset of the next token.
  private(set) var position = 0
  private var progress = Progress()

  /// The offset behind the last byte that has come.
  var end: Int { base + bytes.count }

  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// The bytes of a range that is still kept.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.lowerBound - base..<range.upperBound - base]
  }

  subscript(offset: Int) -> UInt8 { bytes[offset - base] }

  /// Forgets what stands before an offset.
  mutating func drop(before offset: Int) {
    guard offset > base else { return }
    bytes.removeSubrange(..<(offset - base))
    base = offset
  }

  /// Goes on at an offset, whatever was begun.
  mutating func move(to offset: Int) {
    position = offset
    progress = Progress()
  }

  /// The next token and where it stands, or `nil` where more bytes are needed.
  mutating func next() -> (token: Token, range: Range<Int>)? {
    guard position < end else { return nil }
    if self[position] != .lessThan { return text() }
    guard let kind = progress.kind ?? self.kind() else { return isFaulty ? fault(at: position) : nil }
    progress.kind = kind
    guard let stop = search(kind) else { return nil }
    if stop < 0 { return fault(at: -stop) }
    let range = position..<stop
    let token = token(kind, range)
    move(to: stop)
    return (token, range)
  }

  private mutating func text() -> (token: Token, range: Range<Int>) {
    let start = position - base
    var isBlank = true
    let stop = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] != .lessThan {
        isBlank = isBlank && (bytes[index].isXMLSpace || bytes[index].isOfByteOrderMark)
        index += 1
      }
      return index
    }
    let range = position..<base + stop
    move(to: range.upperBound)
    return (.text(isBlank: isBlank), range)
  }

  private mutating func fault(at offset: Int) -> (token: Token, range: Range<Int>) {
    (.fault(at: offset), position..<offset)
  }

  // MARK: What it is

  private static let marks: [(text: StaticString, kind: Kind)] = [
    ("<!--", .comment), ("<![CDATA[", .characterData), ("<!DOCTYPE", .documentType), ("<?", .instruction),
    ("</", .end),
  ]

  /// Whether what begins with a less-than sign can be nothing, however it goes on.
  private var isFaulty: Bool {
    guard position + 1 < end else { return false }
    return self[position + 1] == UInt8(ascii: "!") && !Self.marks.contains { begins($0.text, isWhole: false) }
  }

  private func kind() -> Kind? {
    guard position + 1 < end else { return nil }
    if let mark = Self.marks.first(where: { begins($0.text, isWhole: true) }) { return mark.kind }
    return self[position + 1] == UInt8(ascii: "!") ? nil : .start
  }

  /// Whether a mark stands here, or as much of it as has come.
  private func begins(_ mark: StaticString, isWhole: Bool) -> Bool {
    let rest = bytes[(position - base)...].prefix(mark.utf8CodeUnitCount)
    guard !isWhole || rest.count == mark.utf8CodeUnitCount else { return false }
    return mark.withUTF8Buffer { $0.prefix(rest.count).elementsEqual(rest) }
  }

  private func token(_ kind: Kind, _ range: Range<Int>) -> Token {
    switch kind {
    case .start:
      .start(name: name(in: range.lowerBound + 1..<range.upperBound), isEmpty: self[range.upperBound - 2] == .slash)
    case .end: .end(name: name(in: range.lowerBound + 2..<range.upperBound))
    case .comment: .comment
    case .characterData: .characterData
    case .instruction: .instruction
    case .documentType: .documentType
    }
  }

  private func name(in range: Range<Int>) -> [UInt8] {
    Array(bytes(range).prefix { !$0.isXMLSpace && $0 != .slash && $0 != .greaterThan })
  }

  // MARK: Where it ends

  /// The offset behind the token, `nil` where it has not come, or the negative offset of a fault.
  private mutating func search(_ kind: Kind) -> Int? {
    progress.searched = max(progress.searched, 2)
    while position + progress.searched < end {
      let offset = position + progress.searched
      progress.searched += 1
      if let stop = look(at: offset, for: kind) { return stop }
    }
    return nil
  }

  private mutating func look(at offset: Int, for kind: Kind) -> Int? {
    let byte = self[offset]
    switch kind {
    case .start: return tag(byte, at: offset)
    case .end: return byte == .lessThan ? -offset : byte == .greaterThan ? offset + 1 : nil
    // The end of a comment has two hyphens of its own.
    case .comment: return byte == .greaterThan && ends("--", before: offset, from: 4) ? offset + 1 : nil
    case .characterData: return byte == .greaterThan && ends("]]", before: offset, from: 9) ? offset + 1 : nil
    case .instruction: return byte == .greaterThan && ends("?", before: offset, from: 2) ? offset + 1 : nil
    case .documentType: return documentType(byte, at: offset)
    }
  }

  private mutating func tag(_ byte: UInt8, at offset: Int) -> Int? {
    switch byte {
    case .lessThan: return -offset
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if progress.quote == 0 { progress.quote = byte } else if progress.quote == byte { progress.quote = 0 }
    case .greaterThan where progress.quote == 0: return offset + 1
    default: break
    }
    return nil
  }

  private mutating func documentType(_ byte: UInt8, at offset: Int) -> Int? {
    if progress.isInComment {
      progress.isInComment = !(byte == .greaterThan && ends("--", before: offset, from: 0))
      return nil
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if progress.quote == 0 { progress.quote = byte } else if progress.quote == byte { progress.quote = 0 }
    case _ where progress.quote != 0: break
    case UInt8(ascii: "["): progress.brackets += 1
    case UInt8(ascii: "]"): progress.brackets -= 1
    case UInt8(ascii: "-"): progress.isInComment = ends("<!-", before: offset, from: 0)
    case .greaterThan where progress.brackets <= 0: return offset + 1
    default: break
    }
    return nil
  }

  /// Whether a text stands directly before an offset, and behind the first `count` bytes of the token.
  private func ends(_ text: StaticString, before offset: Int, from count: Int) -> Bool {
    let start = offset - text.utf8CodeUnitCount
    guard start >= position + count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes(start..<offset)) }
  }
}

extension UInt8 {
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")

  /// Whether this is one of the bytes of a byte order mark, which stands where a file was put behind another.
  var isOfByteOrderMark: Bool { self == 0xEF || self == 0xBB || self == 0xBF }

  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
