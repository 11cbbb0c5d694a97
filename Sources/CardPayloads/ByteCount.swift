/// A size in bytes as people read it: `512 B`, `2.5 MB`; a kilobyte has 1000 bytes.
package struct ByteCount: CustomStringConvertible {
  private static let units = ["kB", "MB", "GB", "TB", "PB", "EB"]

  package let description: String

  /// A size of 0 or more; it is rounded to a tenth of its unit.
  package init(_ bytes: Int) {
    guard bytes >= 1000 else {
      description = "\(bytes) B"
      return
    }
    var tenth = 100
    var index = 0
    while index < Self.units.count - 1, Self.rounded(bytes, to: tenth) >= 10_000 {
      tenth *= 1000
      index += 1
    }
    let (whole, rest) = Self.rounded(bytes, to: tenth).quotientAndRemainder(dividingBy: 10)
    description = "\(whole)" + (rest == 0 ? "" : ".\(rest)") + " \(Self.units[index])"
  }

  private static func rounded(_ bytes: Int, to unit: Int) -> Int {
    bytes / unit + (bytes % unit >= unit / 2 ? 1 : 0)
  }
}
