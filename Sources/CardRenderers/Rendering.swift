public import CardCore

/// The text of a card in one format, and what was lost on the way.
public struct Rendering: Hashable, Sendable {
  /// Something that the format could not show as the card has it.
  public struct Loss: Hashable, Sendable {
    /// A word that stays, such as `loss.image`.
    public let code: String
    public let message: String

    public init(_ code: String, _ message: String) {
      self.code = code
      self.message = message
    }
  }

  public var text: String
  public var losses: [Loss]

  /// What the card is called, for the title of a document around it; `nil` where it has no name.
  public var title: DisplayText?

  /// Where the text has an id that no other card of a page may have.
  var anchor: HTMLAnchor?

  public init(_ text: String, losses: [Loss] = [], title: DisplayText? = nil) {
    self.text = text
    self.losses = losses
    self.title = title
  }
}

extension Rendering.Loss {
  /// A card whose output would have been many times its size.
  static let truncated = Rendering.Loss("loss.truncated", "the card is cut off, because its output outgrew its text")

  /// Characters that a terminal without Unicode cannot show.
  static func characters(_ count: Int) -> Rendering.Loss {
    let words = count == 1 ? "1 character that is not ASCII is" : "\(count) characters that are not ASCII are"
    return Rendering.Loss("loss.characters", "\(words) shown as a question mark")
  }

  /// A picture that is shown as its text and address.
  static func image(_ alternative: String) -> Rendering.Loss {
    Rendering.Loss("loss.image", "the picture \"\(alternative)\" is shown as its text and address")
  }

  /// The code of a picture that was to be drawn and could not be.
  package static let imageBrokenCode = "loss.image-broken"

  /// A picture that was to be drawn and could not be.
  static func imageBroken(_ alternative: String, _ fault: PictureFault) -> Rendering.Loss {
    Rendering.Loss(imageBrokenCode, "the picture \"\(alternative)\" is not drawn: \(fault.words)")
  }

  /// A button that cannot be pressed in this format.
  static func button(_ label: String) -> Rendering.Loss {
    Rendering.Loss("loss.button", "the button \"\(label)\" is shown as text")
  }
}
