/// A block of a card's body, one under the other.
public enum Block: Hashable, Sendable {
  case paragraph([Inline])

  /// A heading inside the body, of level 1 to 6. The card's own title stands above all of them.
  case heading(level: Int, [Inline])
  case list(List)
  case quote([Block])

  // These two apart from the others, which are much smaller.
  indirect case code(CodeBlock)
  indirect case image(Image)

  /// Named values, such as the raw pairs of a type that nobody registered.
  case facts([Fact])

  /// Bars under one another, such as the answers of a poll.
  case meters([Meter])
  case divider
}
