/// An address that is safe to open: absolute, of an allowed scheme, in ASCII.
///
/// There is no other way in than a `LinkPolicy`, so no renderer ever checks a scheme.
public struct LinkDestination: Hashable, Sendable {
  /// The address with everything but RFC 3986's characters percent-encoded, and its host in Punycode; at most 2,083 bytes.
  public let string: String

  /// The scheme, in lower case.
  public var scheme: Substring { string.prefix { $0 != ":" } }

  /// Whether a picture can come from there; a telephone number, say, has none.
  package var isWeb: Bool { begins(with: "https:") || begins(with: "http:") }

  /// Whether the address has such a beginning, byte for byte.
  package func begins(with beginning: StaticString) -> Bool {
    string.utf8.starts(with: UnsafeBufferPointer(start: beginning.utf8Start, count: beginning.utf8CodeUnitCount))
  }

  /// The host as it is asked for, with its port; blank for a scheme that has none.
  package var host: DisplayText {
    guard isWeb else { return "" }
    let rest = string.dropFirst(scheme.count + "://".count)
    return DisplayText(String(rest.prefix { !"/?#".contains($0) }))
  }

  /// The address as people read it.
  ///
  /// Letters and digits beyond ASCII stand as such where they cannot mislead, in the path, query and fragment, whether
  /// the sender encoded them or not; the host stays in ASCII, so that one that looks like another is seen to be none.
  public let display: DisplayText

  /// Creates a destination from an address that `policy` allows, or `nil`.
  public init?(_ address: String, policy: LinkPolicy = .standard) {
    guard case .link(let destination) = policy.resolve(address) else { return nil }
    self = destination
  }

  init(encoded string: String, display: String) {
    self.string = string
    self.display = DisplayText(display)
  }
}
