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
    do throws(SettingFailure) {
      rules = try RulesSource(invocation: invocation, console: console).rules(named: invocation.rules)
      theme = try ThemeSource(invocation: invocation, console: console).theme()
    } catch {
      console.write(error: error.report)
      return error.status
    }
    return try run(invocation, invocation.configured(engine, by: rules), theme)
  }

  private func run(
    _ invocation: Invocation, _ engine: CardEngine, _ theme: TerminalTheme
  ) throws(UsageError) -> ExitStatus {
    let render = RenderCommand(invocation: invocation, engine: engine, theme: theme, console: console)
    if invocation.isStream { return try stream(invocation, engine, render) }
    switch invocation.command {
    case .render: return render.run()
    case .conversation:
      return try ConversationCommand(invocation: invocation, engine: engine, theme: theme, console: console).run()
    case .preview: return PreviewCommand(invocation: invocation, engine: engine, theme: theme, console: console).run()
    case .validate: return ValidateCommand(invocation: invocation, engine: engine, console: console).run()
    case .convert: return ConvertCommand(invocation: invocation, engine: engine, console: console).run()
    case .count: return CountCommand(invocation: invocation, engine: engine, console: console).run()
    case .rules: return RulesCommand(invocation: invocation, console: console).run()
    case .types: return print(try Listing.types(invocation.operands, in: engine.payloads.registry))
    case .formats: return print(Listing.formats(engine.renderers))
    case .themes: return print(Listing.themes)
    case .explain: return print(try Listing.explanations(invocation.operands))
    case .help:
      let command = invocation.operands.first.flatMap(Command.init) ?? .render
      return print(Help.text(for: command, formats: engine.renderers.formats))
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

  private func print(_ text: String) -> ExitStatus {
    OutputSink(path: nil, console: console).finish(text)
  }
}

extension UsageError {
  fileprivate static var noInput: UsageError {
    UsageError("there is no input", hint: "name a file, or - to type it; see cardrender --help")
  }
}
