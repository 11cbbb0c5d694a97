/// The members of an object while it is written, in the order in which their keys came first.
struct EncodedMembers {
  private var members: [(key: String, property: String, value: ValueEncoder)] = []
  private var positions: [ByteKey: Int] = [:]

  /// Puts a value under a key, in the place of one that is there already.
  ///
  /// - Returns: The name of another property whose value was under the key, or `nil`.
  mutating func set(_ key: String, of property: String, to value: ValueEncoder) -> String? {
    guard let position = positions[ByteKey(key)] else {
      positions[ByteKey(key)] = members.count
      members.append((key, property, value))
      return nil
    }
    let other = members[position].property
    members[position] = (key, property, value)
    return other.hasSameBytes(as: property) ? nil : other
  }

  /// Sorts the members by the bytes of their keys.
  mutating func sort() {
    members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    positions = Dictionary(uniqueKeysWithValues: zip(members.lazy.map { ByteKey($0.key) }, members.indices))
  }

  func encoded() throws -> [(key: String, value: EncodedValue)] {
    try members.map { ($0.key, try $0.value.encoded()) }
  }
}
