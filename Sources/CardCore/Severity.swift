/// How much a diagnostic matters: a note informs, a warning should be looked at, an error makes the message invalid.
public enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
  case note
  case warning
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
