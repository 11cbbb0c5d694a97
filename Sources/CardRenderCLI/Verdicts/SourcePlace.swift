import CardKit

/// Where a range begins and ends in a source: lines and columns from 1, columns in code points, the end behind the last.
struct SourcePlace: Hashable {
  let startLine: Int
  let startColumn: Int
  let endLine: Int
  let endColumn: Int

  init(_ range: SourceRange, in lines: SourceLines) {
    (startLine, startColumn) = lines.location(of: range.lowerBound)
    (endLine, endColumn) = lines.location(of: range.upperBound)
  }
}
