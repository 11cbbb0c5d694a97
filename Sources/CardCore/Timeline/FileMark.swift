/// A file of a message as it is shown: by its name, type and size, never by its content.
public struct FileMark: Hashable, Sendable {
  public var name: DisplayText

  /// Its type and size in words, such as `PDF, 5 kB`; empty where the source says neither.
  public var detail: DisplayText

  /// Where it can be had, or `nil` where it cannot or may not be opened.
  public var destination: LinkDestination?

  /// Whether its address no longer works.
  public var isExpired: Bool

  public init(name: DisplayText, detail: DisplayText, destination: LinkDestination? = nil, isExpired: Bool = false) {
    self.name = name
    self.detail = detail
    self.destination = destination
    self.isExpired = isExpired
  }
}
