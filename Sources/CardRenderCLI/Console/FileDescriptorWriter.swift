#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a whole text or run of bytes.
enum FileDescriptorWriter {
  static func write(_ text: String, to descriptor: Int32, path: String) throws(IOFailure) {
    var text = text
    // Not through an array, which would be a copy of everything.
    let result = text.withUTF8 { bytes in
      Result { () throws(IOFailure) in try write(UnsafeRawBufferPointer(bytes), to: descriptor, path: path) }
    }
    try result.get()
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
