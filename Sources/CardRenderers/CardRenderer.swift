public import CardCore

/// Turns a card into the text of one output format.
///
/// ## Implementation guidance
///
/// Rendering is pure and total: it cannot fail, reads no clock, no environment and no network, and gives the same text for
/// the same card. The text ends in one newline, and is at most 20 times as long as the card's own, or 64 KiB.
///
/// Switch over `Block`, `Inline` and `Action.Kind` without `default`, so that a new kind of node is an error of the
/// compiler and not a hole in the output. Every node is either seen or told of in ``Rendering/losses``:
/// `Card.losses(showing:)` finds what a format of certain ``RenderingAbilities`` cannot show. Text is `DisplayText`, which
/// is inert on a terminal; what is markup in the format is yours to escape, best in a writer that everything goes through.
///
/// `RendererConformance`, of the product `CardRendererTesting`, holds a renderer to all of this by one call in a test.
public protocol CardRenderer: Sendable {
  var format: OutputFormat { get }

  func render(_ card: Card) -> Rendering

  /// Puts several renderings together, as one document where the format has such a thing.
  func document(of renderings: [Rendering]) -> String
}

extension CardRenderer {
  /// The renderings one after another.
  public func document(of renderings: [Rendering]) -> String {
    guard renderings.count > 1 else { return renderings.first?.text ?? "" }
    var text = ""
    text.reserveCapacity(renderings.reduce(0) { $0 + $1.text.utf8.count })
    for rendering in renderings { text += rendering.text }
    return text
  }
}
