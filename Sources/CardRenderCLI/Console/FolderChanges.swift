#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for changes by inotify, and by the clock where there is none.
///
/// Folders are watched, not files: an editor that replaces a file by another takes the file's own watch away.
final class FolderChanges: ChangeSignal {
  /// The longest wait in milliseconds: file systems over a network tell of nothing, and others forget.
  private static let patience: Int32 = 1000

  /// The longest wait where nobody tells of changes.
  private static let pollingPatience: Int32 = 250

  /// How long it has to be quiet before a change counts as done: an editor writes in several steps.
  private static let quiet: Int32 = 40

  /// The most steps that are waited for, so that a file that never rests is drawn too.
  private static let maximumSteps = 10

  #if os(Linux)
    private let descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
  #else
    private let descriptor: Int32 = -1
  #endif
  private var isWatching = false

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func watch(_ folders: [String]) {
    #if os(Linux)
      let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
      for folder in folders where inotify_add_watch(descriptor, folder, UInt32(events)) >= 0 { isWatching = true }
    #endif
  }

  func wait() -> Bool {
    guard isWatching else {
      _ = poll(nil, 0, Self.pollingPatience)
      return false
    }
    guard hasEvents(within: Self.patience) else { return false }
    for _ in 0..<Self.maximumSteps {
      guard hasEvents(within: Self.quiet) else { break }
    }
    return true
  }

  /// Whether something happened; what it was is not asked, for the files are looked at again.
  private func hasEvents(within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    return true
  }
}
