/// A card in HTML, as a renderer wrote it: the only markup that a page takes which is no part of this program's source.
package struct HTMLFragment {
  package let text: String

  /// The fragments of renderings on one page, on which no id stands twice.
  package static func fragments(of renderings: [Rendering]) -> [HTMLFragment] {
    HTMLAnchor.distinct(renderings).map(HTMLFragment.init(text:))
  }

  private init(text: String) {
    self.text = text
  }
}
