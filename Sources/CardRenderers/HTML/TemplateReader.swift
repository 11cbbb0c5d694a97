import CardCore

/// Reads the files of a template, and says everything that is wrong with one.
struct TemplateReader {
  private var log = DiagnosticLog()

  // MARK: Pages

  /// The pieces of a page.
  static func page(_ bytes: [UInt8]) throws(CardFailure) -> [TemplatePiece] {
    var reader = TemplateReader()
    let pieces = reader.pieces(of: reader.text(bytes))
    guard reader.log.diagnostics.isEmpty else { throw CardFailure(reader.log.diagnostics) }
    return pieces
  }

  private mutating func pieces(of text: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    var counts: [TemplatePlaceholder: Int] = [:]
    var start = text.startIndex
    for match in text.matches(of: /{{([A-Za-z-]+)}}/) {
      let place = text.utf8Range(match.range)
      guard let placeholder = TemplatePlaceholder(rawValue: String(match.output.1)) else {
        log.report(.unknownPlaceholder(String(match.output.1), at: place))
        continue
      }
      let context = TemplateContext(before: text[..<match.range.lowerBound])
      if !context.takes(placeholder) { log.report(.misplaced(placeholder, context, at: place)) }
      counts[placeholder, default: 0] += 1
      if placeholder == .cards, counts[placeholder] == 2 { log.report(.repeatedCards(at: place)) }
      pieces += [.markup(String(text[start..<match.range.lowerBound])), .placeholder(placeholder)]
      start = match.range.upperBound
    }
    if counts[.cards] == nil { log.report(.missingCards) }
    return pieces + [.markup(String(text[start...]))]
  }

  // MARK: Style sheets

  /// The text of a style sheet as a browser takes it for its digest: line ends are LF.
  static func style(_ bytes: [UInt8]) throws(CardFailure) -> String {
    var reader = TemplateReader()
    let text = reader.text(bytes)
    if let end = text.firstMatch(of: /<\/style/.ignoresCase()) {
      reader.log.report(.endOfStyle(at: text.utf8Range(end.range)))
    }
    guard reader.log.diagnostics.isEmpty else { throw CardFailure(reader.log.diagnostics) }
    return text
  }

  // MARK: Texts

  /// The text of a file without a byte order mark; bytes that are no text are reported.
  private mutating func text(_ bytes: [UInt8]) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let body = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    if String(validating: body, as: UTF8.self) == nil || body.contains(0) { log.report(.notText) }
    let text = String(decoding: body, as: UTF8.self)
    return body.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : text
  }
}

extension String {
  fileprivate func utf8Range(_ range: Range<String.Index>) -> SourceRange {
    utf8.distance(from: startIndex, to: range.lowerBound)..<utf8.distance(from: startIndex, to: range.upperBound)
  }
}

extension Diagnostic {
  fileprivate static var notText: Diagnostic {
    Diagnostic(.templateBadText, "the file is no text in UTF-8", at: FieldPath(), hint: "save it as UTF-8")
  }

  fileprivate static func endOfStyle(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .templateBadText, "the style sheet holds \"</style\", which ends it wherever it stands", at: FieldPath(),
      range: range, hint: "write \"<\\/style\"")
  }

  fileprivate static var missingCards: Diagnostic {
    Diagnostic(
      .templatePlaceholder, "the page has no {{cards}}", at: FieldPath(), hint: "write {{cards}} where the cards belong"
    )
  }

  fileprivate static func repeatedCards(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .templatePlaceholder, "the page has {{cards}} twice, and so would have each id", at: FieldPath(), range: range,
      hint: "remove one of them")
  }

  fileprivate static func unknownPlaceholder(_ word: String, at range: SourceRange) -> Diagnostic {
    let words = TemplatePlaceholder.allCases.map(\.rawValue)
    let suggestion = EditDistance.closest(to: word, among: words).map { "did you mean {{\($0)}}?" }
    return Diagnostic(
      .templatePlaceholder, "there is no placeholder \(DisplayText.quoted(word))", at: FieldPath(), range: range,
      hint: suggestion ?? "the placeholders are \(words.joined(separator: ", "))")
  }

  fileprivate static func misplaced(
    _ placeholder: TemplatePlaceholder, _ context: TemplateContext, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .templatePlaceholder, "\(placeholder.name) stands \(context.words)", at: FieldPath(), range: range,
      hint: placeholder.isText
        ? "write it between elements, or as a value in double quotes" : "write it between elements")
  }
}
