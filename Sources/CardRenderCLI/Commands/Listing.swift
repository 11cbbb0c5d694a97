import CardKit

/// The texts of the commands that list what there is.
enum Listing {
  /// The types with their fields and an example each; without a name, a list of them.
  static func types(_ names: [String], in registry: PayloadRegistry) throws(UsageError) -> String {
    guard !names.isEmpty else { return list(registry.types.map { ($0.type.rawValue, $0.summary) }) }
    var texts: [String] = []
    for name in names {
      guard let type = registry.type(named: name) else { throw .unknownType(name, registry) }
      texts.append(text(of: type))
    }
    return texts.joined(separator: "\n")
  }

  private static func text(of type: any CardPayload.Type) -> String {
    let fields = PayloadRegistry.fields(of: type).map { $0.isRequired ? $0.key : "[\($0.key)]" }
    let head = "\(type.type.rawValue)\n  \(type.summary)\n  type, \(fields.joined(separator: ", "))\n"
    guard let example = type.example, let metadata = try? encoded(example) else { return head }
    return head + "\nExample:\n" + lines(of: metadata).map { "  \($0)\n" }.joined()
  }

  private static func encoded(_ payload: some CardPayload) throws(CardFailure) -> Metadata {
    try MetadataEncoder().encode(payload)
  }

  /// The pairs as JSON, one on a line.
  private static func lines(of metadata: Metadata) -> [String] {
    let pairs = metadata.pairs.map { "  \(quoted($0.key)): \(quoted($0.value))" }
    return ["{"] + pairs.dropLast().map { "\($0)," } + pairs.suffix(1) + ["}"]
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.output
  }

  private static func list(_ rows: [(word: String, meaning: String)]) -> String {
    TwoColumns.lines(rows).map { $0 + "\n" }.joined()
  }

  static func formats(_ catalog: RendererCatalog) -> String {
    list(catalog.formats.map { ($0.name, $0.summary) })
  }

  static var themes: String {
    list(BuiltInTheme.allCases.map { ($0.rawValue, $0.theme.summary) })
  }

  static func rules(_ rules: [MetadataRules]) -> String {
    rules.map { rules in
      let rows = TwoColumns.lines(rows(of: rules)).map { "  \($0)\n" }.joined()
      return "\(DisplayText(rules.name))\(rules == .talkPlus ? " (default)" : "")\n\(rows)"
    }.joined(separator: "\n")
  }

  private static func rows(of rules: MetadataRules) -> [(String, String)] {
    [
      ("pairs", "\(rules.maximumPairs)"), ("key", "\(rules.unit.counted(rules.maximumKeyLength))"),
      ("value", "\(rules.unit.counted(rules.maximumValueLength))"),
      ("text", rules.maximumTextLength.map(rules.unit.counted) ?? "of any length"),
      ("types", rules.allowedTypes.map(words) ?? "any"),
      ("required", rules.requiredKeys.isEmpty ? "no key" : words(rules.requiredKeys)),
      ("source", rules.source.map { DisplayText($0).string } ?? "not noted"),
      ("checked", rules.date ?? "day not noted"),
    ]
  }

  private static func words(_ words: [String]) -> String {
    words.map { DisplayText($0).string }.joined(separator: ", ")
  }

  /// What the codes mean; without a code, a list of them.
  static func explanations(_ codes: [String]) throws(UsageError) -> String {
    guard !codes.isEmpty else { return codeList }
    var texts: [String] = []
    for code in codes {
      guard let explanation = DiagnosticCode(rawValue: code).explanation else { throw .unknownCode(code) }
      texts.append(text(of: explanation))
    }
    return texts.joined(separator: "\n")
  }

  private static var codeList: String {
    list(DiagnosticExplanation.all.map { ($0.code.rawValue, $0.severity.rawValue) })
  }

  private static func text(of explanation: DiagnosticExplanation) -> String {
    """
    \(explanation.code.rawValue) (\(explanation.severity.rawValue))

    \(wrapped(explanation.meaning))

    Example\(isLong(explanation.example) ? ", shortened" : ""):
      \(excerpt(explanation.example))

    Fix:
    \(wrapped(explanation.fix))

    """
  }

  /// The text in lines of a readable width.
  private static func wrapped(_ text: String) -> String {
    let card = Card(body: [.paragraph([.text(DisplayText(text))])])
    let lines = TextRenderer(options: RenderingOptions(width: 76)).render(card).text
    return lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  private static func isLong(_ example: String) -> Bool { example.count > 160 }

  /// The example to look at; of a long one, without its middle.
  private static func excerpt(_ example: String) -> String {
    // What cannot be seen shows as a stand-in.
    let shown = DisplayText(exactly: example).string
    return isLong(example) ? "\(shown.prefix(60)) … \(shown.suffix(60))" : shown
  }
}

extension UsageError {
  fileprivate static func unknownType(_ name: String, _ registry: PayloadRegistry) -> UsageError {
    let suggestion = EditDistance.closest(to: name, among: registry.types.map { $0.type.rawValue })
    return UsageError(
      "there is no type \(DisplayText.quoted(name))",
      hint: suggestion.map { "did you mean \($0)?" } ?? "cardrender types lists the types")
  }

  fileprivate static func unknownCode(_ code: String) -> UsageError {
    let suggestion = EditDistance.closest(to: code, among: DiagnosticExplanation.all.map(\.code.rawValue))
    return UsageError(
      "there is no code \(DisplayText.quoted(code))",
      hint: suggestion.map { "did you mean \($0)?" } ?? "cardrender explain lists the codes")
  }
}
