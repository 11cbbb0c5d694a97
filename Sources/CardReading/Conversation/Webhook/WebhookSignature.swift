import CardCore
import FoundationEssentials

/// What TalkPlus signs the bodies of its webhooks with: the header `x-talkplus-signature` is the Base64 text of
/// HMAC-SHA256 (RFC 2104) over the body's bytes, under the key of its interface.
public struct WebhookSignature: Sendable {
  private let key: [UInt8]

  public init(key: some Sequence<UInt8>) {
    self.key = Array(key)
  }

  /// Makes a signature's key from a text, by its UTF-8 bytes.
  public init(key: String) {
    self.init(key: key.utf8)
  }

  /// The header's value for a body.
  public func signature(of body: some Collection<UInt8>) -> String {
    Data(authenticationCode(of: body)).base64EncodedString()
  }

  /// Whether a header's value is the one of a body; how long that takes says nothing about where they differ.
  public func isValid(_ signature: String, of body: some Collection<UInt8>) -> Bool {
    let expected = authenticationCode(of: body)
    let given = Data(base64Encoded: signature).map { Array($0) } ?? []
    guard given.count == expected.count else { return false }
    return zip(given, expected).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }

  func authenticationCode(of message: some Collection<UInt8>) -> [UInt8] {
    let short = key.count > SHA256.blockLength ? SHA256.digest(of: key) : key
    let padded = short + Array(repeating: 0, count: SHA256.blockLength - short.count)
    let inner = SHA256.digest(of: padded.map { $0 ^ 0x36 } + Array(message))
    return SHA256.digest(of: padded.map { $0 ^ 0x5C } + inner)
  }
}
