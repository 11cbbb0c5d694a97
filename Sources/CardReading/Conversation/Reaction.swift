/// A reaction to a message: an emoji or a word, and who gave it.
public struct Reaction: Hashable, Sendable {
  public var word: String

  /// How many gave it, 1 or more.
  public var count: Int

  /// Who gave it, by id; empty where the source only counts.
  public var senders: [String]

  public init(_ word: String, count: Int, senders: [String] = []) {
    self.word = word
    self.count = count
    self.senders = senders
  }
}
