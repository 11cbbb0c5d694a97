/// How showing a text in another program ended.
public enum PagerEnd: Sendable {
  /// The reader has seen it, or wanted no more.
  case shown

  /// There is no such program.
  case missing
}
