/// A half-open range of UTF-8 offsets in a source as it was given, a byte order mark and earlier messages included.
///
/// Lines and columns are worked out only when a diagnostic is shown.
public typealias SourceRange = Range<Int>

extension SourceRange {
  /// The same bytes, counted from an offset so many bytes before.
  package func moved(by offset: Int) -> SourceRange {
    lowerBound + offset..<upperBound + offset
  }
}
