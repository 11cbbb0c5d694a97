/// What a theme can give a look: the kinds of text on a card, and what is common to several of them.
public enum ThemeRole: String, Hashable, Sendable, CaseIterable {
  /// What stands on the card unless it is something else; all other roles are based on it.
  case text

  /// What helps and is not read first; the base of `address`, `mark`, `quote`, `border`, `time` and `notice`.
  case muted

  /// What is to catch the eye; the base of `link`, `button`, `bar`, `own` and `unread`.
  case accent
  case title
  case heading
  case label
  case code
  case link

  /// An address behind its label, or the verb of a button.
  case address
  case button

  /// The part of a bar that is there.
  case bar

  /// Bullets, arrows, rules and whatever else the layout adds.
  case mark

  /// The bar before a quote.
  case quote
  case border

  /// The name over the messages of somebody else.
  case sender

  /// The name over the viewer's own messages, and the frame around them.
  case own

  /// When something was sent, and that it was edited.
  case time

  /// What the system says in a conversation, and its days.
  case notice

  /// The line over what has not been read.
  case unread

  /// What emphasis and strong emphasis do to a role.
  case emphasis
  case strong

  /// The role that says what this one does not.
  public var base: ThemeRole? {
    switch self {
    case .text, .emphasis, .strong: nil
    case .muted, .accent, .title, .label, .code: .text
    case .heading: .title
    case .sender: .label
    case .link, .button, .bar, .own, .unread: .accent
    case .address, .mark, .time, .notice: .muted
    case .quote, .border: .mark
    }
  }
}

extension ThemeRole {
  /// The role of a piece of a layout; a picture has colours of its own.
  init?(_ role: TextRole) {
    switch role {
    case .text: self = .text
    case .title: self = .title
    case .heading: self = .heading
    case .code: self = .code
    case .link: self = .link
    case .address: self = .address
    case .label: self = .label
    case .button: self = .button
    case .bar: self = .bar
    case .picture: return nil
    case .mark: self = .mark
    case .quote: self = .quote
    case .sender: self = .sender
    case .own: self = .own
    case .time: self = .time
    case .notice: self = .notice
    case .unread: self = .unread
    }
  }
}
