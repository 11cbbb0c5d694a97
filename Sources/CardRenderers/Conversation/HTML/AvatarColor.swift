import CardCore

/// Which of the colours of the style sheet stands behind somebody's initials: always the same for the same name.
enum AvatarColor {
  /// How many there are.
  static let count = 8

  /// The number of the colour, from 0, by the hash FNV-1a of the name's bytes.
  static func number(of name: DisplayText) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name.string.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    // The lower bits alone are those of the last bytes.
    return Int((hash ^ (hash >> 16)) % UInt32(count))
  }
}
