import CardKit

/// Finds a theme by what a command line calls it: a built-in one, or a file of JSON.
struct ThemeSource {
  let invocation: Invocation
  let console: any Console

  /// The theme that the command line names, or the one that suits the terminal.
  ///
  /// A built-in theme comes before a file of the same name; `./dark` is the file.
  func theme() throws(SettingFailure) -> TerminalTheme {
    guard let word = invocation.theme else {
      return OutputStyle(environment: console.environment, color: invocation.color).theme.theme
    }
    if let builtIn = BuiltInTheme(rawValue: word) { return builtIn.theme }
    let bytes: [UInt8]
    do throws(IOFailure) {
      bytes = try console.read(file: word)
    } catch {
      throw word.isPath ? SettingFailure(status: .io, report: error.line) : .unknownTheme(word)
    }
    do throws(CardFailure) {
      return try TerminalTheme(json: bytes)
    } catch {
      let report = DiagnosticReport(invocation: invocation, console: console)
      throw SettingFailure(status: .usage, report: report.text(of: error.diagnostics, in: word, bytes))
    }
  }
}

extension SettingFailure {
  fileprivate static func unknownTheme(_ word: String) -> SettingFailure {
    let names = BuiltInTheme.allCases.map(\.rawValue)
    let message = "--theme is \(DisplayText.quoted(word)); expected one of \(names.joined(separator: ", ")), or a file"
    let suggestion = EditDistance.closest(to: word, among: names)
    let error = UsageError(message, hint: suggestion.map { "did you mean \($0)?" })
    return SettingFailure(status: .usage, report: error.report)
  }
}
