package import CardCore
internal import CardRenderers

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A folder of files that the reader lets cards be drawn with.
///
/// An address names a file of the folder by the last component of its path. A sender thus chooses among these files and
/// reaches no other: the name is a single component, a link is not followed, and what is no regular file is not opened.
public struct PictureFolder: Sendable {
  private let path: String

  public init(path: String) {
    self.path = path
  }

  /// The bytes of the file that an address names; `nil` where there is none.
  package func file(for address: LinkDestination) throws(PictureFailure) -> [UInt8]? {
    guard let name = Self.name(in: address) else { return nil }
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    defer { close(folder) }
    // A pipe would be waited for, were it not opened like this.
    let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard status.st_size <= Bitmap.maximumFileLength else { throw PictureFailure(fault: .tooLarge) }
    return try Self.bytes(of: descriptor, length: Int(status.st_size))
  }

  private static func bytes(of descriptor: Int32, length: Int) throws(PictureFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: length)
    var used = 0
    while used < length {
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + used, length - used) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw PictureFailure(fault: .unreadable) }
      guard count > 0 else { break }
      used += count
    }
    return Array(bytes.prefix(used))
  }

  /// The last component of an address's path, decoded; `nil` where it is not a plain name.
  static func name(in address: LinkDestination) -> String? {
    guard address.isWeb else { return nil }
    let path = address.string.dropFirst("\(address.scheme)://".count).prefix { $0 != "?" && $0 != "#" }
    guard let slash = path.lastIndex(of: "/") else { return nil }
    guard let name = percentDecoded(path[path.index(after: slash)...].utf8) else { return nil }
    let isPlain = !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 < 0x20 }
    return isPlain ? name : nil
  }

  private static func percentDecoded(_ text: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(UInt8(digits[0] * 16 + digits[1]))
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
