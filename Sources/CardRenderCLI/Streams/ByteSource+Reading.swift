extension ByteSource {
  /// The next bytes, as many as come at once; none at the end.
  func read(atMost count: Int) throws(IOFailure) -> [UInt8] {
    var failure: IOFailure?
    // Read where it is to stand: an array of zeros would be filled before, and another buffer copied.
    let bytes = Array<UInt8>(unsafeUninitializedCapacity: count) { buffer, length in
      do throws(IOFailure) {
        length = try read(into: UnsafeMutableRawBufferPointer(buffer)) { false } ?? 0
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Everything to the end behind what was read before, together at most 1 GiB; `path` names it where it is more.
  func readAll(of path: String, behind begun: [UInt8] = []) throws(IOFailure) -> [UInt8] {
    let maximumLength = 1 << 30
    var bytes = begun
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
