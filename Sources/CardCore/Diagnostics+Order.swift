extension [Diagnostic] {
  /// The diagnostics by where they begin; those without a place come first, and equals keep their order.
  package var inSourceOrder: [Diagnostic] {
    enumerated().sorted { left, right in
      (left.element.range?.lowerBound ?? -1, left.offset) < (right.element.range?.lowerBound ?? -1, right.offset)
    }.map(\.element)
  }
}
