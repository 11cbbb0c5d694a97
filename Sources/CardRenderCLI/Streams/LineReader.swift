#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Cuts a source into batches of lines, in memory that does not grow with it.
struct LineReader {
  /// The longest line that is looked at: a message of 256 KiB.
  static let maximumLineLength = 262_144

  /// What a batch holds at most, so that whatever is said of its lines stays small as well.
  private static let maximumBatchLength = 131_072
  private static let maximumLines = 1024

  private let source: any ByteSource
  private var buffer = [UInt8](repeating: 0, count: 2 * maximumLineLength)
  private var unread = 0..<0
  private var isAtEnd = false
  private var line = 1
  private var offset = 0

  /// How much of a line beyond the limit was handed out, while it lasts.
  private var piecesLength = 0

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// Fills a batch with the lines that are there, and waits where there is none; `false` at the end.
  ///
  /// It is `false` as well where an end was wanted first; then a line that has begun is left, for nobody knows its end.
  mutating func next(_ batch: inout LineBatch, unless isEnding: () -> Bool) throws(IOFailure) -> Bool {
    batch.lineEnds.removeAll(keepingCapacity: true)
    while true {
      if piecesLength > 0 ? takePiece(&batch) : takeLines(&batch) { return true }
      guard !isAtEnd, try fill(unless: isEnding) else { return false }
    }
  }

  /// Takes whole lines, as many as a batch holds, or begins a line that is too long.
  private mutating func takeLines(_ batch: inout LineBatch) -> Bool {
    var end = unread.lowerBound
    while batch.lineEnds.count < Self.maximumLines, end - unread.lowerBound < Self.maximumBatchLength,
      let next = lineEnd(from: end) ?? lastLineEnd(from: end), next - end <= Self.maximumLineLength + 1
    {
      batch.lineEnds.append(next - unread.lowerBound)
      end = next
    }
    if !batch.lineEnds.isEmpty {
      take(end - unread.lowerBound, .lines, &batch)
      line += batch.lineEnds.count
      closeLastLine(of: &batch)
      return true
    }
    guard unread.count > Self.maximumLineLength else { return false }
    take(Self.maximumLineLength, .piece(lineLength: nil), &batch)
    piecesLength = Self.maximumLineLength
    return true
  }

  /// Gives the last line of a source an end where it has none: lines of the next source may follow it.
  private func closeLastLine(of batch: inout LineBatch) {
    guard batch.bytes.last != UInt8(ascii: "\n"), let last = batch.lineEnds.indices.last else { return }
    batch.bytes.append(UInt8(ascii: "\n"))
    batch.lineEnds[last] += 1
  }

  /// Takes the next piece of a line that is too long.
  private mutating func takePiece(_ batch: inout LineBatch) -> Bool {
    let end = lineEnd(from: unread.lowerBound)
    let count = (end ?? unread.upperBound) - unread.lowerBound
    guard count > 0 || isAtEnd else { return false }
    let isLast = end != nil || (isAtEnd && count == 0)
    piecesLength += end == nil ? count : count - 1
    take(count, .piece(lineLength: isLast ? piecesLength : nil), &batch)
    guard isLast else { return true }
    if end == nil { batch.bytes.append(UInt8(ascii: "\n")) }
    piecesLength = 0
    line += 1
    return true
  }

  private mutating func take(_ count: Int, _ content: LineBatch.Content, _ batch: inout LineBatch) {
    batch.content = content
    batch.firstLine = line
    batch.offset = offset
    batch.bytes.removeAll(keepingCapacity: true)
    batch.bytes.append(contentsOf: buffer[unread.prefix(count)])
    unread = unread.dropFirst(count)
    offset += count
  }

  /// The offset behind the next line end, or `nil` where none is there yet.
  private func lineEnd(from start: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard start < unread.upperBound, let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(UInt8(ascii: "\n")), unread.upperBound - start)
      else { return nil }
      return UnsafeRawPointer(found) - base + 1
    }
  }

  /// The end of a last line that has no line end.
  private func lastLineEnd(from start: Int) -> Int? {
    isAtEnd && start < unread.upperBound ? unread.upperBound : nil
  }

  /// Reads more behind what is unread, which moves to the front; `false` where an end was wanted first.
  private mutating func fill(unless isEnding: () -> Bool) throws(IOFailure) -> Bool {
    if unread.lowerBound > 0 {
      buffer.withUnsafeMutableBytes { bytes in
        UnsafeMutableRawBufferPointer(rebasing: bytes[..<unread.count])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[unread]))
      }
      unread = 0..<unread.count
    }
    let start = unread.upperBound
    let count = try buffer.withUnsafeMutableBufferPointer { bytes throws(IOFailure) in
      try source.read(
        into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[start...])), unless: isEnding)
    }
    guard let count else { return false }
    unread = 0..<(start + count)
    isAtEnd = count == 0
    return true
  }
}
