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

  let length: Int?
  private let descriptor: Int32
  private let path: String

  /// Whether reading may have to wait for somebody.
  private let mayWait: Bool
  private let isOwned: Bool

  init(standardInput: Int32) {
    descriptor = standardInput
    path = "standard input"
    isOwned = false
    (length, mayWait) = Self.kind(of: standardInput)
  }

  init(_ path: String) throws(IOFailure) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path) }
    self.path = path
    isOwned = true
    (length, mayWait) = Self.kind(of: descriptor)
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(IOFailure) -> Int {
    while true {
      guard InterruptFlag.signal == 0 else { return 0 }
      if mayWait {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&wanted, 1, Self.patience) == 0 { continue }
      }
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .system(path) }
      return count
    }
  }

  private static func kind(of descriptor: Int32) -> (length: Int?, mayWait: Bool) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return (nil, true) }
    return (Int(status.st_size), false)
  }
}

/// The C function, under a name that the method does not hide.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
