/// What a key looks like: its code points with those that look like ASCII in ASCII's place.
///
/// By the confusables of UTS #39, without its normalisation: a letter with an accent looks like nothing but itself.
struct Skeleton {
  /// What two keys that look alike have in common; capital I and the digit 1 are l in it, and 0 is O.
  let folded: ByteKey

  /// The key as somebody would type it who goes by its looks.
  let shown: String

  /// The first code point that looks like another, and its place from 1.
  let lookAlike: (scalar: Unicode.Scalar, place: Int)?

  /// Whether letters of ASCII stand beside foreign ones, and everything together looks like ASCII.
  let isDisguised: Bool

  init(_ key: String) {
    var shown = String.UnicodeScalarView()
    var lookAlike: (scalar: Unicode.Scalar, place: Int)?
    var hasLetter = false
    var hasForeigner = false
    for (index, scalar) in key.unicodeScalars.enumerated() {
      hasLetter = hasLetter || scalar.isASCII && scalar.properties.isAlphabetic
      guard !scalar.isASCII, let looks = Self.looks(of: scalar) else {
        shown.append(scalar)
        continue
      }
      shown.append(contentsOf: looks.ascii)
      hasForeigner = hasForeigner || looks.isForeign
      if lookAlike == nil { lookAlike = (scalar, index + 1) }
    }
    self.shown = String(shown)
    self.lookAlike = lookAlike
    folded = ByteKey(Self.folding(shown))
    isDisguised = hasLetter && hasForeigner && shown.allSatisfy(\.isASCII)
  }

  private static func folding(_ scalars: String.UnicodeScalarView) -> String {
    let folded = scalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "I", "1", "|": "l"
      case "0": "O"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(folded))
  }

  /// The row of a code point in the table, found by halves.
  private static func looks(of scalar: Unicode.Scalar) -> (ascii: [Unicode.Scalar], isForeign: Bool)? {
    let rows = ConfusablesTable.rows
    var low = 0
    var high = rows.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if rows[middle] >> 24 <= scalar.value { low = middle } else { high = middle }
    }
    let row = rows[low]
    guard row >> 24 == scalar.value else { return nil }
    let bytes = [UInt8(truncatingIfNeeded: row >> 16), UInt8(truncatingIfNeeded: row >> 8), UInt8(row & 0x7F)]
    return (bytes.filter { $0 != 0 }.map { Unicode.Scalar($0) }, row & 0x80 != 0)
  }
}
