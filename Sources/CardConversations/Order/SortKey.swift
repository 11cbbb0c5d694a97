/// The place of a message in the order in which messages are shown.
///
/// Messages of one room stand together, by their times; at the same time by their ids where those are numbers, and else in
/// the order of the source. A message without a time has the place of the one before it.
struct SortKey: Hashable, Comparable {
  /// The room's number in the order in which rooms are shown.
  var room = 0
  var time = Int64.min

  /// The id as a number; ids that are none come behind those that are.
  var number = Int64.max

  /// The message's number in the source, or its opposite where the source has the newest message first.
  var sequence: Int64 = 0

  static func < (first: SortKey, second: SortKey) -> Bool {
    if first.room != second.room { return first.room < second.room }
    if first.time != second.time { return first.time < second.time }
    if first.number != second.number { return first.number < second.number }
    return first.sequence < second.sequence
  }
}
