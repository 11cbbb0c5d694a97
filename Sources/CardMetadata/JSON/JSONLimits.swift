/// What a JSON document may cost.
package struct JSONLimits: Hashable, Sendable {
  /// The most objects and arrays that may be open at once, the outermost included.
  package var maximumDepth: Int

  package init(maximumDepth: Int = 64) {
    self.maximumDepth = maximumDepth
  }
}
