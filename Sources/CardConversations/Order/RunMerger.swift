/// Gives the records of several runs in one order.
struct RunMerger {
  private var readers: [SortedRun.Reader]
  private var heads: [SortedRecord?]

  init(_ runs: [SortedRun]) throws(ScratchFailure) {
    readers = runs.map(SortedRun.Reader.init)
    heads = []
    for index in readers.indices { heads.append(try readers[index].next()) }
  }

  mutating func next() throws(ScratchFailure) -> SortedRecord? {
    var first: Int?
    for (index, head) in heads.enumerated() {
      guard let head else { continue }
      if let other = first, let least = heads[other], !(head.key < least.key) { continue }
      first = index
    }
    guard let first else { return nil }
    let record = heads[first]
    heads[first] = try readers[first].next()
    return record
  }
}
