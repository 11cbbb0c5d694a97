import CardKit

/// Draws the cards of messages.
struct RenderCommand {
  let invocation: Invocation
  let engine: CardEngine
  let theme: TerminalTheme
  let template: HTMLTemplate
  let console: any Console

  /// What came by standard input, where it was read before.
  var standardInput: [UInt8]?

  /// What draws the lines of a stream.
  var examiner: any LineExaminer { LineRendering(engine: engine, renderer: renderer) }

  private var renderer: any CardRenderer {
    let format = invocation.format ?? OutputFormat.ansi.name
    let options = OutputOptions(
      invocation: invocation, theme: theme, template: template, console: console
    ).options(for: format)
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
    let reader = InputReader(console: console, standardInput: standardInput)
    let readStatus = reader.read(invocation.operands) { name, bytes in
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
}
