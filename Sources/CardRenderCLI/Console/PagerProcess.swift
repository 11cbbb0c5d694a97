#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives a text to a command of the shell and waits for its end.
enum PagerProcess {
  /// The status of a shell that finds no such command, or none that it may run.
  private static let missing: Set<Int32> = [126, 127]

  static func show(_ text: String, command: String, environment: [String: String]) -> PagerEnd {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .missing }
    // The terminal sends its interrupt to both, and it is the pager's to answer.
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    let child = spawn(command, environment, ends)
    close(ends[0])
    if child != nil { try? FileDescriptorWriter.write(text, to: ends[1], path: "the pager") }
    close(ends[1])
    return child.map { status(of: $0) }.map { missing.contains($0) ? .missing : .shown } ?? .missing
  }

  private static func spawn(_ command: String, _ environment: [String: String], _ ends: [Int32]) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let arguments = copies(["sh", "-c", command])
    let variables = copies(environment.map { "\($0.key)=\($0.value)" })
    defer { (arguments + variables).forEach { free($0) } }
    var child = pid_t()
    return posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments, variables) == 0 ? child : nil
  }

  /// C strings, with the null pointer behind them that ends a list; the caller frees them.
  private static func copies(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }

  private static func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return 0 }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 0
  }
}
