/// A page around cards: a template with everything filled in.
struct HTMLPage {
  /// What a page is called whose cards have no names.
  private static let standardTitle = "Card"

  /// About what stands around the cards and the style sheet.
  private static let shellLength = 1024

  private let options: HTMLOptions
  private let template: HTMLTemplate

  init(_ options: HTMLOptions) {
    self.options = options
    template = options.template ?? .standard
  }

  /// The page around the markup of cards, whose names are `titles`.
  func page(around cards: String, titles: [String?]) -> String {
    let pieces = options.mode == .email ? template.email : template.page
    var page = ""
    page.reserveCapacity(cards.utf8.count + template.style.utf8.count + Self.shellLength)
    for piece in pieces {
      switch piece {
      case .markup(let text): page += text
      case .placeholder(let placeholder): page += filling(of: placeholder, cards: cards, titles: titles)
      }
    }
    return page
  }

  private func filling(of placeholder: TemplatePlaceholder, cards: String, titles: [String?]) -> String {
    switch placeholder {
    case .cards: cards
    case .title: Self.escaped(Self.title(of: titles))
    case .lang: Self.escaped((options.language ?? .undetermined).string)
    // Of our own making; its single quotes mean nothing in double ones.
    case .policy: policy
    case .style: "<style>\(template.style)</style>"
    case .heading: heading(over: titles.count)
    }
  }

  /// The name of the first card that has one, with the number of the other cards.
  private static func title(of titles: [String?]) -> String {
    let name = titles.lazy.compactMap(\.self).first ?? standardTitle
    return titles.count > 1 ? "\(name) (+\(titles.count - 1))" : name
  }

  /// Every style of a mail stands in an attribute, which no digest can name.
  private var policy: String {
    options.mode == .email ? HTMLTemplate.policy(style: "'unsafe-inline'") : template.policy
  }

  /// A heading of the first level, which people who hear a page look for; it is there for them alone.
  private func heading(over count: Int) -> String {
    guard options.titleLevel > 1 else { return "" }
    let words = count == 1 ? "Card" : "\(count) cards"
    return "<h1 class=\"card-page-heading\" lang=\"en\">\(words)</h1>\n"
  }

  private static func escaped(_ text: String) -> String {
    var writer = HTMLWriter()
    writer.text(text)
    return writer.output
  }
}
