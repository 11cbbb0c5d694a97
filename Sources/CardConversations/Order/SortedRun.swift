/// Records in order, in a scratch file of their own.
struct SortedRun {
  /// The bytes before each record: its key and its length.
  static let headLength = 40

  /// What is written or read at once.
  private static let pieceLength = 1 << 16

  let file: any ScratchFile

  /// Writes records that come in order.
  struct Writer {
    private let file: any ScratchFile
    private var bytes: [UInt8] = []

    init(_ file: any ScratchFile) {
      self.file = file
      bytes.reserveCapacity(2 * pieceLength)
    }

    mutating func write(_ key: SortKey, _ record: ArraySlice<UInt8>) throws(ScratchFailure) {
      for number in [Int64(key.room), key.time, key.number, key.sequence, Int64(record.count)] {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
      }
      bytes.append(contentsOf: record)
      if bytes.count >= pieceLength { try flush() }
    }

    private mutating func flush() throws(ScratchFailure) {
      try bytes.withUnsafeBufferPointer { bytes throws(ScratchFailure) in
        try file.append(UnsafeRawBufferPointer(bytes))
      }
      bytes.removeAll(keepingCapacity: true)
    }

    mutating func finish() throws(ScratchFailure) -> SortedRun {
      try flush()
      return SortedRun(file: file)
    }
  }

  /// Reads the records of a run one after another.
  struct Reader {
    private let file: any ScratchFile
    private var bytes: [UInt8] = []
    private var start = 0
    private var offset = 0

    init(_ run: SortedRun) {
      file = run.file
    }

    mutating func next() throws(ScratchFailure) -> SortedRecord? {
      guard try fill(headLength) else { return nil }
      let numbers = (0..<5).map { index in
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start + 8 * index, as: Int64.self) }
      }
      let count = Int(numbers[4])
      start += headLength
      guard try fill(count) else {
        throw ScratchFailure(path: "scratch file", reason: "It is shorter than what was written")
      }
      let record = Array(bytes[start..<(start + count)])
      start += count
      let key = SortKey(room: Int(numbers[0]), time: numbers[1], number: numbers[2], sequence: numbers[3])
      return SortedRecord(key: key, bytes: record)
    }

    /// Sees to it that so many bytes are there.
    private mutating func fill(_ count: Int) throws(ScratchFailure) -> Bool {
      guard bytes.count - start < count else { return true }
      bytes.removeFirst(start)
      start = 0
      while bytes.count < count {
        let length = max(pieceLength, count - bytes.count)
        let piece = try piece(length)
        guard !piece.isEmpty else { return false }
        offset += piece.count
        bytes += piece
      }
      return true
    }

    private func piece(_ length: Int) throws(ScratchFailure) -> [UInt8] {
      var failure: ScratchFailure?
      let piece = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
        do throws(ScratchFailure) {
          count = try file.read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      return piece
    }
  }
}

/// A record with its place in the order.
struct SortedRecord {
  let key: SortKey
  let bytes: [UInt8]

  var message: PlacedMessage {
    var reader = RecordReader(bytes)
    return PlacedMessage(from: &reader)
  }
}
