import CardKit

/// Which options are for HTML alone.
enum HTMLChoices {
  private static let format = "html"

  /// A mail is HTML, so it need not be said twice.
  static func complete(_ invocation: inout Invocation) {
    if invocation.htmlMode == .email, invocation.format == nil { invocation.format = format }
  }

  static func check(_ invocation: Invocation) throws(UsageError) {
    guard invocation.command == .render, invocation.format != format, let option = option(of: invocation) else {
      return
    }
    let hint =
      invocation.format.map { "leave it out, or use --html instead of --\($0)" } ?? "add --html"
    throw UsageError("--\(option.name) is for HTML", hint: hint)
  }

  private static func option(of invocation: Invocation) -> Option? {
    switch invocation.htmlMode {
    case .fragment: return .fragment
    case .email: return .email
    case .document, nil: break
    }
    if invocation.language != nil { return .language }
    if invocation.headingLevel != nil { return .headingLevel }
    if invocation.templateFolder != nil { return .template }
    return nil
  }
}
