import CardMetadata

/// Which pair each field of a payload stands in, in one word: four bits a field.
struct FieldPositions {
  /// The most fields that fit.
  static let maximumCount = 16

  /// No pair is the last of 16.
  private static let absent: UInt64 = 15

  private var nibbles = UInt64.max

  subscript(field: Int) -> Int? {
    get {
      let nibble = nibbles >> UInt64(4 * field) & 15
      return nibble == Self.absent ? nil : Int(nibble)
    }
    set {
      let shift = UInt64(4 * field)
      nibbles = nibbles & ~(15 << shift) | UInt64(newValue ?? Int(Self.absent)) << shift
    }
  }
}
