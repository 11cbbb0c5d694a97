/// Takes the pieces of whole inputs, in any order, and gives the messages in the order in which they are shown.
///
/// Memory stays bounded: messages that do not fit are put into a scratch store, or left to a second reading of inputs that
/// can be read twice.
package struct ConversationCollector {
  /// What becomes of the messages.
  package enum Result {
    case sorted(SortedMessages)

    /// They are to be read once more, and shown as they come: they stand in order.
    case readAgain

    /// They are to be read once more by a new collector that puts them in order.
    case sortAgain
  }

  private let room: String?
  private let canReadAgain: Bool
  private var sorter: MessageSorter?
  private var placer = MessagePlacer()
  private var lastKey: SortKey?
  private var isInOrder = true

  /// A few of the rooms that were left out, for somebody who asks for one that is not there.
  package private(set) var otherRooms: [String] = []
  private static let maximumOthers = 11
  package private(set) var index = ConversationIndex()

  /// A collector of one room, or of all; where inputs can be read again, more than fits into memory is not held.
  package init(
    room: String? = nil, store: (any ScratchStore)? = nil, canReadAgain: Bool = false,
    capacity: Int = standardCapacity
  ) {
    self.room = room
    self.canReadAgain = canReadAgain
    sorter = MessageSorter(capacity: capacity, store: canReadAgain ? nil : store, isBounded: canReadAgain)
  }

  /// The bytes of messages that are held: 16 MiB.
  package static let standardCapacity = MessageSorter.standardCapacity

  /// Takes the next piece of an input.
  package mutating func take(
    _ item: ConversationItem, of system: ChatSystem?, at place: MessagePlace
  ) throws(ScratchFailure) {
    guard case .message(let message) = item else { return index.note(item) }
    guard room == nil || room == message.room else {
      if let other = message.room, otherRooms.count < Self.maximumOthers, !otherRooms.contains(other) {
        otherRooms.append(other)
      }
      return
    }
    let key = placer.key(of: message, room: index.note(message))
    if let lastKey, key < lastKey { isInOrder = false }
    lastKey = key
    try sorter?.add(PlacedMessage(message, of: system, at: place), at: key)
    if canReadAgain, sorter?.isFull == true { sorter = nil }
  }

  /// The messages in order, when the inputs have ended.
  package mutating func finish() throws(ScratchFailure) -> Result {
    guard var sorter else { return isInOrder ? .readAgain : .sortAgain }
    self.sorter = nil
    return .sorted(try sorter.finish())
  }
}
