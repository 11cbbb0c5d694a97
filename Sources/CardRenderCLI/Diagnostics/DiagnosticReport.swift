import CardKit

/// What is wrong with the messages of a source, for people.
struct DiagnosticReport {
  private let isColored: Bool

  init(invocation: Invocation, console: any Console) {
    let style = OutputStyle(environment: console.environment, color: invocation.color)
    isColored = style.styling(for: console.errorTerminal).depth > .none
  }

  /// The diagnostics of every message, in order; empty where there are none.
  func text(of examinations: [Examination], in name: String, _ bytes: [UInt8]) -> String {
    guard examinations.contains(where: { !$0.diagnostics.isEmpty }) else { return "" }
    var printer = DiagnosticPrinter(name: name, bytes: bytes, isColored: isColored)
    for examination in examinations { printer.print(examination.diagnostics) }
    return printer.output
  }

  /// What became of a message's card, which has no place in the source.
  func text(of diagnostics: [Diagnostic], of message: String) -> String {
    var printer = DiagnosticPrinter(name: message, bytes: [], isColored: isColored)
    printer.print(diagnostics)
    return printer.output
  }

  /// The diagnostics of a source that is no message.
  func text(of diagnostics: [Diagnostic], in name: String, _ bytes: [UInt8]) -> String {
    var printer = DiagnosticPrinter(name: name, bytes: bytes, isColored: isColored)
    printer.print(Array(diagnostics.prefix(DiagnosticPrinter.maximumShown)))
    let left = diagnostics.count - DiagnosticPrinter.maximumShown
    return printer.output + (left > 0 ? "… and \(left) more in this file\n\n" : "")
  }
}
