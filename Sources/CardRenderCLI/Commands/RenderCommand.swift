import CardKit

/// Draws the cards of messages.
struct RenderCommand {
  let invocation: Invocation
  let engine: CardEngine
  let theme: TerminalTheme
  let template: HTMLTemplate?
  let console: any Console

  /// The inputs of which something was read before, by their paths.
  var begun: [String: BegunSource] = [:]

  /// What draws the lines of a stream.
  var examiner: any LineExaminer { LineRendering(engine: engine, renderer: renderer, strictness: strictness) }

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
    var drawn = Drawn()
    let reader = InputReader(console: console, begun: begun)
    let readStatus = reader.read(invocation.operands) { name, bytes in
      draw(bytes, of: name, by: renderer, into: &drawn)
    }
    let renderings = drawn.renderings
    var status = drawn.status.combined(with: readStatus)
    // Where all is well and there is nothing to draw, the file is to say so; where something is wrong, it stays.
    let isRightlyEmpty = invocation.output != nil && status == .success
    if !renderings.isEmpty || isRightlyEmpty {
      let sink = OutputSink(path: invocation.output, console: console)
      status = status.combined(with: sink.finish(renderings.isEmpty ? "" : renderer.document(of: renderings)))
    }
    let broken = strictness.tellsLosses ? "" : renderings.flatMap(\.losses).brokenPictures
    console.write(error: drawn.errors + broken)
    return status
  }

  private var strictness: Strictness { Strictness(invocation) }

  /// What came of the messages so far.
  private struct Drawn {
    var renderings: [Rendering] = []
    var errors = ""
    var status = ExitStatus.success
  }

  /// Draws the messages of an input, each before the next is examined: their cards take more memory than all else.
  private func draw(_ bytes: [UInt8], of name: String, by renderer: any CardRenderer, into drawn: inout Drawn) {
    let report = DiagnosticReport(invocation: invocation, console: console)
    let examinations = engine.examinations(of: bytes)
    var lost = ""
    let told = examinations.map { examination in
      var examination = strictness.weighed(examination)
      if !examination.isValid { drawn.status = .invalid }
      if let rendering = engine.drawn(examination).map(renderer.render) {
        drawn.renderings.append(rendering)
        let place = examinations.count == 1 ? "" : ", message \(examination.index + 1) of \(examinations.count)"
        lost += losses(of: rendering, at: name + place, report, &drawn.status)
      }
      examination.card = nil
      return examination
    }
    drawn.errors += report.text(of: told, in: name, bytes) + lost
  }

  /// What is said of a message's losses.
  private func losses(
    of rendering: Rendering, at place: String, _ report: DiagnosticReport, _ status: inout ExitStatus
  ) -> String {
    let losses = strictness.diagnostics(of: rendering.losses)
    guard !losses.isEmpty else { return "" }
    if losses.contains(where: { $0.severity == .error }) { status = .invalid }
    return report.text(of: losses, of: place)
  }
}
