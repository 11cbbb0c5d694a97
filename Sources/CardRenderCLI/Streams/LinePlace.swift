/// Where a line stands.
struct LinePlace {
  /// The source's name.
  let source: String

  /// The line's number, from 1.
  let line: Int

  /// The offset of its first byte.
  let offset: Int
}
