#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file as a whole: what is written goes into a new file beside it, which then takes its name.
///
/// One thread at a time uses it, as the lock of a stream sees to.
final class FileReplacement: ByteTarget, @unchecked Sendable {
  /// The name that failures are told of.
  private let path: String

  /// The new file, or `nil` where the old one, a device or a pipe, is written itself.
  private let temporary: String?
  private let target: String
  private let mode: mode_t
  private var descriptor: Int32

  /// How much was written, and how much of it is whole lines.
  private var length: off_t = 0
  private var wholeLength: off_t = 0

  init(of path: String) throws(IOFailure) {
    self.path = path
    var status = stat()
    let exists = stat(path, &status) == 0
    // A link stays, and what it points to is replaced.
    target = exists ? Self.resolved(path) : path
    mode = exists ? status.st_mode & 0o7777 : 0o666 & ~Self.currentMask()
    // A device or a pipe cannot be replaced, only written to.
    if exists, status.st_mode & S_IFMT != S_IFREG {
      temporary = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      var template = Array((target + ".XXXXXX").utf8CString)
      descriptor = mkstemp(&template)
      temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    guard descriptor >= 0 else { throw .system(path) }
  }

  deinit {
    discard()
  }

  /// Replaces a file by a text.
  static func replace(_ path: String, with text: String) throws(IOFailure) {
    let replacement = try FileReplacement(of: path)
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(IOFailure) in
      try replacement.write(UnsafeRawBufferPointer(bytes))
    }
    try replacement.commit(replacement.length)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(IOFailure) {
    try FileDescriptorWriter.write(bytes, to: descriptor, path: path)
    length += off_t(bytes.count)
    if bytes.last == UInt8(ascii: "\n") { wholeLength = length }
  }

  func commit() throws(IOFailure) {
    try commit(wholeLength)
  }

  private func commit(_ end: off_t) throws(IOFailure) {
    guard descriptor >= 0 else { return }
    if let temporary {
      guard end == length || ftruncate(descriptor, end) == 0, fchmod(descriptor, mode) == 0, fsync(descriptor) == 0,
        rename(temporary, target) == 0
      else {
        throw .system(path)
      }
    }
    close(descriptor)
    descriptor = -1
  }

  func discard() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    if let temporary { unlink(temporary) }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
