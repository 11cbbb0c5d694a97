/// Looks for a line that begins with a tag of some kind, in bytes that come piece by piece.
struct LineSearch {
  /// Where it goes on; nothing before is looked at again.
  private(set) var offset: Int

  /// Whether `offset` stands at the beginning of a line, or behind white space there.
  private var isAtBeginning: Bool

  /// The longest name that is looked for.
  private static let maximumName = 64

  /// Begins with the line that holds `fault`, where it begins behind `start`, and else with the line after it.
  init(in scanner: XMLScanner, from start: Int, at fault: Int) {
    var line = min(fault, scanner.end)
    while line > start + 1, !Self.isLineEnd(scanner[line - 1]) { line -= 1 }
    isAtBeginning = line > start + 1
    offset = isAtBeginning ? line : fault
  }

  /// The offset of the tag, or `nil` where more bytes are needed.
  mutating func next(in scanner: XMLScanner, isBeginning: (XMLTagName) -> Bool) -> Int? {
    while offset < scanner.end {
      if !isAtBeginning {
        isAtBeginning = Self.isLineEnd(scanner[offset])
        offset += 1
      } else if scanner[offset].isXMLSpace {
        offset += 1
      } else if scanner[offset] != .lessThan {
        isAtBeginning = false
      } else {
        guard let name = name(in: scanner) else { return nil }
        if isBeginning(XMLTagName(name)) { return offset }
        isAtBeginning = false
        offset += 1
      }
    }
    return nil
  }

  /// What stands behind the less-than sign, or `nil` where it has not all come.
  private func name(in scanner: XMLScanner) -> [UInt8]? {
    let bytes = scanner.bytes(offset + 1..<min(scanner.end, offset + 1 + Self.maximumName))
    guard let first = bytes.first else { return nil }
    let rest = bytes.dropFirst().prefix { !$0.isXMLSpace && $0 != .greaterThan && $0 != .slash }
    return 1 + rest.count < bytes.count || bytes.count == Self.maximumName ? [first] + rest : nil
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
