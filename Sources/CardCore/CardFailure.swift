/// The one error that the library throws: everything that stood in the way, never only the first of it.
public struct CardFailure: Error, Hashable, Sendable {
  /// Everything that was found, warnings and notes that came with the errors included.
  public let diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  public init(_ diagnostic: Diagnostic) {
    self.init([diagnostic])
  }
}

extension CardFailure: CustomStringConvertible {
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
