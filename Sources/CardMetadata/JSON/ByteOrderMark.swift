package import CardCore

/// U+FEFF before a document, which JSON that is sent must not have and readers may pass over.
package enum ByteOrderMark {
  private static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The mark that stands at `offset`, or `nil`.
  package static func range(in source: [UInt8], at offset: Int) -> SourceRange? {
    source[offset...].starts(with: bytes) ? offset..<(offset + bytes.count) : nil
  }

  package static func diagnostic(_ range: SourceRange) -> Diagnostic {
    let place = range.lowerBound == 0 ? "input" : "line"
    return Diagnostic(
      .jsonByteOrderMark, "the \(place) begins with a byte order mark", at: FieldPath(), range: range,
      hint: "leave it out; JSON that is sent must have none (RFC 8259, section 8.1)")
  }
}
