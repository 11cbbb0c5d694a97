/// What names a message among all others: its id, which is one of its room only.
struct MessageKey: Hashable {
  let room: String?
  let id: String

  /// The bytes that it takes in a table, by and large.
  var cost: Int { (room?.utf8.count ?? 0) + id.utf8.count + 64 }
}
