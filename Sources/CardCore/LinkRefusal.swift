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

  /// A host of more than 253 bytes, or with a part of more than 63, which no host has.
  case longHost

  /// A backslash before the path, which browsers read as a slash and others do not.
  case backslash

  /// No scheme at all, in a place where only a full address will do, as in a body's link.
  case relative

  /// Longer than 2,083 bytes once encoded.
  case tooLong(bytes: Int)

  /// It is to hold a picture itself, and does not.
  case picture(EmbeddedPicture.Fault)
}

extension LinkRefusal {
  /// What to do, as an imperative.
  package var hint: String {
    switch self {
    case .scheme(let scheme) where LinkPolicy.forbiddenSchemes.contains(scheme): "use a full https address"
    case .scheme(let scheme): "use a full https address, or allow the app's own scheme: --allow-scheme \(scheme)"
    case .protocolRelative: "write https: before it"
    case .userInformation: "remove what stands before the @"
    case .host: "write a host name after the scheme, such as https://example.com"
    case .longHost: "write the whole name of the host, and nothing else before the first slash"
    case .backslash: "write slashes instead of backslashes"
    case .relative: "write a full address, such as https://example.com"
    case .tooLong: "use a shorter address"
    case .picture(let fault): fault.hint
    }
  }
}

extension LinkRefusal {
  /// What is refused for what it does is unsafe; what is broken is a bad value.
  fileprivate var code: DiagnosticCode {
    switch self {
    case .scheme, .protocolRelative, .userInformation, .host, .longHost, .backslash, .relative, .tooLong:
      .actionUnsafeLink
    case .picture: .payloadBadValue
    }
  }
}

extension Diagnostic {
  /// An address that must not be opened: an error where it is a field's, a warning where it is a link in a body.
  package static func refused(
    _ address: String, _ refusal: LinkRefusal, at path: FieldPath, range: SourceRange?, severity: Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      refusal.code, "the address \(DisplayText.quoted(address)) \(refusal)", at: path, range: range,
      hint: refusal.hint, severity: severity)
  }
}

extension LinkRefusal: CustomStringConvertible {
  /// A clause that goes on after "the address …".
  public var description: String {
    switch self {
    case .scheme(let scheme): "has the scheme \(DisplayText.quoted(scheme)), which is not allowed"
    case .protocolRelative: "begins with // and has no scheme of its own"
    case .userInformation: "has a user name before its host"
    case .host: "has no valid host"
    case .longHost:
      """
      has a host of more than \(HostEncoder.maximumLength) bytes, or with a part of more than \
      \(HostEncoder.maximumPartLength)
      """
    case .backslash: "has a backslash before its path"
    case .relative: "has no scheme of its own"
    case .tooLong(let bytes): "is \(bytes) bytes long; the limit is \(LinkPolicy.maximumLength)"
    case .picture(let fault): fault.description
    }
  }
}
