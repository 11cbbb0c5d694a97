/// A string by its place in the source, without the quotes.
package struct PlainText {
  package let start: UInt32
  package let end: UInt32

  /// Whether a backslash stands in it, so that its text is shorter than its bytes.
  package let hasEscapes: Bool

  /// Whether every byte is printable ASCII and stands for itself.
  package let isASCII: Bool

  /// The length in bytes as it is written: no text is longer than that in any unit.
  @inlinable package var count: Int { Int(end &- start) }
}
