import CardKit
import CardRenderers

/// Writes one entry of a gallery: its name and verdict, its card, and the rest behind tabs.
struct GallerySection {
  private static let cardTab = "Card"
  private static let metadataTab = "Metadata"

  var writer: HTMLWriter
  let entry: GalleryEntry
  private let number: Int

  init(_ entry: GalleryEntry, number: Int, writer: HTMLWriter) {
    self.entry = entry
    self.number = number
    self.writer = writer
  }

  mutating func write(_ card: HTMLFragment?) {
    writer.markup("<section class=\"gallery-entry\" aria-labelledby=\"entry-")
    writer.number(number)
    writer.markup("\">\n<div class=\"gallery-head\">\n<h2 id=\"entry-")
    writer.number(number)
    writer.markup("\"><bdi>")
    writer.text(entry.name)
    writer.markup("</bdi></h2>\n<p class=\"gallery-verdict")
    if !entry.examination.isValid { writer.markup(" gallery-invalid") }
    writer.markup("\">")
    writer.text(verdict)
    writer.markup("</p>\n</div>\n")
    tabs()
    stage(card)
    panel(1) { $0.metadata() }
    panel(2) { $0.diagnostics() }
    for (index, source) in entry.sources.enumerated() {
      panel(3 + index) { $0.source(source.name, source.text) }
    }
    writer.markup("</section>\n")
  }

  private var verdict: String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = entry.examination.diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let found = counts.joined(separator: ", ")
    return entry.examination.isValid ? (found.isEmpty ? "valid" : "valid, \(found)") : "invalid, \(found)"
  }

  // MARK: Tabs

  private mutating func tabs() {
    let count = entry.examination.diagnostics.count
    let names =
      [Self.cardTab, Self.metadataTab, count == 0 ? "Diagnostics" : "Diagnostics (\(count))"]
      + entry.sources.map(\.name)
    writer.markup("<div class=\"gallery-tabs\" role=\"tablist\" aria-labelledby=\"entry-")
    writer.number(number)
    writer.markup("\">\n")
    for (index, name) in names.enumerated() {
      writer.markup("<button type=\"button\" role=\"tab\" id=\"tab-")
      place(index)
      writer.markup("\" aria-controls=\"panel-")
      place(index)
      writer.markup(index == 0 ? "\" aria-selected=\"true\">" : "\" aria-selected=\"false\">")
      writer.text(name)
      writer.markup("</button>\n")
    }
    writer.markup("</div>\n")
  }

  /// The end of the ids of a tab and its panel.
  private mutating func place(_ index: Int) {
    writer.number(number)
    writer.markup("-")
    writer.number(index)
  }

  private mutating func panel(_ index: Int, isStage: Bool = false, _ content: (inout GallerySection) -> Void) {
    writer.markup(
      isStage
        ? "<div class=\"gallery-stage\" role=\"tabpanel\" id=\"panel-"
        : "<div class=\"gallery-panel\" role=\"tabpanel\" id=\"panel-")
    place(index)
    writer.markup("\" aria-labelledby=\"tab-")
    place(index)
    writer.markup("\">\n")
    content(&self)
    writer.markup("</div>\n")
  }

  private mutating func stage(_ card: HTMLFragment?) {
    panel(0, isStage: true) { section in
      section.writer.markup("<div>\n")
      if let card {
        section.writer.fragment(card)
      } else {
        section.writer.markup("<p class=\"gallery-note\">There is nothing to draw.</p>\n")
      }
      section.writer.markup("</div>\n")
    }
  }
}
