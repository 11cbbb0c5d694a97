import CardKit

/// What is decoded without a fault, encoded and decoded again is the same.
struct CodingInvariants {
  private let metadata: RawMetadata

  init(_ metadata: RawMetadata) {
    self.metadata = metadata
  }

  func check() {
    checkJSON()
    check(MsgWithButton.self)
    check(MsgWithImage.self)
    check(MsgWithLink.self)
    check(EveryField.self)
  }

  /// Pairs that are written and read back are the same pairs.
  private func checkJSON() {
    let texts = metadata.texts
    let message = MessageReader().read(Array("{\"data\":\(texts.json),\"id\":\"\",\"text\":\"t\"}".utf8)).first?.message
    expect(message?.metadata.texts == texts, "\(texts) is not read back")
  }

  private func check<Payload: Codable & Equatable>(_ type: Payload.Type) {
    let decoding = MetadataDecoder().decode(type, from: metadata)
    guard let value = decoding.value, decoding.diagnostics.isEmpty else {
      return expect(!decoding.diagnostics.isEmpty, "nothing is said of a value that cannot be decoded")
    }
    do {
      let encoded = try MetadataEncoder().encode(value)
      let again = try MetadataDecoder().decode(type, from: encoded)
      expect(value == again, "\(value) becomes \(again) by way of \(encoded)")
    } catch {
      fatalError("\(value) cannot be encoded and decoded again: \(error)")
    }
  }
}
