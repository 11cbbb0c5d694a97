/// What an address or action turned out to be.
public enum LinkResolution: Hashable, Sendable {
  case link(LinkDestination)

  /// No address at all, such as `SayHello` or `order:42`.
  case verb

  /// An address that must not be opened.
  case refused(LinkRefusal)
}
