#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file as a whole: the text goes into a new file beside it, which then takes its name.
enum FileReplacement {
  static func replace(_ path: String, with text: String) throws(IOFailure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    // A device or a pipe cannot be replaced, only written to.
    guard !exists || status.st_mode & S_IFMT == S_IFREG else { return try overwrite(path, with: text) }
    // A link stays, and what it points to is replaced.
    let target = exists ? resolved(path) : path
    let mode = exists ? status.st_mode & 0o7777 : 0o666 & ~currentMask()
    try replace(target, with: text, mode: mode, reported: path)
  }

  private static func replace(
    _ target: String, with text: String, mode: mode_t, reported path: String
  ) throws(IOFailure) {
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .system(path) }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(IOFailure) {
      defer { close(descriptor) }
      try FileDescriptorWriter.write(text, to: descriptor, path: path)
      guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw IOFailure.system(path) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let failure = IOFailure.system(path)
      unlink(temporary)
      throw failure
    }
  }

  private static func overwrite(_ path: String, with text: String) throws(IOFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path) }
    defer { close(descriptor) }
    try FileDescriptorWriter.write(text, to: descriptor, path: path)
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
