/// Why an address must not be opened.
public enum LinkRefusal: Hashable, Sendable {
  /// A scheme that the policy does not allow, in lower case.
  case scheme(String)

  /// `//host`: a host whose scheme depends on who reads it.
  case protocolRelative

  /// `https://name@host`: what stands before the `@` is easily taken for the host.
  case userInformation

  /// A host that is missing, or holds characters that no host has.
  case host

  /// A backslash before the path, which browsers read as a slash and others do not.
  case backslash

  /// Longer than 2,083 bytes once encoded.
  case tooLong(bytes: Int)
}

extension LinkRefusal: CustomStringConvertible {
  /// A clause that goes on after "the address …".
  public var description: String {
    switch self {
    case .scheme(let scheme): "has the scheme \(DisplayText.quoted(scheme)), which is not allowed"
    case .protocolRelative: "begins with // and has no scheme of its own"
    case .userInformation: "has a user name before its host"
    case .host: "has no valid host"
    case .backslash: "has a backslash before its path"
    case .tooLong(let bytes): "is \(bytes) bytes long; the limit is \(LinkPolicy.maximumLength)"
    }
  }
}
