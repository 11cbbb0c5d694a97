/// Diagnostics in the order in which they were found.
public struct DiagnosticLog: Hashable, Sendable {
  public private(set) var diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
  }

  public mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  public mutating func report(_ more: some Sequence<Diagnostic>) {
    diagnostics.append(contentsOf: more)
  }
}
