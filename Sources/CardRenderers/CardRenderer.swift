public import CardCore

/// Turns a card into the text of one output format.
///
/// ## Implementation guidance
///
/// Rendering is pure and total: it cannot fail, reads no clock, no environment and no network, and gives the same text for
/// the same card. What the output cannot show is simplified and listed in ``Rendering/losses``. Append to the output
/// through a writer of your own that escapes everything it is given. The text ends in one newline.
public protocol CardRenderer: Sendable {
  var format: OutputFormat { get }

  func render(_ card: Card) -> Rendering

  /// Puts several renderings together, as one document where the format has such a thing.
  func document(of renderings: [Rendering]) -> String
}

extension CardRenderer {
  /// The renderings one after another.
  public func document(of renderings: [Rendering]) -> String {
    renderings.map(\.text).joined()
  }
}
