import CardConversations
import CardWriting

/// Tells what is wrong with the messages of a conversion and what they lose, and keeps the count.
///
/// Of a file that is kept in memory it is told with the lines; of anything else with its place, as it comes.
struct ConversionReport {
  /// How often a kind of loss was found, and the first of it.
  private struct Tally {
    var count = 0
    let first: String
  }

  /// The most diagnostics of one message that are told.
  private static let maximumDiagnostics = 100

  private let invocation: Invocation
  private let console: any Console
  private(set) var invalidCount = 0

  /// Whether something could be read.
  private(set) var hasRead = false
  private var source = ""

  /// What is to be told with the lines of the source, or `nil` where it is told as it comes.
  private var waiting: [(diagnostics: [Diagnostic], place: MessagePlace)]?
  private var losses: [DiagnosticCode: Tally] = [:]

  init(invocation: Invocation, console: any Console) {
    self.invocation = invocation
    self.console = console
  }

  /// Begins another source.
  mutating func begin(_ path: String, isFile: Bool) {
    source = path
    waiting = isFile ? [] : nil
    hasRead = true
  }

  /// Notes what became of a message, and gives what of it is to be written.
  ///
  /// Where losses are errors, a message that has one is not written.
  mutating func judged(_ written: WrittenMessage, at place: MessagePlace) -> WrittenMessage {
    var judged = written
    if invocation.isStrict, !written.losses.isEmpty {
      judged = WrittenMessage(diagnostics: written.diagnostics + written.losses.map(\.asError))
    } else if invocation.tellsLosses {
      judged = WrittenMessage(written.text, diagnostics: written.diagnostics + written.losses)
    } else {
      for loss in written.losses { count(loss, at: place) }
    }
    if !judged.isValid { invalidCount += 1 }
    tell(judged.diagnostics, at: place)
    return judged
  }

  private mutating func count(_ loss: Diagnostic, at place: MessagePlace) {
    let first = losses[loss.code]?.first ?? "\(name(of: place)): \(loss.message)"
    losses[loss.code, default: Tally(first: first)].count += 1
  }

  // MARK: Diagnostics

  private mutating func tell(_ diagnostics: [Diagnostic], at place: MessagePlace) {
    guard !diagnostics.isEmpty else { return }
    if waiting == nil { return console.write(error: lines(of: diagnostics, at: place)) }
    waiting?.append((diagnostics, place))
    // So many come of a source that is too long to be kept.
    if (waiting?.count ?? 0) > 100_000 { end(nil) }
  }

  /// Tells what waited, with the lines of the source where it was kept.
  mutating func end(_ kept: [UInt8]?) {
    let found = waiting ?? []
    waiting = nil
    guard !found.isEmpty else { return }
    guard let kept else {
      return found.forEach { console.write(error: lines(of: $0.diagnostics, at: $0.place)) }
    }
    let examinations = found.enumerated().map { index, entry in
      Examination(index: index, diagnostics: entry.diagnostics, card: nil)
    }
    let report = DiagnosticReport(invocation: invocation, console: console)
    console.write(error: report.text(of: examinations, in: source, kept))
  }

  private func lines(of diagnostics: [Diagnostic], at place: MessagePlace) -> String {
    let name = name(of: place)
    let lines = diagnostics.prefix(Self.maximumDiagnostics).map { diagnostic in
      "\(name): \(diagnostic)\(diagnostic.hint.map { "; \($0)" } ?? "")\n"
    }
    let left = diagnostics.count - Self.maximumDiagnostics
    return lines.joined() + (left > 0 ? "\(name): … and \(left) more\n" : "")
  }

  private func name(of place: MessagePlace) -> String {
    // A database has no lines.
    SourceName.shown(source) + (place.line > 0 ? ":\(place.line):\(place.column)" : "")
  }

  /// Tells how often each kind of loss was found.
  func finish() {
    let lines = losses.sorted { $0.key.rawValue < $1.key.rawValue }.map { code, tally in
      let times = tally.count == 1 ? "once," : "\(Grouped(tally.count)) times, first"
      return "note[\(code.rawValue)]: \(times) \(tally.first)\n"
    }
    console.write(error: lines.joined())
  }
}

extension Diagnostic {
  fileprivate var asError: Diagnostic {
    var error = self
    error.severity = .error
    return error
  }
}
