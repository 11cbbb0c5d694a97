public import CardCore

/// Renders a card as an HTML `<article>`, and several as a page that needs nothing else; or as a mail.
///
/// The page has no script, and a Content-Security-Policy that allows none. Pictures are shown as their text and address
/// unless the options load them. What a card looks like stands in its style sheet, ``HTMLTemplate/style``.
public struct HTMLRenderer: CardRenderer {
  public let format = OutputFormat.html

  private let options: RenderingOptions

  public init(options: RenderingOptions = RenderingOptions()) {
    self.options = options
  }

  public func render(_ card: Card) -> Rendering {
    var rendering =
      options.html.mode == .email
      ? EmailCard.rendering(of: card, options) : HTMLCard.rendering(of: card, options)
    // Around a fragment there is no document of ours that would be called so.
    if options.html.mode != .fragment { rendering.title = card.name }
    return rendering
  }

  public func document(of renderings: [Rendering]) -> String {
    let cards = HTMLAnchor.distinct(renderings).joined()
    guard options.html.mode != .fragment else { return cards }
    return HTMLPage(options.html).page(
      around: cards, titles: renderings.map { $0.title?.string })
  }
}

extension Card {
  /// What the card is called: its title, or the text that it begins with.
  fileprivate var name: DisplayText? {
    if let title, !title.isBlank { return title }
    return body.firstValue(of: \.name)
  }
}

extension Block {
  /// The most characters of a text that a card without a title is called by, and the bytes that mostly hold so many.
  private static let nameLength = 80
  private static let nameBytes = 4 * nameLength

  fileprivate var name: DisplayText? {
    switch self {
    case .paragraph(let content), .heading(_, let content):
      let beginning = content.plainText(atLeast: Self.nameBytes)
      // In ASCII every byte is a character, and nobody has to look for where they end.
      let length = Self.nameLength
      let name = beginning.isVisibleASCII ? Substring(beginning.utf8.prefix(length)) : beginning.prefix(length)
      let text = DisplayText(String(name))
      return text.isBlank ? nil : text
    case .list, .quote, .code, .image, .facts, .meters, .divider: return nil
    }
  }
}
