import CardConversations

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Scratch files in a folder for such things.
///
/// A file loses its name as soon as it is open, so that even a killed program leaves nothing behind.
struct ScratchFolder: ScratchStore {
  let path: String

  func makeFile() throws(ScratchFailure) -> any ScratchFile {
    var template = Array((path + "/cardrender.XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .system(path) }
    unlink(template)
    return OpenScratchFile(descriptor, folder: path)
  }
}

/// A file without a name.
private final class OpenScratchFile: ScratchFile {
  private let descriptor: Int32
  private let folder: String

  init(_ descriptor: Int32, folder: String) {
    self.descriptor = descriptor
    self.folder = folder
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  func append(_ bytes: UnsafeRawBufferPointer) throws(ScratchFailure) {
    var written = 0
    while written < bytes.count, let base = bytes.baseAddress {
      let count = write(descriptor, base + written, bytes.count - written)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .system(folder) }
      written += count
    }
  }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ScratchFailure) -> Int {
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .system(folder) }
      return count
    }
  }
}

extension ScratchFailure {
  /// The failure of the last system call.
  fileprivate static func system(_ folder: String) -> ScratchFailure {
    let failure = IOFailure.system(folder)
    return ScratchFailure(path: failure.path, reason: failure.reason)
  }
}
