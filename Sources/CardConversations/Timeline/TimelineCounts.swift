/// What became of the messages that a timeline was made of.
package struct TimelineCounts: Hashable, Sendable {
  package var shown = 0

  /// Left out because the settings say so.
  package var filtered = 0

  /// Sent without a push and without a card.
  package var hidden = 0

  /// Without anything to show.
  package var empty = 0

  /// The same message once more.
  package var repeated = 0

  package init() {}
}
