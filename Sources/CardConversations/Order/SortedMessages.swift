/// Messages in the order in which they are shown, each made when it is asked for.
package struct SortedMessages {
  private let held: [UInt8]
  private var ranges: ArraySlice<Range<Int>>
  private var runs: RunMerger?

  init(held bytes: [UInt8], _ ranges: [Range<Int>]) {
    held = bytes
    self.ranges = ranges[...]
  }

  init(_ runs: RunMerger) {
    self.init(held: [], [])
    self.runs = runs
  }

  /// The next message, or `nil` behind the last.
  package mutating func next() throws(ScratchFailure) -> PlacedMessage? {
    if let range = ranges.popFirst() { return SortedRecord(key: SortKey(), bytes: Array(held[range])).message }
    return try runs?.next()?.message
  }
}
