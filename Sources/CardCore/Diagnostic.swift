/// One thing that is wrong, or worth knowing, about a message: what, where, how much, and what to do.
///
/// People and programs match on `code`, never on the words.
public struct Diagnostic: Hashable, Sendable {
  public var code: DiagnosticCode
  public var severity: Severity

  /// One sentence with the actual value, shortened and made safe to print.
  public var message: String

  /// The field, from the message's own root: `data.body`.
  public var path: FieldPath

  /// Where the fault stands in the source, or `nil` where there is no source, as for metadata built in code.
  public var range: SourceRange?

  /// What to do, as an imperative.
  public var hint: String?

  /// The limit that was broken, in the unit that the message names.
  public var limit: Int?

  /// The actual measure, in the same unit as `limit`.
  public var actual: Int?

  /// Creates a diagnostic with the severity that its code usually has.
  public init(
    _ code: DiagnosticCode,
    _ message: String,
    at path: FieldPath,
    range: SourceRange? = nil,
    hint: String? = nil,
    severity: Severity? = nil,
    limit: Int? = nil,
    actual: Int? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.usualSeverity
    self.message = message
    self.path = path
    self.range = range
    self.hint = hint
    self.limit = limit
    self.actual = actual
  }
}

extension Diagnostic: Codable {}

extension Diagnostic: CustomStringConvertible {
  /// One line: `error[metadata.value-too-long] data.body: body is 1025 code points long; the limit is 1024`.
  public var description: String {
    let place = path.components.isEmpty ? "" : " \(DisplayText(path.description))"
    return "\(severity.rawValue)[\(code.rawValue)]\(place): \(message)"
  }
}
