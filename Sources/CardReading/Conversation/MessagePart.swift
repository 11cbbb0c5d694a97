/// What a system knows beside text and files.
public enum MessagePart: Hashable, Sendable {
  /// What the sender says about an address in the text.
  case preview(LinkPreview)

  /// Questions to answer, XEP-0004.
  case form(DataForm)

  /// A button, XEP-0439.
  case choice(Choice)
}
