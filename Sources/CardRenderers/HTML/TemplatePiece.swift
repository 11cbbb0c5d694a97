/// A part of a page's template.
enum TemplatePiece: Hashable {
  case markup(String)
  case placeholder(TemplatePlaceholder)
}
