/// A place where a line may end.
package struct LineBreak: Hashable, Sendable {
  /// The UTF-8 offset of what follows: the start of the next line, or the end of the text.
  package let offset: Int

  /// Whether the line must end here, after a line feed or its like.
  package let isMandatory: Bool

  package init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}
