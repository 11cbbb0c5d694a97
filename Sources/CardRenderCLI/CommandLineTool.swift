public import CardKit

/// The command line as a value: arguments in, a status out, everything else through a `Console`.
public struct CommandLineTool {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  private let engine: CardEngine
  private let console: any Console

  /// Takes an engine, so that a program of one's own can add payload types and renderers to the standard ones.
  public init(engine: CardEngine = CardEngine(), console: any Console) {
    self.engine = engine
    self.console = console
  }

  /// Runs a command line, without the program's own name in front.
  public func run(_ arguments: [String]) -> ExitStatus {
    let formats = engine.renderers.formats
    do throws(UsageError) {
      let invocation = try InvocationParser(formats: formats.map(\.name)).parse(arguments)
      if invocation.asksForHelp { return print(Help.text(for: invocation.command, formats: formats)) }
      if invocation.asksForVersion { return print("cardrender \(Self.version)\n") }
      return try run(invocation)
    } catch {
      console.write(error: error.report)
      return .usage
    }
  }

  private func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    if invocation.operands.isEmpty, invocation.command.readsInput, console.readsFromTerminal { throw .noInput }
    if let folder = invocation.imageFolder, console.entry(at: folder)?.kind != .folder {
      console.write(error: IOFailure(path: folder, reason: "No such folder of pictures").line)
      return .io
    }
    let rules: MetadataRules
    let theme: TerminalTheme
    let template: HTMLTemplate?
    do throws(SettingFailure) {
      rules = try RulesSource(invocation: invocation, console: console).rules(named: invocation.rules)
      theme = try ThemeSource(invocation: invocation, console: console).theme()
      template = try TemplateSource(invocation: invocation, console: console).template()
    } catch {
      console.write(error: error.report)
      return error.status
    }
    return try run(invocation, invocation.configured(engine, by: rules), theme, template)
  }

  private func run(
    _ invocation: Invocation, _ engine: CardEngine, _ theme: TerminalTheme, _ template: HTMLTemplate?
  ) throws(UsageError) -> ExitStatus {
    let render = RenderCommand(
      invocation: invocation, engine: engine, theme: theme, template: template, console: console)
    if invocation.isStream { return try stream(invocation, engine, render) }
    switch invocation.command {
    case .render: return try show(render, or: conversation(invocation, engine, theme, template))
    case .conversation: return try conversation(invocation, engine, theme, template).run()
    case .preview: return PreviewCommand(invocation: invocation, engine: engine, theme: theme, console: console).run()
    case .gallery:
      return GalleryCommand(invocation: invocation, engine: engine, template: template, console: console).run()
    case .validate: return ValidateCommand(invocation: invocation, engine: engine, console: console).run()
    case .convert: return ConvertCommand(invocation: invocation, engine: engine, console: console).run()
    case .count: return CountCommand(invocation: invocation, engine: engine, console: console).run()
    case .rules: return RulesCommand(invocation: invocation, console: console).run()
    case .types: return print(try Listing.types(invocation.operands, in: engine.payloads.registry))
    case .formats: return print(Listing.formats(engine.renderers))
    case .themes: return print(Listing.themes)
    case .css: return print((template ?? .standard).style, to: invocation.output)
    case .js: return print(HTMLTemplate.script, to: invocation.output)
    case .explain: return print(try Listing.explanations(invocation.operands))
    case .help:
      let command = invocation.operands.first.flatMap(Command.init) ?? .render
      return print(Help.text(for: command, formats: engine.renderers.formats))
    }
  }

  private func conversation(
    _ invocation: Invocation, _ engine: CardEngine, _ theme: TerminalTheme, _ template: HTMLTemplate?
  ) -> ConversationCommand {
    ConversationCommand(invocation: invocation, engine: engine, theme: theme, template: template, console: console)
  }

  /// Draws cards, or shows a conversation where an input is one and nothing asks for cards.
  private func show(
    _ render: RenderCommand, or conversation: ConversationCommand
  ) throws(UsageError) -> ExitStatus {
    var (render, conversation) = (render, conversation)
    let invocation = render.invocation
    var beginnings = InputBeginnings(console: console, engine: render.engine)
    let verdict = beginnings.verdict(on: invocation.sources)
    (conversation.begun, render.begun) = (beginnings.sources, beginnings.sources)
    switch verdict {
    case .messages where !invocation.asksForCards: return try conversation.run()
    case .cards, .messages: return render.run()
    case .conversation:
      if let option = invocation.cardOption { throw .notTaken(option, by: .conversation) }
      return try conversation.run()
    }
  }

  private func stream(
    _ invocation: Invocation, _ engine: CardEngine, _ render: RenderCommand
  ) throws(UsageError) -> ExitStatus {
    try StreamFiles(invocation: invocation, console: console).check()
    let examiner: any LineExaminer =
      invocation.command == .render
      ? render.examiner
      : ValidateCommand(invocation: invocation, engine: engine, console: console).examiner
    return StreamCommand(invocation: invocation, examiner: examiner, console: console).run()
  }

  private func print(_ text: String, to path: String? = nil) -> ExitStatus {
    OutputSink(path: path, console: console).finish(text)
  }
}

extension UsageError {
  fileprivate static var noInput: UsageError {
    UsageError("there is no input", hint: "name a file, or - to type it; see cardrender --help")
  }
}
