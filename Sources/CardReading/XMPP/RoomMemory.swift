/// What rooms said of names lately, such as the labels of the buttons that were offered, up to a number of them.
struct RoomMemory<Value> {
  private struct Key: Hashable {
    let room: String?
    let name: String
  }

  private var values: [Key: Value] = [:]
  private var order: [Key] = []

  /// The most names, of which the older half is forgotten.
  private let maximum = 512

  /// What was said of a name in a room.
  subscript(room: String?, name: String) -> Value? { values[Key(room: room, name: name)] }

  mutating func remember(_ value: Value, of name: String, in room: String?) {
    let key = Key(room: room, name: name)
    guard values.updateValue(value, forKey: key) == nil else { return }
    order.append(key)
    guard order.count > maximum else { return }
    for key in order.prefix(order.count - maximum / 2) { values[key] = nil }
    order.removeFirst(order.count - maximum / 2)
  }
}
