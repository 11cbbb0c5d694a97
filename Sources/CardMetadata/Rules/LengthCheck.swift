import CardCore

/// Compares one text with a limit, and tells where the unit decides.
struct LengthCheck {
  let limit: Int
  let unit: LengthUnit
  let code: DiagnosticCode

  /// What is wrong with the length of `text`, if anything; subject and path are made only then.
  func diagnostic(
    for text: String, subject: @autoclosure () -> String, at path: @autoclosure () -> FieldPath, range: SourceRange?
  ) -> Diagnostic? {
    // UTF-8 is never the shortest of the four: what fits in bytes fits in every unit.
    guard text.utf8.count > limit else { return nil }
    let lengths = LengthUnit.allCases.map { (unit: $0, length: $0.length(of: text)) }
    let actual = lengths.first { $0.unit == unit }?.length ?? 0
    let isOver = actual > limit
    let disagree = lengths.contains { ($0.length > limit) != isOver }
    guard isOver || disagree else { return nil }
    let counts = disagree ? " (\(lengths.map { $0.unit.counted($0.length) }.joined(separator: ", ")))" : ""
    let message =
      isOver
      ? "\(subject()) is \(unit.counted(actual)) long; the limit is \(limit)\(counts)"
      : "\(subject()) keeps the limit of \(limit) in \(unit.name)s and breaks it in another unit\(counts)"
    return Diagnostic(
      isOver ? code : .metadataUnitDependent, message, at: path(), range: range,
      hint: isOver
        ? "shorten it by \(unit.counted(actual - limit))" : "shorten it, or choose the unit your service counts in",
      limit: limit, actual: actual)
  }
}
