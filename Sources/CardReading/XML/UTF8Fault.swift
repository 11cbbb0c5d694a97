/// Where bytes stop being UTF-8.
struct UTF8Fault {
  let offset: Int

  /// `nil` where all of them are.
  init?(_ bytes: [UInt8]) {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    self.offset = offset
  }
}
