import CardKit

/// Shows the cards of several files one after another, with their names and verdicts.
struct PreviewCommand {
  let invocation: Invocation
  let engine: CardEngine
  let theme: TerminalTheme
  let console: any Console

  func run() -> ExitStatus {
    if invocation.watches {
      let watch = PreviewWatch(
        operands: invocation.operands, pictures: invocation.imageFolder, console: console, clears: movesCursor)
      return watch.run { files in
        let reading = read(files)
        return (text(of: reading, isPaged: false), reading.errors)
      }
    }
    let reading = read(PreviewFiles(invocation.operands, console: console))
    let status = reading.status.combined(with: show(reading))
    console.write(error: reading.errors)
    return status
  }

  private func show(_ reading: Reading) -> ExitStatus {
    let text = text(of: reading, isPaged: false)
    let pager = Pager(console: console)
    guard invocation.usesPager, pager.isNeeded(for: text) else {
      return text.isEmpty ? .success : OutputSink(path: nil, console: console).finish(text)
    }
    return pager.show(self.text(of: reading, isPaged: true))
  }

  // MARK: Reading

  /// The messages of all files, and what went wrong.
  private struct Reading {
    var entries: [(name: String, examination: Examination)] = []
    var status = ExitStatus.success
    var errors = ""

    mutating func fail(_ failure: IOFailure) {
      errors += failure.line
      status = .io
    }
  }

  private func read(_ files: PreviewFiles) -> Reading {
    var reading = Reading()
    let (failures, conversationCount) = files.readCards { path, bytes in
      add(engine.examine(bytes), of: path, to: &reading)
    }
    for failure in failures + files.failures { reading.fail(failure) }
    reading.errors += ConversationWords.filesWithoutCards(conversationCount)
    return reading
  }

  private func add(_ examinations: [Examination], of path: String, to reading: inout Reading) {
    let name = SourceName.shown(path)
    for examination in examinations {
      let place = examinations.count == 1 ? "" : ", message \(examination.index + 1) of \(examinations.count)"
      reading.entries.append((name + place, examination))
      if !examination.isValid { reading.status = reading.status.combined(with: .invalid) }
    }
  }

  // MARK: Drawing

  private func text(of reading: Reading, isPaged: Bool) -> String {
    let renderer = renderer(isPaged: isPaged)
    let entries = reading.entries.map { name, examination in
      PreviewEntry(
        name: name, rendering: examination.card.map(renderer.render), diagnostics: examination.diagnostics)
    }
    return PreviewPage(styling: styling).text(of: entries)
  }

  private var style: OutputStyle {
    OutputStyle(environment: console.environment, color: invocation.color, links: invocation.hyperlinks)
  }
  private var styling: TerminalStyling { style.styling(for: console.outputTerminal) }
  private var movesCursor: Bool { styling != .plain && style.takesEscapes(console.outputTerminal) }

  /// A pager draws colours, but shows what moves the cursor as text, and some what opens links.
  private func renderer(isPaged: Bool) -> any CardRenderer {
    let placement = CardPlacement(invocation, environment: console.environment, terminal: console.outputTerminal)
    let options = RenderingOptions(
      width: placement.width, styling: styling, theme: theme,
      opensLinks: !isPaged && style.opensLinks(console.outputTerminal), movesCursor: movesCursor && !isPaged,
      widths: invocation.widths, frame: invocation.frame, alignment: invocation.alignment, columns: placement.columns,
      isASCII: !CharacterEncoding(environment: console.environment).isUnicode)
    let pictures = PictureOptions(
      invocation: invocation, environment: console.environment, styling: styling,
      terminal: options.movesCursor ? console.outputTerminal : nil)
    guard let renderer = pictures.added(to: engine.renderers).renderer(named: OutputFormat.ansi.name, options: options)
    else {
      preconditionFailure("the terminal's renderer can be replaced, but not removed")
    }
    return renderer
  }
}
