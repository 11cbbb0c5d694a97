import CardKit
import CardRenderers
import Templates

/// The page of a gallery: many cards, and what there is to know of each.
struct GalleryPage {
  private static let title = "Cards"

  let template: HTMLTemplate

  /// The page of entries with their cards, `nil` for an entry of which nothing can be drawn.
  func text(of entries: [GalleryEntry], cards: [HTMLFragment?]) -> String {
    var writer = HTMLWriter()
    for (index, entry) in entries.enumerated() {
      var section = GallerySection(entry, number: index + 1, writer: writer)
      section.write(cards[index])
      writer = section.writer
    }
    let fillings = [
      "policy": policy, "title": Self.title, "cards": template.style, "style": Templates.Gallery.style,
      "count": entries.count == 1 ? "1 card" : "\(entries.count) cards", "entries": writer.output,
      "script": Templates.Gallery.script,
    ]
    return Self.pieces.map { $0.isPlaceholder ? fillings[$0.text] ?? "" : $0.text }.joined()
  }

  /// Both style sheets and the script by their digests, and nothing else.
  private var policy: String {
    let styles = [template.style, Templates.Gallery.style].map(HTMLTemplate.digest).joined(separator: " ")
    let script = HTMLTemplate.digest(of: Templates.Gallery.script)
    return "default-src 'none'; style-src \(styles); script-src \(script); img-src https: data:; base-uri 'none'; "
      + "form-action 'none'"
  }

  /// The built-in page in pieces, every second of which is the name of a placeholder.
  private static let pieces: [(text: String, isPlaceholder: Bool)] = Templates.Gallery.page
    .split(separator: "{{").flatMap { $0.split(separator: "}}", maxSplits: 1) }
    .enumerated().map { (String($0.element), $0.offset % 2 == 1) }
}
