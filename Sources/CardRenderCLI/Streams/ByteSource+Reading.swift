extension ByteSource {
  /// The next bytes, as many as come at once; none at the end.
  func read(atMost count: Int) throws(IOFailure) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    let length = try buffer.withUnsafeMutableBufferPointer { bytes throws(IOFailure) in
      try read(into: UnsafeMutableRawBufferPointer(bytes)) { false }
    }
    return Array(buffer[..<(length ?? 0)])
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
