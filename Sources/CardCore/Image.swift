/// A picture by address, with the text that stands for it where it cannot be shown.
public struct Image: Hashable, Sendable {
  public var source: LinkDestination
  public var alternative: DisplayText

  public init(_ source: LinkDestination, alternative: DisplayText) {
    self.source = source
    self.alternative = alternative
  }
}
