import CardCore
import CardMetadata

/// Reads a theme file, and goes on past what is wrong with it, so that everything is said at once.
struct ThemeReader {
  /// The most unknown keys that are compared with the known ones.
  private static let maximumSuggestions = 20

  /// The most colours that stand in for one another: one for each depth that has any.
  private static let maximumChoices = 3

  private let tokens: JSONTokens
  private var log: DiagnosticLog
  private var unknownKeys = 0

  /// The keys of the file.
  private enum Key: String, CaseIterable {
    case name
    case summary
    case extends
    case roles
    case glyphs
  }

  /// The keys of a role besides the attributes.
  private enum Ground: String, CaseIterable {
    case foreground
    case background
  }

  /// Takes the one JSON document that the file is.
  init(_ bytes: [UInt8]) throws(CardFailure) {
    let document = try SettingsDocument(bytes, called: "theme", notAnObject: Diagnostic.notAnObject)
    tokens = document.tokens
    log = DiagnosticLog(document.faults)
  }

  mutating func read() throws(CardFailure) -> TerminalTheme {
    let theme = theme()
    guard log.diagnostics.isEmpty else {
      throw CardFailure(log.diagnostics.inSourceOrder)
    }
    return theme
  }

  private mutating func theme() -> TerminalTheme {
    let members = members(of: 0, at: FieldPath(), known: Key.allCases.map(\.rawValue))
    var theme = TerminalTheme(name: "custom")
    if let base = choice(members[Key.extends.rawValue], at: "extends", among: BuiltInTheme.names) {
      theme = BuiltInTheme(rawValue: base)?.theme ?? theme
    }
    theme.name = text(members[Key.name.rawValue], at: "name") ?? "custom"
    theme.summary = text(members[Key.summary.rawValue], at: "summary") ?? ""
    if let index = members[Key.roles.rawValue] { roles(index, into: &theme) }
    if let index = members[Key.glyphs.rawValue] { glyphs(index, into: &theme.glyphs) }
    return theme
  }

  // MARK: Parts

  private mutating func roles(_ index: Int, into theme: inout TerminalTheme) {
    theme.styles.reserveCapacity(ThemeRole.allCases.count)
    for (name, value) in members(of: index, at: "roles", known: ThemeRole.allCases.map(\.rawValue)) {
      guard let role = ThemeRole(rawValue: name) else { continue }
      let style = style(value, at: FieldPath([.key("roles"), .key(name)]))
      theme.styles[role] = style.over(theme.styles[role] ?? ThemeStyle())
    }
  }

  private mutating func style(_ index: Int, at path: FieldPath) -> ThemeStyle {
    let known = Ground.allCases.map(\.rawValue) + TextAttribute.allCases.map(\.rawValue)
    let members = members(of: index, at: path, known: known)
    var style = ThemeStyle()
    style.foreground = color(members[Ground.foreground.rawValue], at: path.appending("foreground"))
    style.background = color(members[Ground.background.rawValue], at: path.appending("background"))
    for attribute in TextAttribute.allCases {
      guard let value = members[attribute.rawValue] else { continue }
      style.attributes[attribute] = flag(value, at: path.appending(attribute.rawValue))
    }
    return style
  }

  private mutating func glyphs(_ index: Int, into glyphs: inout ThemeGlyphs) {
    let known = ["frame"] + ThemeGlyphs.Name.allCases.map(\.rawValue)
    let members = members(of: index, at: "glyphs", known: known)
    let frame = FieldPath([.key("glyphs"), .key("frame")])
    let name = choice(members["frame"], at: frame, among: CardFrame.allCases.map(\.rawValue))
    glyphs.frame = name.flatMap(CardFrame.init) ?? glyphs.frame
    for name in ThemeGlyphs.Name.allCases {
      let path = FieldPath([.key("glyphs"), .key(name.rawValue)])
      if let character = character(members[name.rawValue], at: path) { glyphs.characters[name] = character }
    }
  }

  /// The values of an object by their keys, the first of each; what is no object has none.
  private mutating func members(of index: Int, at path: FieldPath, known: [String]) -> [String: Int] {
    guard tokens[index].kind == .object else {
      log.report(.badValue(tokens, index, hint: "write an object", at: path))
      return [:]
    }
    var members: [String: Int] = [:]
    var unknown = Set<ByteKey>()
    for (key, value) in tokens.members(of: index) {
      let word = tokens.string(at: key)
      let name = known.first { $0.hasSameBytes(as: word) }
      if name.map({ members[$0] != nil }) ?? !unknown.insert(ByteKey(word)).inserted {
        log.report(.repeatedSetting(word, at: path.appending(word), range: tokens.range(of: key)))
      } else if let name {
        members[name] = value
      } else {
        unknownKeys += 1
        let candidates = unknownKeys <= Self.maximumSuggestions ? known : []
        log.report(
          .unknownKey(word, known, candidates, at: path.appending(word), range: tokens.range(of: key)))
      }
    }
    return members
  }
}

// MARK: Values

extension ThemeReader {
  private mutating func string(_ index: Int?, at path: FieldPath, hint: String = "write a string") -> String? {
    guard let index else { return nil }
    if tokens[index].kind == .string { return tokens.string(at: index) }
    log.report(.badValue(tokens, index, hint: hint, at: path))
    return nil
  }

  /// A string with something to see in it.
  private mutating func text(_ index: Int?, at path: FieldPath) -> String? {
    guard let index, let text = string(index, at: path) else { return nil }
    if DisplayText(text).isBlank {
      log.report(.badValue(tokens, index, hint: "write a text, or leave it out", at: path))
    }
    return text
  }

  private mutating func choice(_ index: Int?, at path: FieldPath, among words: [String]) -> String? {
    guard let index, let word = string(index, at: path) else { return nil }
    if let known = words.first(where: { $0.hasSameBytes(as: word) }) { return known }
    let suggestion = EditDistance.closest(to: word, among: words).map { "did you mean \"\($0)\"?" }
    let hint = suggestion ?? "write one of \(words.joined(separator: ", "))"
    log.report(.badValue(tokens, index, hint: hint, at: path))
    return nil
  }

  private mutating func flag(_ index: Int, at path: FieldPath) -> Bool? {
    switch tokens[index].kind {
    case .true: return true
    case .false: return false
    case .object, .array, .string, .number, .null:
      log.report(.badValue(tokens, index, hint: "write true or false", at: path))
      return nil
    }
  }

  /// One character that takes one cell.
  private mutating func character(_ index: Int?, at path: FieldPath) -> Character? {
    let hint = "write one character that takes one cell of a terminal"
    guard let index, let text = string(index, at: path, hint: hint) else { return nil }
    if text.count == 1, let character = text.first, text != " ", DisplayText(text).string.hasSameBytes(as: text),
      CellWidth.of(character) == 1
    {
      return character
    }
    log.report(.badValue(tokens, index, hint: hint, at: path))
    return nil
  }

  // MARK: Colours

  /// One colour, or several from the finest to the coarsest.
  private mutating func color(_ index: Int?, at path: FieldPath) -> ThemeColor? {
    guard let index else { return nil }
    guard tokens[index].kind == .array else { return oneColor(index, at: path).map { ThemeColor([$0]) } }
    let elements = Array(tokens.elements(of: index))
    guard 1...Self.maximumChoices ~= elements.count else {
      let clause = "has \(elements.count) colors"
      log.report(.badValue(tokens, index, clause, hint: "write 1 to \(Self.maximumChoices) colors", at: path))
      return nil
    }
    let colors = elements.enumerated().map { position, element in
      oneColor(element, at: path.appending(FieldPath([.index(position)])))
    }
    let known = colors.compactMap(\.self)
    return known.count == colors.count ? ThemeColor(known) : nil
  }

  private mutating func oneColor(_ index: Int, at path: FieldPath) -> TerminalColor? {
    var hint = "write #rrggbb, a number of 0 to 255, a name such as bright-blue, or default"
    switch tokens[index].kind {
    case .string:
      let word = tokens.string(at: index)
      if let color = TerminalColor(word) { return color }
      let names = TerminalColor.names + ["default"]
      if let name = EditDistance.closest(to: word, among: names) { hint = "did you mean \"\(name)\"?" }
    case .number:
      if let number = UInt8(tokens.rawText(of: index)) { return .indexed(number) }
    case .object, .array, .true, .false, .null: break
    }
    log.report(.badValue(tokens, index, hint: hint, at: path))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func notAnObject(_ tokens: JSONTokens) -> Diagnostic {
    Diagnostic(
      .themeBadValue, "the theme is \(tokens.shown(at: 0)), not an object", at: FieldPath(),
      range: tokens.range(of: 0), hint: "write an object such as {\"roles\":{\"title\":{\"bold\":true}}}")
  }

  fileprivate static func unknownKey(
    _ name: String, _ known: [String], _ candidates: [String], at path: FieldPath, range: SourceRange
  ) -> Diagnostic {
    let suggestion = EditDistance.closest(to: name, among: candidates)
    return Diagnostic(
      .themeUnknownKey, "a theme has no key \(DisplayText.quoted(name)) here", at: path, range: range,
      hint: suggestion.map { "did you mean \"\($0)\"?" } ?? "use one of \(known.joined(separator: ", "))")
  }

  fileprivate static func badValue(
    _ tokens: JSONTokens, _ index: Int, _ clause: String? = nil, hint: String, at path: FieldPath
  ) -> Diagnostic {
    let clause = clause ?? "cannot be \(tokens.shown(at: index))"
    return Diagnostic(
      .themeBadValue, "\(path.fieldName) \(clause)", at: path, range: tokens.range(of: index), hint: hint)
  }
}
