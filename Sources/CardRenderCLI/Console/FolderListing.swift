#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the state of files and the names in folders.
enum FolderListing {
  /// What stands at a path, links being followed; `nil` where there is nothing.
  static func entry(at path: String) -> FileEntry? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, stat(path, &status) != 0 { return nil }
    let kind: FileEntry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return FileEntry(kind, isLink: isLink, stamp: stamp(of: status))
  }

  private static func stamp(of status: stat) -> [Int] {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
      Int(truncatingIfNeeded: status.st_size), Int(time.tv_sec), Int(time.tv_nsec),
    ]
  }

  /// The names in a folder, in no order.
  static func names(in folder: String) throws(IOFailure) -> [String] {
    guard let stream = opendir(folder) else { throw .system(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
