/// Gives each message its place in the order, as the messages come.
struct MessagePlacer {
  private struct Place {
    var time = Int64.min
    var number = Int64.max
  }

  private var last: [Int: Place] = [:]
  private var sequence: Int64 = 0

  /// The place of the next message, in a room by its number.
  mutating func key(of message: Message, room: Int) -> SortKey {
    var place = last[room] ?? Place()
    if let time = message.time {
      let number = message.orderNumber ?? message.id.flatMap { Int64($0) }
      place = Place(time: time.milliseconds, number: number ?? Int64.max)
    }
    last[room] = place
    sequence += 1
    return SortKey(room: room, time: place.time, number: place.number, sequence: sequence)
  }
}
