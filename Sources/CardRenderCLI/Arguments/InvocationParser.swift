import CardConversations

/// Turns the words of a command line into an `Invocation`.
struct InvocationParser {
  /// The formats that the catalog has.
  let formats: [String]

  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let options = formats.map { Option.formatFlag($0) } + Option.fixed
    let result = try OptionParser(options: options).parse(arguments)
    var invocation = Invocation()
    invocation.operands = result.operands
    if let command = Self.command(of: result.operands, in: arguments) {
      invocation.command = command
      invocation.namesRender = command == .render
      invocation.operands.removeFirst()
    } else {
      invocation.command = Self.command(taking: result.options.map(\.option))
    }
    for (option, value) in result.options {
      guard invocation.command.takes(option) else { throw .notTaken(option, by: invocation.command) }
      try apply(option, value, to: &invocation)
      if invocation.cardOption == nil, isOfCards(option, invocation) { invocation.cardOption = option }
    }
    HTMLChoices.complete(&invocation)
    try check(invocation)
    return invocation
  }

  /// The command that the first operand names.
  ///
  /// Behind `--` every word is a file.
  private static func command(of operands: [String], in arguments: [String]) -> Command? {
    guard let first = operands.first, let command = Command(rawValue: first) else { return nil }
    let behind = arguments.firstIndex(of: "--").map { arguments.count - $0 - 1 }
    return behind == operands.count ? nil : command
  }

  /// The command where every word is a file: `conversation` where an option of it asks for it.
  private static func command(taking options: [Option]) -> Command {
    options.contains { !Command.render.takes($0) && Command.conversation.takes($0) } ? .conversation : .render
  }

  /// Whether conversations have no such option, or no such format or dialect.
  private func isOfCards(_ option: Option, _ invocation: Invocation) -> Bool {
    guard invocation.command == .render else { return false }
    switch option {
    case .formatFlag, .format:
      return invocation.dialect != .commonMark
        || !TimelineCatalog.standard.formats.contains { $0.name == invocation.format }
    default: return !Command.conversation.takes(option)
    }
  }

  private func apply(_ option: Option, _ value: String, to invocation: inout Invocation) throws(UsageError) {
    switch option {
    case .formatFlag(let name):
      invocation.format = name
      if !value.isEmpty { invocation.dialect = try choice(value, option) }
    case .format: invocation.format = try choice(value, of: formats(for: invocation.command), option)
    case .output: invocation.output = value
    case .width: invocation.width = try Self.number(value, 1...1000, option)
    case .maxWidth: invocation.maximumWidth = try Self.number(value, 1...1000, option)
    case .align: invocation.alignment = try choice(value, option)
    case .frame: invocation.frame = try choice(value, option)
    case .widths: invocation.widths.clusters = try choice(value, option)
    case .ambiguous: invocation.widths.isAmbiguousWide = try Self.number(value, 1...2, option) == 2
    case .fragment: try Self.choose(.fragment, for: &invocation)
    case .email: try Self.choose(.email, for: &invocation)
    case .language: invocation.language = try Self.language(value)
    case .headingLevel: invocation.headingLevel = try Self.number(value, 1...6, option)
    case .template: invocation.templateFolder = value
    case .dialect: invocation.dialect = try choice(value, option)
    case .losses: invocation.tellsLosses = true
    case .strict: invocation.isStrict = true
    case .remoteImages: invocation.loadsImages = true
    case .imageDirectory: invocation.imageFolder = value
    case .images:
      invocation.wantsImages = true
      invocation.images = value.isEmpty ? .auto : try choice(value, option)
    case .lenient: invocation.isLenient = true
    case .body: invocation.bodyStyle = try choice(value, option)
    case .color: invocation.color = try choice(value, option)
    case .theme: invocation.theme = value
    case .links: invocation.hyperlinks = try choice(value, option)
    case .unit: invocation.unit = try choice(value, option)
    case .rules:
      invocation.rules = value
      invocation.conversion.hasRules = true
    case .received: invocation.purpose = .receiving
    case .near: invocation.nearLimit = try Self.percentage(value)
    case .allowScheme: invocation.links = try Self.links(invocation.links, allowing: value)
    case .jsonl: invocation.isStream = true
    case .all: invocation.tellsAll = true
    case .summary: invocation.isSummary = true
    case .passThrough: invocation.passesThrough = true
    case .rejects: invocation.rejects = value
    case .failFast: invocation.maximumInvalid = 1
    case .maxErrors: invocation.maximumInvalid = try Self.number(value, 1...1_000_000_000, option)
    case .jobs: invocation.jobs = try Self.number(value, 1...256, option)
    case .watch: invocation.watches = true
    case .noPager: invocation.usesPager = false
    case .from: invocation.conversation.system = try choice(value, option)
    case .to: invocation.conversion.target = try choice(value, option)
    case .me: invocation.conversation.viewer = value
    case .room: invocation.conversation.room = value
    case .sender: invocation.conversation.sender = value
    case .search: invocation.conversation.search = value
    case .tail: invocation.conversation.tail = try Self.number(value, 1...1_000_000, option)
    case .since: invocation.conversation.since = value
    case .until: invocation.conversation.until = value
    case .now: invocation.conversation.now = value
    case .timeZone: invocation.conversation.timeZone = value
    case .translation: invocation.conversation.language = value
    case .locale: invocation.conversation.locale = value
    case .verifySignature: invocation.conversation.signatureKey = value
    case .signature: invocation.conversation.signature = value
    case .help: invocation.asksForHelp = true
    case .version: invocation.asksForVersion = true
    }
  }

  private func formats(for command: Command) -> [String] {
    switch command {
    case .validate: VerdictFormat.allCases.map(\.rawValue)
    case .count, .rules: ["text", "json"]
    case .render, .conversation, .preview, .gallery, .convert, .types, .formats, .themes, .css, .js, .explain, .help:
      formats
    }
  }

  private func check(_ invocation: Invocation) throws(UsageError) {
    guard !invocation.asksForHelp, !invocation.asksForVersion else { return }
    try HTMLChoices.check(invocation)
    switch invocation.command {
    case .validate, .render: try StreamOptions.check(invocation)
    case .conversation:
      guard invocation.dialect == .commonMark else {
        throw UsageError("a conversation is written in CommonMark alone", hint: "use --markdown without a dialect")
      }
      guard invocation.conversation.signature != nil, invocation.conversation.signatureKey == nil else { return }
      throw UsageError("--signature says nothing without a key", hint: "add --verify-signature KEY")
    case .convert:
      guard invocation.conversion.target == nil else { return }
      let systems = ChatSystem.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("nothing says for which system to write", hint: "add --to SYSTEM, one of \(systems)")
    case .preview:
      guard invocation.watches, invocation.operands.isEmpty || invocation.operands.contains("-") else { return }
      throw UsageError("--watch looks at files, and standard input is none", hint: "name a file or a folder")
    case .gallery:
      guard let folder = invocation.output, folder != "-" else { throw .noGalleryFolder }
    case .count, .rules, .types, .explain: return
    case .formats, .themes, .css, .js:
      guard let operand = invocation.operands.first else { return }
      throw UsageError("\(invocation.command.rawValue) takes no operand, and \(DisplayText.quoted(operand)) is one")
    case .help:
      if let extra = invocation.operands.dropFirst().first {
        throw UsageError("help takes one command, and \(DisplayText.quoted(extra)) is another word")
      }
      guard let word = invocation.operands.first, Command(rawValue: word) == nil else { return }
      throw UsageError("there is no command \(DisplayText.quoted(word))", hint: Self.commandHint(word))
    }
  }

  private static func commandHint(_ word: String) -> String {
    let names = Command.allCases.map(\.rawValue)
    let suggestion = EditDistance.closest(to: word, among: names)
    return suggestion.map { "did you mean \($0)?" } ?? "the commands are \(names.joined(separator: ", "))"
  }

  // MARK: Values

  private static func choose(_ mode: HTMLMode, for invocation: inout Invocation) throws(UsageError) {
    if let other = invocation.htmlMode, other != mode {
      throw UsageError("--fragment and --email do not go together", hint: "use one of them")
    }
    invocation.htmlMode = mode
  }

  private static func language(_ word: String) throws(UsageError) -> LanguageTag {
    guard let tag = LanguageTag(word) else {
      throw UsageError(
        "--lang is \(DisplayText.quoted(word)), which is no name of a language",
        hint: "write one of BCP 47, such as en, ko or pt-BR")
    }
    return tag
  }

  private func choice<Value: RawRepresentable & CaseIterable>(
    _ word: String, _ option: Option
  ) throws(UsageError) -> Value where Value.RawValue == String {
    let words = Value.allCases.map(\.rawValue)
    guard let value = Value(rawValue: word) else { throw .notAChoice(word, of: words, option) }
    return value
  }

  private func choice(_ word: String, of words: [String], _ option: Option) throws(UsageError) -> String {
    guard words.contains(word) else { throw .notAChoice(word, of: words, option) }
    return word
  }

  private static func number(
    _ word: String, _ range: ClosedRange<Int>, _ option: Option
  ) throws(UsageError) -> Int {
    guard let number = Int(word), range ~= number else {
      throw UsageError(
        "--\(option.name) is \(DisplayText.quoted(word)); expected a number of \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// A percentage, with its sign or without.
  private static func percentage(_ word: String) throws(UsageError) -> Int {
    let digits = word.hasSuffix("%") ? word.dropLast() : word[...]
    guard let percentage = Int(digits), 1...100 ~= percentage else {
      throw UsageError("--near is \(DisplayText.quoted(word)); expected a percentage of 1 to 100, such as 90%")
    }
    return percentage
  }

  private static func links(_ links: LinkPolicy, allowing scheme: String) throws(UsageError) -> LinkPolicy {
    guard let links = links.allowing(scheme) else {
      throw UsageError(
        "--allow-scheme is \(DisplayText.quoted(scheme)), which cannot be allowed",
        hint: "name a scheme of an app, such as myapp; schemes that run code or read files are never allowed")
    }
    return links
  }
}

extension UsageError {
  fileprivate static var noGalleryFolder: UsageError {
    UsageError("gallery writes into a folder, and none is named", hint: "add --output DIR")
  }

  static func notTaken(_ option: Option, by command: Command) -> UsageError {
    UsageError("\(command.rawValue) takes no option --\(option.name)", hint: "see cardrender help \(command.rawValue)")
  }

  fileprivate static func notAChoice(_ word: String, of words: [String], _ option: Option) -> UsageError {
    let suggestion = EditDistance.closest(to: word, among: words)
    return UsageError(
      "--\(option.name) is \(DisplayText.quoted(word)); expected one of \(words.joined(separator: ", "))",
      hint: suggestion.map { "did you mean \($0)?" })
  }
}
