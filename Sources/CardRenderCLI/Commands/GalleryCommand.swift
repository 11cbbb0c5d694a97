import CardKit
import CardRenderers

/// Writes a page with the cards of several files, their verdicts and their other outputs.
struct GalleryCommand {
  /// The columns of the boxes that are shown as a terminal would.
  private static let terminalWidth = 48

  let invocation: Invocation
  let engine: CardEngine
  let template: HTMLTemplate?
  let console: any Console

  func run() -> ExitStatus {
    guard let folder = invocation.output else { preconditionFailure("the parser asks for a folder") }
    let reading = read(PreviewFiles(invocation.operands, console: console))
    for failure in reading.failures { console.write(error: failure.line) }
    console.write(error: ConversationWords.filesWithoutCards(reading.conversationCount))
    guard !reading.entries.isEmpty else { return reading.status }
    do throws(IOFailure) {
      try GalleryFolder(path: folder, console: console).write(page(of: reading.entries))
      return reading.status
    } catch {
      console.write(error: error.line)
      return .io
    }
  }

  // MARK: Reading

  /// The messages of all files, and what has none or cannot be read.
  private struct Reading {
    var entries: [GalleryEntry] = []
    var failures: [IOFailure] = []
    var conversationCount = 0

    var status: ExitStatus {
      guard failures.isEmpty else { return .io }
      return entries.allSatisfy(\.examination.isValid) ? .success : .invalid
    }
  }

  private func read(_ files: PreviewFiles) -> Reading {
    var reading = Reading()
    let (failures, conversationCount) = files.readCards { path, bytes in
      reading.entries += entries(of: path, bytes)
    }
    reading.failures = files.failures + failures
    reading.conversationCount = conversationCount
    return reading
  }

  private func entries(of path: String, _ bytes: [UInt8]) -> [GalleryEntry] {
    let examinations = engine.examine(bytes)
    let messages = engine.reader.read(bytes).map(\.message)
    return zip(examinations, messages).map { examination, message in
      let place = examinations.count == 1 ? "" : ", message \(examination.index + 1) of \(examinations.count)"
      return GalleryEntry(
        name: SourceName.shown(path) + place, examination: examination, metadata: message?.metadata,
        budget: (message?.metadata).map {
          MetadataBudget($0, rules: engine.validator.rules, nearLimit: engine.validator.nearLimit)
        },
        sources: examination.card.map(sources) ?? [])
    }
  }

  /// The card in the other formats, and the source of its HTML.
  private func sources(of card: Card) -> [(name: String, text: String)] {
    let options = RenderingOptions(
      width: Self.terminalWidth, html: html(level: nil), loadsImages: invocation.loadsImages)
    let formats = [("Terminal", OutputFormat.ansi), ("Markdown", .markdown), ("HTML", .html)]
    return formats.compactMap { name, format in
      engine.renderers.renderer(named: format.name, options: options).map { (name, $0.render(card).text) }
    }
  }

  // MARK: The page

  private func page(of entries: [GalleryEntry]) -> String {
    // Titles stand below the names of the files.
    var html = html(level: 3)
    // The page is English, and the cards are not known to be.
    html.language = html.language ?? .undetermined
    let renderer = HTMLRenderer(options: RenderingOptions(html: html, loadsImages: invocation.loadsImages))
    var fragments = HTMLFragment.fragments(of: entries.compactMap { $0.examination.card.map(renderer.render) })[...]
    let cards = entries.map { $0.examination.card == nil ? nil : fragments.popFirst() }
    return GalleryPage(template: template ?? .standard).text(of: entries, cards: cards)
  }

  private func html(level: Int?) -> HTMLOptions {
    HTMLOptions(mode: .fragment, headingLevel: level, language: invocation.language, template: template)
  }
}
