public import CardCore

/// Turns a conversation into the text of one output format, entry by entry, so that it can be shown while it comes.
///
/// What is written is ``beginning(title:)``, then the text of each entry in order, then ``ending``. Rendering is pure and
/// total, as a ``CardRenderer``'s is: it cannot fail and gives the same text for the same entry.
public protocol TimelineRenderer: Sendable {
  var format: OutputFormat { get }

  /// What stands before the first entry; empty for most formats.
  func beginning(title: DisplayText) -> String

  /// One entry. `index` is its number from 0, for ids that differ on one page.
  func render(_ entry: TimelineEntry, index: Int) -> Rendering

  /// What stands behind the last entry.
  var ending: String { get }
}
