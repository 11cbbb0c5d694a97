import CardConversations

/// Shows whole conversations.
struct ConversationCommand {
  let invocation: Invocation
  let engine: CardEngine
  let theme: TerminalTheme
  let console: any Console

  func run() throws(UsageError) -> ExitStatus {
    let settings = try ConversationSettings(request: invocation.conversation, console: console).settings()
    let format = invocation.format ?? OutputFormat.ansi.name
    let options = OutputOptions(invocation: invocation, theme: theme, console: console).options(for: format)
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
    var run = ConversationRun(
      invocation: invocation, engine: engine, settings: settings, console: console,
      output: TimelineOutput(renderer, file: file, console: console))
    return run.run()
  }
}
