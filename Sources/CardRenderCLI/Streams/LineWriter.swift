/// Writes lines in pieces that a pipe takes whole or not at all.
///
/// So a reader sees whole lines only, even where this program is killed. POSIX promises it for 512 bytes, Linux for 4096;
/// a line that is longer goes in one piece too, which a pipe may part. A file has no such promise: a signal that cannot be
/// caught may end a write between two pages of memory.
enum LineWriter {
  private static let maximumPiece = 4096

  static func write(
    _ lines: UnsafeRawBufferPointer, to output: (UnsafeRawBufferPointer) throws(IOFailure) -> Void
  ) throws(IOFailure) {
    var rest = lines
    while rest.count > maximumPiece {
      let end = rest[..<maximumPiece].lastIndex(of: UInt8(ascii: "\n")) ?? rest.firstIndex(of: UInt8(ascii: "\n"))
      let count = (end ?? rest.count - 1) + 1
      try output(UnsafeRawBufferPointer(rebasing: rest[..<count]))
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    if !rest.isEmpty { try output(rest) }
  }
}
