import CardKit

/// Finds rules by what a command line calls them: a built-in profile, or a file of JSON.
struct RulesSource {
  let invocation: Invocation
  let console: any Console

  /// The rules of a name.
  ///
  /// A profile comes before a file of the same name; `./talkplus` is the file.
  func rules(named word: String) throws(RulesFailure) -> MetadataRules {
    if let profile = MetadataRules.profiles.first(where: { $0.name == word }) { return profile }
    let bytes: [UInt8]
    do throws(IOFailure) {
      bytes = try console.read(file: word)
    } catch {
      throw Self.isPath(word) ? RulesFailure(status: .io, report: error.line) : .unknown(word, invocation.command)
    }
    do throws(CardFailure) {
      return try MetadataRules(json: bytes)
    } catch {
      let report = DiagnosticReport(invocation: invocation, console: console)
      throw RulesFailure(status: .usage, report: report.text(of: error.diagnostics, in: word, bytes))
    }
  }

  /// Whether a word is written like a path rather than like a name.
  private static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.contains(".")
  }
}

extension RulesFailure {
  fileprivate static func unknown(_ word: String, _ command: Command) -> RulesFailure {
    let names = MetadataRules.profiles.map(\.name)
    let choices = "expected one of \(names.joined(separator: ", ")), or a file"
    let subject =
      command == .rules ? "there are no rules \(DisplayText.quoted(word))" : "--rules is \(DisplayText.quoted(word))"
    let suggestion = EditDistance.closest(to: word, among: names)
    let error = UsageError("\(subject); \(choices)", hint: suggestion.map { "did you mean \($0)?" })
    return RulesFailure(status: .usage, report: error.report)
  }
}
