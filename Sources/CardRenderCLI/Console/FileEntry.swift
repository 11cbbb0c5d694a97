/// What stands at a path, and in which state.
public struct FileEntry: Hashable, Sendable {
  /// What can be done with an entry.
  public enum Kind: Hashable, Sendable {
    case file
    case folder

    /// A device, a pipe or a socket.
    case other
  }

  public let kind: Kind

  /// Whether the path is a symbolic link to what is described here.
  public let isLink: Bool

  /// Differs where a file was written or replaced; numbers of the system that mean nothing by themselves.
  public let stamp: [Int]

  public init(_ kind: Kind, isLink: Bool = false, stamp: [Int] = []) {
    self.kind = kind
    self.isLink = isLink
    self.stamp = stamp
  }
}
