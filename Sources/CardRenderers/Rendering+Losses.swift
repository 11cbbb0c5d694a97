import CardCore

/// The package's own losses. Who writes a renderer may add others, under codes that begin with `loss.` as well.
extension Rendering.Loss {
  private init(_ code: DiagnosticCode, _ message: String, count: Int = 1) {
    self.init(code.rawValue, message, count: count)
  }

  /// A card whose output would have been many times its size.
  static let truncated = Rendering.Loss(.lossTruncated, "the card is cut off, because its output outgrew its text")

  /// Strong or emphasised text, or code, that looks like the text around it.
  static let style = Rendering.Loss(.lossStyle, "text that is strong, emphasised or code is shown without that")

  /// A heading that looks like other text.
  static let heading = Rendering.Loss(.lossHeading, "a heading is shown like other text")

  /// A bar that is not drawn.
  static func meter(_ amount: DisplayText) -> Rendering.Loss {
    Rendering.Loss(.lossMeter, "the bar of \(DisplayText.quoted(amount.string)) is not drawn")
  }

  /// A quote in a quote that has one mark instead of two.
  static let quote = Rendering.Loss(.lossQuote, "a quote in a quote is shown as part of it")

  /// A block of code whose lines are not kept together.
  static let code = Rendering.Loss(.lossCode, "a block of code is shown line by line")

  /// Characters that a terminal without Unicode cannot show.
  static func characters(_ count: Int) -> Rendering.Loss {
    let words = count == 1 ? "1 character that is not ASCII is" : "\(count) characters that are not ASCII are"
    return Rendering.Loss(.lossCharacters, "\(words) shown as a question mark", count: count)
  }

  /// Characters that would be markup where there are no escapes.
  static func markers(_ count: Int) -> Rendering.Loss {
    let words = count == 1 ? "1 character that would be markup is" : "\(count) characters that would be markup are"
    return Rendering.Loss(.lossCharacters, "\(words) shown in a wide form", count: count)
  }

  /// A picture that is shown as its text, with its address, or its size where it came along.
  static func image(_ image: Image) -> Rendering.Loss {
    let words = image.source.address == nil ? "its text and size" : "its text and address"
    return Rendering.Loss(
      .lossImage, "the picture \(DisplayText.quoted(image.alternative.string)) is shown as \(words)")
  }

  /// A picture that was to be drawn and could not be.
  static func imageBroken(_ alternative: DisplayText, _ fault: PictureFault) -> Rendering.Loss {
    let picture = DisplayText.quoted(alternative.string)
    return Rendering.Loss(.lossImageBroken, "the picture \(picture) is not drawn: \(fault.words)")
  }

  /// A button that cannot be pressed in this format.
  static func button(_ label: DisplayText) -> Rendering.Loss {
    Rendering.Loss(.lossButton, "the button " + DisplayText.quoted(label.string) + " is shown as text")
  }

  /// A link that its words do not open.
  static func link(_ label: String) -> Rendering.Loss {
    Rendering.Loss(.lossLink, "the link \(DisplayText.quoted(label)) is shown as text")
  }
}
