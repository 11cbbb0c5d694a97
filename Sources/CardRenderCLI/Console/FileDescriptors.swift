#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a file, a pipe or a terminal to its end.
enum FileDescriptorReader {
  /// The most that is read into memory: 1 GiB.
  private static let maximumLength = 1 << 30
  private static let chunkLength = 1 << 16

  static func readAll(_ descriptor: Int32, path: String) throws(IOFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // No array, which would be filled with zeros before a short file fills the beginning of it.
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkLength, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let count = read(descriptor, chunk.baseAddress, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .system(path) }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= maximumLength else {
        throw IOFailure(path: path, reason: "Larger than 1 GiB")
      }
      bytes += UnsafeRawBufferPointer(rebasing: chunk[..<count])
    }
  }
}

/// Writes a whole text or run of bytes.
enum FileDescriptorWriter {
  static func write(_ text: String, to descriptor: Int32, path: String) throws(IOFailure) {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(IOFailure) in
      try write(UnsafeRawBufferPointer(bytes), to: descriptor, path: path)
    }
  }

  /// Writes all or, in a file, nothing: what a full disk took of it is cut off again.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, path: String) throws(IOFailure) {
    var written = 0
    while written < bytes.count, let base = bytes.baseAddress {
      let count = systemWrite(descriptor, base + written, bytes.count - written)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN {
        waitForRoom(descriptor)
        continue
      }
      guard count >= 0 else {
        let failure = IOFailure.system(path)
        takeBack(written, from: descriptor)
        throw failure
      }
      written += count
    }
  }

  /// Waits for a reader, where somebody else has set the pipe or terminal not to.
  private static func waitForRoom(_ descriptor: Int32) {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wanted, 1, -1)
  }

  /// Cuts off a file's last bytes, unless somebody else has written behind them.
  private static func takeBack(_ count: Int, from descriptor: Int32) {
    var status = stat()
    guard count > 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    let end = lseek(descriptor, 0, SEEK_CUR)
    guard end == status.st_size, end >= off_t(count), ftruncate(descriptor, end - off_t(count)) == 0 else { return }
    lseek(descriptor, end - off_t(count), SEEK_SET)
  }
}

/// The C function, under a name that the methods do not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
