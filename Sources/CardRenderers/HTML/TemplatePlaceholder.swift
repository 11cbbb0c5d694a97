/// What stands in a page's template for what a run fills in, in double braces: `{{cards}}`.
enum TemplatePlaceholder: String, CaseIterable {
  /// What the page is called, by its cards.
  case title

  /// The language of the text.
  case lang

  /// The Content-Security-Policy, which allows the style sheet by its digest.
  case policy

  /// The `<style>` element with the style sheet.
  case style

  /// A heading for the page where the titles of its cards are none of the first level.
  case heading

  case cards

  /// Whether it is a text, which may stand in the value of an attribute too.
  var isText: Bool {
    switch self {
    case .title, .lang, .policy: true
    case .style, .heading, .cards: false
    }
  }

  var name: String { "{{\(rawValue)}}" }
}
