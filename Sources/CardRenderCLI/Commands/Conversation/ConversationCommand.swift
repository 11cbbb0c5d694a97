import CardConversations

/// Shows whole conversations.
struct ConversationCommand {
  let invocation: Invocation
  let engine: CardEngine
  let theme: TerminalTheme
  let template: HTMLTemplate?
  let console: any Console

  /// What came by standard input, where it was read before.
  var standardInput: [UInt8]?

  func run() throws(UsageError) -> ExitStatus {
    let settings = try ConversationSettings(request: invocation.conversation, console: console).settings()
    let format = invocation.format ?? OutputFormat.ansi.name
    let options = OutputOptions(
      invocation: invocation, theme: theme, template: template, console: console
    ).options(for: format)
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
      invocation: invocation, engine: engine, settings: settings, console: console, standardInput: standardInput,
      output: TimelineOutput(renderer, file: file, console: console))
    return run.run()
  }
}
