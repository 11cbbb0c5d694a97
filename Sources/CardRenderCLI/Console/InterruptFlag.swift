import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Remembers the first signal that asks for an end.
///
/// A signal handler can reach nothing but a global; this is the program's only one.
enum InterruptFlag {
  private static let flag = Atomic<Int32>(0)

  /// The signal's number, or 0.
  static var signal: Int32 { flag.load(ordering: .relaxed) }

  /// Lets the first of each signal raise the flag; the second ends the program as it always did.
  static func watch() {
    // A handler must not be the first to touch it.
    _ = signal
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { InterruptFlag.raise($0) }
      #else
        action.__sigaction_handler.sa_handler = { InterruptFlag.raise($0) }
      #endif
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  private static func raise(_ signal: Int32) {
    flag.store(signal, ordering: .relaxed)
  }
}
