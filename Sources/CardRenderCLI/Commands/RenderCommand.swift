import CardKit

/// Draws the cards of messages.
struct RenderCommand {
  let invocation: Invocation
  let engine: CardEngine
  let theme: TerminalTheme
  let template: HTMLTemplate
  let console: any Console

  /// What draws the lines of a stream.
  var examiner: any LineExaminer { LineRendering(engine: engine, renderer: renderer) }

  private var renderer: any CardRenderer {
    let format = invocation.format ?? OutputFormat.ansi.name
    let options = options(for: format)
    let pictures = PictureOptions(
      invocation: invocation, environment: console.environment, styling: options.styling,
      terminal: options.movesCursor ? console.outputTerminal : nil)
    guard let renderer = pictures.added(to: engine.renderers).renderer(named: format, options: options) else {
      preconditionFailure("the parser takes formats of the catalog only")
    }
    return renderer
  }

  func run() -> ExitStatus {
    let renderer = renderer
    var renderings: [Rendering] = []
    var diagnostics = ""
    var status = ExitStatus.success
    let report = DiagnosticReport(invocation: invocation, console: console)
    let readStatus = InputReader(console: console).read(invocation.operands) { name, bytes in
      let examinations = engine.examine(bytes)
      renderings += examinations.compactMap { engine.drawn($0).map(renderer.render) }
      diagnostics += report.text(of: examinations, in: name, bytes)
      if examinations.contains(where: { !$0.isValid }) { status = .invalid }
    }
    status = status.combined(with: readStatus)
    // Where all is well and there is nothing to draw, the file is to say so; where something is wrong, it stays.
    let isRightlyEmpty = invocation.output != nil && status == .success
    if !renderings.isEmpty || isRightlyEmpty {
      let sink = OutputSink(path: invocation.output, console: console)
      status = status.combined(with: sink.finish(renderings.isEmpty ? "" : renderer.document(of: renderings)))
    }
    console.write(error: diagnostics + renderings.flatMap(\.losses).brokenPictures)
    return status
  }

  private var html: HTMLOptions {
    HTMLOptions(
      mode: invocation.htmlMode ?? .document, headingLevel: invocation.headingLevel, language: invocation.language,
      template: template)
  }

  private func options(for format: String) -> RenderingOptions {
    let style = OutputStyle(
      environment: console.environment, color: invocation.color, links: invocation.hyperlinks)
    let terminal = invocation.output == nil ? console.outputTerminal : nil
    let styling = style.styling(for: terminal)
    let isBox = format == OutputFormat.ansi.name
    let placement = CardPlacement(invocation, environment: console.environment, terminal: terminal)
    return RenderingOptions(
      width: isBox ? placement.width : placement.givenWidth, styling: styling, theme: theme,
      opensLinks: style.opensLinks(terminal), movesCursor: styling != .plain && style.takesEscapes(terminal),
      widths: invocation.widths, frame: invocation.frame, alignment: invocation.alignment, columns: placement.columns,
      isASCII: !CharacterEncoding(environment: console.environment).isUnicode,
      html: html, loadsImages: invocation.loadsImages)
  }
}
