/// Brings messages into the order in which they are shown, in memory that does not grow with their number.
///
/// What does not fit is written to scratch files in sorted runs. Runs are merged when there are too many of them to be read
/// at once.
struct MessageSorter {
  /// The bytes of messages that are held: 16 MiB.
  static let standardCapacity = 16 << 20

  /// The runs of one size that are kept before they are merged into a larger one.
  private static let maximumRuns = 32

  private struct Entry {
    var key: SortKey
    let range: Range<Int>
  }

  private let capacity: Int

  /// `nil` where all messages are held, however many there are.
  private let store: (any ScratchStore)?
  private var writer = RecordWriter()
  private var entries: [Entry] = []

  /// The runs by how often they were merged.
  private var runs: [[SortedRun]] = []
  private var sense = OrderSense()

  /// The length of almost all records, in bytes.
  private static let maximumRecord = 1 << 18

  /// A sorter that puts aside what is more than a number of bytes, or whose owner does where it `isBounded`.
  init(capacity: Int = standardCapacity, store: (any ScratchStore)?, isBounded: Bool = false) {
    self.capacity = capacity
    self.store = store
    // Growing by doubling would take three times as much for a moment.
    if isBounded || store != nil { writer.reserve(capacity + Self.maximumRecord) }
  }

  /// Whether there is no room for more messages in memory.
  var isFull: Bool { writer.bytes.count >= capacity }

  mutating func add(_ message: PlacedMessage, at key: SortKey) throws(ScratchFailure) {
    sense.note(key)
    let start = writer.bytes.count
    writer.write(message)
    entries.append(Entry(key: key, range: start..<writer.bytes.count))
    if isFull, store != nil { try spill() }
  }

  /// All messages in their order.
  mutating func finish() throws(ScratchFailure) -> SortedMessages {
    guard runs.contains(where: { !$0.isEmpty }) else {
      sortEntries()
      let (bytes, ranges) = (writer.bytes, entries.map(\.range))
      (writer, entries) = (RecordWriter(), [])
      return SortedMessages(held: bytes, ranges)
    }
    try spill()
    return SortedMessages(try RunMerger(runs.flatMap(\.self)))
  }

  private mutating func sortEntries() {
    if sense.isNewestFirst {
      for index in entries.indices { entries[index].key.sequence.negate() }
    }
    entries.sort { $0.key < $1.key }
  }

  private mutating func spill() throws(ScratchFailure) {
    guard let store, !entries.isEmpty else { return }
    sense.settle()
    sortEntries()
    var run = SortedRun.Writer(try store.makeFile())
    for entry in entries { try run.write(entry.key, writer.bytes[entry.range]) }
    try keep(try run.finish(), level: 0, store)
    writer.removeAll()
    entries.removeAll(keepingCapacity: true)
  }

  private mutating func keep(_ run: SortedRun, level: Int, _ store: any ScratchStore) throws(ScratchFailure) {
    if runs.count == level { runs.append([]) }
    runs[level].append(run)
    guard runs[level].count == Self.maximumRuns else { return }
    var merger = try RunMerger(runs[level])
    var merged = SortedRun.Writer(try store.makeFile())
    while let record = try merger.next() { try merged.write(record.key, record.bytes[...]) }
    runs[level] = []
    try keep(try merged.finish(), level: level + 1, store)
  }
}

/// Whether a source has its newest message first, by what more than two of three messages do.
private struct OrderSense {
  private var last: SortKey?
  private var ascents = 0
  private var descents = 0
  private var isSettled = false

  var isNewestFirst: Bool { descents > 2 * ascents }

  mutating func note(_ key: SortKey) {
    defer { last = key }
    guard !isSettled, let last, last.room == key.room, last.time != key.time else { return }
    if key.time < last.time { descents += 1 } else { ascents += 1 }
  }

  /// What was written to a run stays in its order.
  mutating func settle() { isSettled = true }
}
