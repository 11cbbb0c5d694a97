package import CardCore

/// What a body in Markdown turned out to be.
package enum MarkdownReading {
  /// The blocks, and the links that were left as text.
  case blocks([Block], refused: [RefusedLink])

  /// Nested too deep to lay out.
  case tooDeep

  /// A link of a body that must not be opened.
  package struct RefusedLink: Sendable {
    /// The address as the sender wrote it.
    package let address: String

    package let refusal: LinkRefusal
  }
}
