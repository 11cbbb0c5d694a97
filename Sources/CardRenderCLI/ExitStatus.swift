/// How a run ends.
///
/// Where several apply, an interrupt beats 2, which beats 3, and 3 beats 1.
public enum ExitStatus: Int32, Sendable {
  /// Every message is valid.
  case success = 0

  /// A message is invalid.
  case invalid = 1

  /// The command line cannot be understood.
  case usage = 2

  /// A file cannot be read or written.
  case io = 3

  /// Ctrl-C ended the run, 128 and the signal's number as a shell has it.
  case interrupted = 130

  /// A termination signal ended the run.
  case terminated = 143

  /// The status that counts where both apply.
  func combined(with other: ExitStatus) -> ExitStatus {
    let ranking: [ExitStatus] = [.interrupted, .terminated, .usage, .io, .invalid]
    return ranking.first { $0 == self || $0 == other } ?? .success
  }
}
