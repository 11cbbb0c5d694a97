#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file, a pipe or a terminal that is read piece by piece.
final class FileSource: ByteSource {
  /// How long a wait for input is before it is asked whether the program shall end, in milliseconds.
  private static let patience: Int32 = 100

  private let descriptor: Int32
  private let path: String

  /// Whether reading may have to wait for somebody.
  private let mayWait: Bool
  private let isOwned: Bool

  init(standardInput: Int32) {
    descriptor = standardInput
    path = "standard input"
    isOwned = false
    mayWait = Self.mayWait(standardInput)
  }

  init(_ path: String) throws(IOFailure) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path) }
    self.path = path
    isOwned = true
    mayWait = Self.mayWait(descriptor)
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, unless isEnding: () -> Bool) throws(IOFailure) -> Int? {
    while !isEnding() {
      // A signal ends the wait as well, and is asked for before there is another.
      guard !mayWait || isReady() else { continue }
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count >= 0 else { throw .system(path) }
      return count
    }
    return nil
  }

  /// Waits a little for input; where the system cannot wait, reading says why.
  private func isReady() -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&wanted, 1, Self.patience)
    return count > 0 || (count < 0 && errno != EINTR)
  }

  private static func mayWait(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFREG
  }
}

/// The C function, under a name that the method does not hide.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
