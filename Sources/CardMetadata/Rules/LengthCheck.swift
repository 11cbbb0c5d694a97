import CardCore

/// Compares one text with a limit, and tells where the unit decides.
struct LengthCheck {
  let subject: String
  let limit: Int
  let unit: LengthUnit
  let code: DiagnosticCode

  func diagnostics(for text: String, at path: FieldPath, range: SourceRange?) -> [Diagnostic] {
    // UTF-8 is never the shortest of the four: what fits in bytes fits in every unit.
    guard text.utf8.count > limit else { return [] }
    let lengths = LengthUnit.allCases.map { ($0, $0.length(of: text)) }
    let actual = unit.length(of: text)
    let isOver = actual > limit
    let disagree = lengths.contains { ($0.1 > limit) != isOver }
    guard isOver || disagree else { return [] }
    let counts = disagree ? " (\(Self.listed(lengths)))" : ""
    let message =
      isOver
      ? "\(subject) is \(unit.counted(actual)) long; the limit is \(limit)\(counts)"
      : "\(subject) keeps the limit of \(limit) in \(unit.name)s and breaks it in another unit\(counts)"
    return [
      Diagnostic(
        isOver ? code : .metadataUnitDependent, message, at: path, range: range,
        hint: isOver
          ? "shorten it by \(unit.counted(actual - limit))" : "shorten it, or choose the unit your service counts in",
        limit: limit, actual: actual)
    ]
  }

  private static func listed(_ lengths: [(LengthUnit, Int)]) -> String {
    lengths.map { $0.0.counted($0.1) }.joined(separator: ", ")
  }
}
