/// A signal by which somebody asks the program to end.
public enum Interrupt: Sendable {
  /// Ctrl-C.
  case interrupt

  /// `kill`.
  case termination

  var status: ExitStatus {
    switch self {
    case .interrupt: .interrupted
    case .termination: .terminated
    }
  }
}
