/// A picture, with the text that stands for it where it cannot be shown.
public struct Image: Hashable, Sendable {
  public var source: ImageSource
  public var alternative: DisplayText

  public init(_ source: ImageSource, alternative: DisplayText) {
    self.source = source
    self.alternative = alternative
  }

  /// A picture by its address.
  public init(_ address: LinkDestination, alternative: DisplayText) {
    self.init(.address(address), alternative: alternative)
  }
}
