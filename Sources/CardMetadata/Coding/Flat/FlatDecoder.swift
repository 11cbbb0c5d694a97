/// The fast way of decoding: flat properties out of the texts of pairs, and nothing said.
///
/// It gives up at whatever is not in perfect order; `ValueDecoder` then decodes from the beginning, and finds every fault.
/// So most messages pay for nothing that only a fault needs: paths, places, stand-ins.
struct FlatDecoder: Decoder {
  let pairs: FlatPairs
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    // Keys that are data are read by whoever knows them all.
    guard !KeyStrategy.takesAnyName(type) else { throw pairs.irregularity() }
    return KeyedDecodingContainer(FlatContainer<Key>(pairs: pairs))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw pairs.irregularity() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw pairs.irregularity() }
}
