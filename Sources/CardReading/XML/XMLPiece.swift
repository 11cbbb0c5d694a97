import CardCore

/// An element to read as a whole, and the start tags that it stands behind.
struct XMLPiece {
  /// The most elements that may be open at once.
  static let maximumDepth = 64

  var bytes: [UInt8]
  var range: SourceRange
  var around: [UInt8]

  /// The number of start tags around it.
  var depth: Int
}
