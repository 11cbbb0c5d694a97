import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Remembers that a signal asked for an end.
///
/// A signal handler can reach nothing but a global; this is the program's only one.
enum InterruptFlag {
  private static let flag = Atomic<Int32>(0)

  /// The signal's number, or 0.
  static var signal: Int32 { flag.load(ordering: .relaxed) }

  /// Lets the first signal raise the flag; a second one, of either kind, ends the program as it always did.
  ///
  /// A signal that the program was started to ignore stays ignored.
  static func watch() {
    // A handler must not be the first to touch it.
    _ = signal
    for number in [SIGINT, SIGTERM] where !isIgnored(number) {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { InterruptFlag.raise($0) }
      #else
        action.__sigaction_handler.sa_handler = { InterruptFlag.raise($0) }
      #endif
      sigaction(number, &action, nil)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // The handlers are functions, which Swift does not compare.
    #if canImport(Darwin)
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }

  private static func raise(_ number: Int32) {
    guard flag.exchange(number, ordering: .relaxed) != 0 else { return }
    systemSignal(number, SIG_DFL)
    kill(getpid(), number)
  }
}

/// The C function, under a name that the property does not hide.
private func systemSignal(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
  _ = signal(number, handler)
}
