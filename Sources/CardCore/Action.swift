/// A button: a label and what pressing it does.
public struct Action: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Opens an address.
    case open(LinkDestination)

    /// Hands a verb such as `SayHello` to the host app. It is inert in every output.
    case submit(DisplayText)
  }

  public var label: DisplayText
  public var kind: Kind

  public init(_ label: DisplayText, _ kind: Kind) {
    self.label = label
    self.kind = kind
  }
}
