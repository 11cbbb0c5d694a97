import CardKit

/// Bytes to a verdict and the typed payload, whichever of the three types it is.
enum DecodeTask {
  private static let validator = MetadataValidator()
  private static let decoder = MetadataDecoder()

  static func subjects(_ workload: Workload) -> [Subject] {
    [workload.subject("decode", "cardrender") { payload(of: $0).errors }]
  }

  /// The payload of one message, and the number of errors in it.
  static func payload(of bytes: [UInt8]) -> (payload: (any CardPayload)?, errors: Int) {
    let readings = MessageReader().read(bytes)
    guard readings.count == 1, let metadata = readings[0].message?.metadata else { return (nil, 1) }
    let errors = readings[0].diagnostics.errorCount + validator.validate(metadata).errorCount
    guard let type = PayloadRegistry.standard.type(named: metadata.first("type")?.value.text ?? "") else {
      return (nil, errors + 1)
    }
    let decoded = decode(type, from: metadata)
    return (decoded.payload, errors + decoded.errors)
  }

  private static func decode<Payload: CardPayload>(
    _ type: Payload.Type, from metadata: RawMetadata
  ) -> (payload: (any CardPayload)?, errors: Int) {
    let decoding = decoder.decode(type, from: metadata)
    return (decoding.value, decoding.diagnostics.errorCount)
  }
}
