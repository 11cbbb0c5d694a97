import CardConversations

/// The one body of a webhook whose signature somebody knows.
struct SignedInput {
  /// The longest body that is looked at: 1 MiB.
  private static let maximumLength = 1 << 20

  private let source: any ByteSource

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// The body, or `nil` where the signature is not that of its bytes.
  ///
  /// An editor or a shell may have put a line end behind it, which was not signed.
  func body(signedBy key: String, _ signature: String, _ console: any Console) throws(IOFailure) -> [UInt8]? {
    var body: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while body.count <= Self.maximumLength {
      let count = try buffer.withUnsafeMutableBufferPointer { bytes throws(IOFailure) in
        try source.read(into: UnsafeMutableRawBufferPointer(bytes)) { console.interrupt != nil }
      }
      guard let count, count > 0 else { break }
      body += buffer[..<count]
    }
    let key = WebhookSignature(key: key)
    if key.isValid(signature, of: body) { return body }
    let isEnded = body.last == UInt8(ascii: "\n")
    return isEnded && key.isValid(signature, of: body.dropLast()) ? body : nil
  }

  static var fault: Diagnostic {
    Diagnostic(
      .conversationBadSignature, "the signature is not the one of this body and the key", at: FieldPath(),
      hint: "check the key, and keep the body byte for byte as it came")
  }
}
