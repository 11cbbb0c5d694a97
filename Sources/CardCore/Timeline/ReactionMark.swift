/// A reaction under a message, with how many gave it.
public struct ReactionMark: Hashable, Sendable {
  public var word: DisplayText

  /// 1 or more.
  public var count: Int

  /// Who gave it, as far as the source says.
  public var names: [DisplayText]

  public init(_ word: DisplayText, count: Int, names: [DisplayText] = []) {
    self.word = word
    self.count = count
    self.names = names
  }
}
