/// How a terminal counts the cells of a text, where terminals differ.
///
/// No terminal says how it counts, so this is chosen by whoever knows it, and passed on as a value.
public struct WidthModel: Hashable, Sendable {
  /// What takes room together.
  public enum Clusters: String, Hashable, Sendable, CaseIterable {
    /// A grapheme cluster takes one cell or two, however many code points it has: a family of four takes two.
    case modern

    /// Each code point takes room for itself, and a variation selector changes nothing: the same family takes eight.
    case legacy
  }

  public var clusters: Clusters

  /// Whether a character that East Asian fonts draw wide, and others narrow, takes two cells (UAX #11, Ambiguous).
  public var isAmbiguousWide: Bool

  /// What most terminals of today come near to.
  public static let modern = WidthModel()

  public init(_ clusters: Clusters = .modern, isAmbiguousWide: Bool = false) {
    self.clusters = clusters
    self.isAmbiguousWide = isAmbiguousWide
  }
}
