import CardKit
import CardWriting

/// Tells what is wrong with the messages of a conversion and what they lose, each on a line, and keeps the count.
struct ConversionReport {
  /// How often a kind of loss was found, and the first of it.
  private struct Tally {
    var count = 0
    let first: String
  }

  /// The most diagnostics of one message that are told.
  private static let maximumDiagnostics = 100

  let console: any Console
  let request: ConversionRequest
  private(set) var invalidCount = 0

  /// Whether something could be read.
  private(set) var hasRead = false
  private var source = ""
  private var window = SourceWindow()
  private var losses: [DiagnosticCode: Tally] = [:]

  init(console: any Console, request: ConversionRequest) {
    self.console = console
    self.request = request
  }

  /// Begins another source.
  mutating func begin(_ path: String) {
    source = SourceName.shown(path)
    window = SourceWindow()
    hasRead = true
  }

  /// What is to be written of a piece of the source.
  mutating func texts(of piece: ConversationInput.Piece, by converter: MessageConverter) -> String {
    window.append(piece.bytes)
    var text = ""
    var words = ""
    for reading in piece.readings {
      let written = judged(converter.convert(reading))
      text += written.text
      if !written.isValid { invalidCount += 1 }
      words += lines(of: written, reading.range)
      window.forget(before: reading.range.lowerBound)
    }
    if !words.isEmpty { console.write(error: words) }
    return text
  }

  /// Where losses are errors, a message that has one is not written.
  private func judged(_ written: WrittenMessage) -> WrittenMessage {
    guard request.isStrict, !written.losses.isEmpty else { return written }
    let errors = written.losses.map { loss in
      var error = loss
      error.severity = .error
      return error
    }
    return WrittenMessage(diagnostics: written.diagnostics + errors)
  }

  private mutating func lines(of written: WrittenMessage, _ range: SourceRange) -> String {
    var lines = written.diagnostics.prefix(Self.maximumDiagnostics).map { line(of: $0, range) }.joined()
    let left = written.diagnostics.count - Self.maximumDiagnostics
    if left > 0 { lines += "\(place(of: range.lowerBound)): … and \(left) more\n" }
    for loss in written.losses {
      if request.tellsLosses { lines += line(of: loss, range) } else { count(loss, range) }
    }
    return lines
  }

  private mutating func count(_ loss: Diagnostic, _ range: SourceRange) {
    let first = losses[loss.code]?.first ?? "\(place(of: range.lowerBound)): \(loss.message)"
    losses[loss.code, default: Tally(first: first)].count += 1
  }

  private mutating func line(of diagnostic: Diagnostic, _ range: SourceRange) -> String {
    let hint = diagnostic.hint.map { "; \($0)" } ?? ""
    return "\(place(of: diagnostic.range?.lowerBound ?? range.lowerBound)): \(diagnostic)\(hint)\n"
  }

  private mutating func place(of offset: Int) -> String {
    let (line, column) = window.place(of: offset)
    return "\(source):\(line)" + (column.map { ":\($0)" } ?? "")
  }

  /// Tells how often each kind of loss was found.
  func finish() {
    let lines = losses.sorted { $0.key.rawValue < $1.key.rawValue }.map { code, tally in
      let times = tally.count == 1 ? "once" : "\(tally.count) times"
      return "note[\(code.rawValue)] \(times): \(tally.first)\n"
    }
    if !lines.isEmpty { console.write(error: lines.joined()) }
  }
}
