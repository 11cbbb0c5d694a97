import CardKit

/// Verdicts for people, one line a source: `order.json: 2 messages, 1 invalid (2 errors, 1 warning)`.
struct VerdictSummary: VerdictReport {
  private(set) var output = ""

  mutating func add(_ examinations: [Examination], of source: String, _ bytes: [UInt8]) {
    let invalid = examinations.count { !$0.isValid }
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = examinations.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let verdict = invalid == 0 ? "valid" : "\(invalid) invalid"
    let found = counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
    output += "\(SourceName.shown(source)): \(Self.counted(examinations.count, "message")), \(verdict)\(found)\n"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
