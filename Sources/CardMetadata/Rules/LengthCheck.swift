import CardCore

/// Compares one text with a limit, tells where the unit decides, and where a text comes near the limit.
struct LengthCheck {
  let limit: Int
  let unit: LengthUnit
  let code: DiagnosticCode

  /// The least length that is near the limit, or `nil` where nothing is.
  let nearThreshold: Int?

  /// What is to say of the length of `text`, if anything; subject and path are made only then.
  func diagnostics(
    for text: String, subject: @autoclosure () -> String, at path: @autoclosure () -> FieldPath, range: SourceRange?
  ) -> [Diagnostic] {
    // UTF-8 is never the shortest of the four: what fits in bytes fits in every unit.
    let bytes = text.utf8.count
    if bytes > limit { return overlong(text, subject: subject(), at: path(), range: range) }
    guard let nearThreshold, bytes >= nearThreshold else { return [] }
    return near(unit.length(of: text), subject: subject(), at: path(), range: range)
  }

  /// The verdict on a text that breaks the limit in bytes at least.
  private func overlong(
    _ text: String, subject: String, at path: FieldPath, range: SourceRange?
  ) -> [Diagnostic] {
    let lengths = LengthUnit.allCases.map { (unit: $0, length: $0.length(of: text)) }
    let actual = lengths.first { $0.unit == unit }?.length ?? 0
    let isOver = actual > limit
    let disagree = lengths.contains { ($0.length > limit) != isOver }
    let near = near(actual, subject: subject, at: path, range: range)
    guard isOver || disagree else { return near }
    let counts = disagree ? " (\(lengths.map { $0.unit.counted($0.length) }.joined(separator: ", ")))" : ""
    let message =
      isOver
      ? "\(subject) is \(unit.counted(actual)) long; the limit is \(limit)\(counts)"
      : "\(subject) keeps the limit of \(limit) in \(unit.name)s and breaks it in another unit\(counts)"
    let diagnostic = Diagnostic(
      isOver ? code : .metadataUnitDependent, message, at: path, range: range,
      hint: isOver
        ? "shorten it by \(unit.counted(actual - limit))" : "shorten it, or choose the unit your service counts in",
      limit: limit, actual: actual)
    return [diagnostic] + near
  }

  private func near(_ actual: Int, subject: String, at path: FieldPath, range: SourceRange?) -> [Diagnostic] {
    guard let nearThreshold, actual >= nearThreshold, actual <= limit else { return [] }
    return [.nearLimit("\(subject) is \(unit.counted(actual)) long", actual, limit, at: path, range: range)]
  }
}
