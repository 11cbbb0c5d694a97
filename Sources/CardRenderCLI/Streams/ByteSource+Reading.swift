extension ByteSource {
  /// The next bytes, as many as come at once; none at the end.
  func read(atMost count: Int) throws(IOFailure) -> [UInt8] {
    // No array, which would be filled with zeros before a short file fills the beginning of it.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    let length = try read(into: buffer) { false } ?? 0
    return Array(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
  }

  /// Everything to the end, which may be 1 GiB; `path` names it where it is more.
  func readAll(of path: String) throws(IOFailure) -> [UInt8] {
    let maximumLength = 1 << 30
    var bytes: [UInt8] = []
    while true {
      let piece = try read(atMost: 1 << 16)
      guard !piece.isEmpty else { return bytes }
      guard bytes.count + piece.count <= maximumLength else {
        throw IOFailure(path: path, reason: "Larger than 1 GiB")
      }
      bytes += piece
    }
  }
}
