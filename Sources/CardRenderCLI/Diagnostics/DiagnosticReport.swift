import CardKit

/// What is wrong with the messages of one source, for people.
struct DiagnosticReport {
  let name: String
  let bytes: [UInt8]
  let isColored: Bool

  /// The diagnostics of every message, in order; empty where there are none.
  func text(of examinations: [Examination]) -> String {
    guard examinations.contains(where: { !$0.diagnostics.isEmpty }) else { return "" }
    let shown = name == "-" ? "<stdin>" : name
    var printer = DiagnosticPrinter(name: shown, bytes: bytes, isColored: isColored)
    for examination in examinations { printer.print(examination.diagnostics) }
    return printer.output
  }
}
