#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which file a path names, and how long it is.
public struct FileStatus: Sendable {
  /// The same for every path to one file.
  public let identity: String

  /// The length in bytes, 0 for a file that is not there yet.
  public let length: Int

  /// Takes what is known of a file.
  public init(identity: String, length: Int) {
    self.identity = identity
    self.length = length
  }

  /// Asks the system; `nil` for what is no file.
  init?(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      self.init(identity: Self.identity(status), length: Int(status.st_size))
    } else {
      // A file that is not there is known by its directory and its name.
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let directory = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
      guard let name = parts.last, stat(directory, &status) == 0 else { return nil }
      self.init(identity: "\(Self.identity(status))/\(name)", length: 0)
    }
  }

  private static func identity(_ status: stat) -> String { "\(status.st_dev):\(status.st_ino)" }
}
