package import CardCore

extension Diagnostic {
  /// A key that stands twice in an object outside the pairs of the metadata, where decoders take one and drop the other.
  package static func repeatedKey(_ name: String, at path: FieldPath, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .jsonDuplicateKey, "the key \(DisplayText.quoted(name)) stands more than once; the first is read", at: path,
      range: range, hint: "keep one of them", severity: .warning)
  }
}
