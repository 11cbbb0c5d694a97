/// A command line that cannot be understood, and what to do about it.
struct UsageError: Error, Hashable {
  let message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// What is printed for it.
  var report: String { "cardrender: \(message)\n  \(hint ?? "see cardrender --help")\n" }
}
