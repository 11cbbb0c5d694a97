import CardConversations

/// Shows whole conversations.
struct ConversationCommand {
  let invocation: Invocation
  let engine: CardEngine
  let theme: TerminalTheme
  let template: HTMLTemplate?
  let console: any Console

  /// The inputs of which something was read before, by their paths.
  var begun: [String: BegunSource] = [:]

  func run() throws(UsageError) -> ExitStatus {
    let settings = try ConversationSettings(request: invocation.conversation, console: console).settings()
    let format = invocation.format ?? OutputFormat.ansi.name
    var options = OutputOptions(
      invocation: invocation, theme: theme, template: template, console: console
    ).options(for: format)
    options.words = settings.words
    guard let renderer = TimelineCatalog.standard.renderer(named: format, options: options) else {
      throw UsageError("a conversation cannot be shown as \(format)", hint: "use --ansi, --html, --markdown or --text")
    }
    console.watchInterrupts()
    var file: (any ByteTarget)?
    do throws(IOFailure) {
      if let path = invocation.output, path != "-" { file = try console.replacement(of: path) }
    } catch {
      console.write(error: error.line)
      return .io
    }
    // What is shown came in.
    var engine = engine
    engine.validator = MetadataValidator(
      rules: engine.validator.rules, purpose: .receiving, nearLimit: engine.validator.nearLimit)
    var run = ConversationRun(
      invocation: invocation, engine: engine, settings: settings, console: console, begun: begun,
      output: TimelineOutput(renderer, title: settings.words.conversation, file: file, console: console))
    return run.run()
  }
}
