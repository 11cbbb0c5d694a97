package import CardCore

/// An encoding of Unicode that JSON between systems must not be in, told by the first bytes of an input.
///
/// A byte order mark tells it, and without one the NULs do that stand beside the first two characters of any JSON text,
/// which are ASCII.
package struct ForeignEncoding {
  let name: String

  /// The byte order mark, or the first character.
  let range: SourceRange

  package init?(_ bytes: [UInt8]) {
    let first = bytes.prefix(4)
    if first.starts(with: [0xFF, 0xFE, 0, 0]) || first.starts(with: [0, 0, 0xFE, 0xFF]) {
      (name, range) = ("UTF-32", 0..<4)
    } else if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) {
      (name, range) = ("UTF-16", 0..<2)
    } else {
      switch first.map({ $0 == 0 }) {
      case [true, true, true, false], [false, true, true, true]: (name, range) = ("UTF-32", 0..<4)
      case [true, false, true, false], [false, true, false, true]: (name, range) = ("UTF-16", 0..<2)
      default: return nil
      }
    }
  }

  package var diagnostic: Diagnostic { .foreignEncoding(name, range: range) }
}

extension Diagnostic {
  fileprivate static func foreignEncoding(_ name: String, range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonEncoding, "the input is \(name), not UTF-8", at: FieldPath(), range: range,
      hint: "write it as UTF-8 without a byte order mark")
  }
}
