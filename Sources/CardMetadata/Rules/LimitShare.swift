import CardCore

/// How much of a limit is used, in percent.
package enum LimitShare {
  /// The least measure that uses at least `percent` of `limit`, and 1 at least.
  package static func threshold(_ percent: Int, of limit: Int) -> Int {
    // In two parts, because the limit may be any number.
    max(1, limit / 100 * percent + (limit % 100 * percent + 99) / 100)
  }

  /// The whole percents of `limit` that `actual` uses; 100 only where it is all used.
  package static func percent(_ actual: Int, of limit: Int) -> Int {
    guard limit > 0 else { return 100 }
    let (product, isTooLarge) = actual.multipliedReportingOverflow(by: 100)
    return isTooLarge ? actual / limit * 100 : product / limit
  }
}

extension Diagnostic {
  /// The note that something keeps its limit and comes near it.
  static func nearLimit(
    _ what: String, _ actual: Int, _ limit: Int, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .metadataNearLimit, "\(what), \(LimitShare.percent(actual, of: limit))% of the limit of \(limit)", at: path,
      range: range, hint: "leave some room, or check what may still be added", limit: limit, actual: actual)
  }
}
