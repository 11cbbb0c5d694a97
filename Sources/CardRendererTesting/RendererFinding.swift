/// A promise that a renderer does not keep, with the card that shows it.
public struct RendererFinding: Hashable, Sendable {
  /// What every renderer promises.
  public enum Promise: String, CaseIterable, Sendable {
    /// Each node of a card is seen in the output, or there is a loss that tells of it.
    case showsOrReports = "shows or reports"

    /// No control character, bidi control or invisible character is in the output, but line ends and tabs.
    case isInert = "is inert"

    /// A sender's text does not change the structure of the output.
    case keepsStructure = "keeps its structure"

    /// The same card gives the same output and the same losses.
    case isDeterministic = "is deterministic"

    /// The output ends in one line end; that of an empty card may be empty.
    case endsInNewline = "ends in one newline"

    /// The output is at most 20 times as long as the card's text, or 64 KiB, whichever is more, in UTF-8 bytes.
    case keepsBudget = "keeps its budget"

    /// Losses have codes that begin with `loss.`, words, and are few however many there are in the card.
    case reportsPlainly = "reports plainly"
  }

  public let promise: Promise

  /// What the card holds, such as `a picture`.
  public let card: String

  /// What was found, in one sentence that is safe to print.
  public let detail: String

  public init(_ promise: Promise, card: String, _ detail: String) {
    self.promise = promise
    self.card = card
    self.detail = detail
  }
}

extension RendererFinding: CustomStringConvertible {
  public var description: String { "\(promise.rawValue): \(card): \(detail)" }
}
