/// What a piece of text is on a line; the theme says how that looks.
enum TextRole: Hashable, Sendable {
  case text
  case title
  case heading
  case code
  case link

  /// An address behind its label, or the verb of a button.
  case address
  case label
  case button

  /// The part of a bar that is there.
  case bar

  /// A part of a picture.
  case picture(PicturePart)

  /// What the layout adds: bullets, arrows and rules.
  case mark

  /// The bar before a quote.
  case quote

  /// The name over the messages of somebody else, and over the viewer's own.
  case sender
  case own

  /// When something was sent.
  case time

  /// What the system says in a conversation, and its days.
  case notice

  /// What has not been read.
  case unread

  var isPicture: Bool {
    if case .picture = self { true } else { false }
  }
}
