/// The rooms in the order in which they are shown, which is that of their first messages.
struct RoomTable {
  private var names: [String: String] = [:]
  private var indices: [String?: Int] = [:]
  private var ids: [String?] = []
  private(set) var budget = TableBudget(8 << 20)

  /// The number of rooms that have messages.
  var count: Int { ids.count }

  /// The ids of the rooms that have messages.
  var known: [String] { ids.compactMap(\.self) }

  mutating func list(_ room: Room) {
    guard let name = room.name, !DisplayText(name).isBlank, names[room.id] == nil else { return }
    guard budget.take(room.id.utf8.count + name.utf8.count + 64) else { return }
    names[room.id] = name
  }

  /// The number of a room; beyond the budget all rooms share one, and are told apart no more.
  mutating func index(of room: String?) -> Int {
    if let index = indices[room] { return index }
    guard budget.take((room?.utf8.count ?? 0) + 96) else { return ids.count }
    indices[room] = ids.count
    ids.append(room)
    return ids.count - 1
  }

  /// What a room is called: its name, or its id.
  func name(of room: String?) -> DisplayText? {
    guard let room else { return nil }
    return NameTable.shown(names[room] ?? room)
  }

  /// Whether the room was called something.
  func hasName(_ room: String?) -> Bool {
    room.map { names[$0] != nil } ?? false
  }
}
