import CardCore

extension HTMLCard {
  /// The picture itself, or the text and the address that stand for it.
  ///
  /// One that came along is shown in any case, since nothing is asked for.
  mutating func image(_ image: Image) {
    switch image.source {
    case .embedded(let picture):
      shown(image.alternative, attributes: "\" decoding=\"async\">") { $0.address(of: picture) }
    case .address(let address) where loadsImages && address.scheme == "https":
      shown(image.alternative, attributes: "\" loading=\"lazy\" decoding=\"async\" referrerpolicy=\"no-referrer\">") {
        $0.text(address.string)
      }
    case .address:
      losses.report(.image(image))
      if !image.alternative.isBlank {
        line("<p class=\"card-image-text\" dir=\"auto\">", "</p>", text: image.alternative)
      }
      line("<figcaption>", "</figcaption>") { $0.origin(of: image) }
    }
  }

  private mutating func shown(
    _ alternative: DisplayText, attributes: StaticString, source: (inout HTMLWriter) -> Void
  ) {
    line("<img src=\"", attributes) { html in
      source(&html.writer)
      html.writer.markup("\" alt=\"")
      html.writer.text(alternative.string)
    }
  }
}
