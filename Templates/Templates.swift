/// The files of this folder, embedded in the binary.
package enum Templates {
  /// The page around cards, with `{{style}}` and `{{cards}}` in it.
  package static let page = String(decoding: PackageResources.page_html, as: UTF8.self)

  /// The style sheet of cards.
  package static let style = String(decoding: PackageResources.card_css, as: UTF8.self)
}
