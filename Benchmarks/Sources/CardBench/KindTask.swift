import CardKit

/// What a message costs by what stands in it: some kinds are looked at in one pass, and some take the long way.
enum KindTask {
  /// A kind of message, and how it is told from the others.
  private static let kinds: [(name: String, holds: @Sendable ([UInt8]) -> Bool)] = [
    ("with a fault", { DecodeTask.payload(of: $0).errors > 0 }),
    ("with a Markdown link", { $0.contains(UInt8(ascii: "[")) }),
    ("with escapes", { $0.contains(UInt8(ascii: "\\")) }),
    ("with Korean, Japanese or emoji", { $0.contains { $0 >= 0x80 } }),
    ("plain ASCII", { _ in true }),
  ]

  static func subjects(_ workload: Workload) -> [Subject] {
    var rest = workload.lines
    return kinds.flatMap { name, holds in
      let lines = rest.filter(holds)
      rest.removeAll(where: holds)
      return subjects(Workload(lines: lines), "\(name) (\((lines.count * 1000 / workload.lines.count + 5) / 10) %)")
    }
  }

  private static func subjects(_ workload: Workload, _ name: String) -> [Subject] {
    guard !workload.lines.isEmpty else { return [] }
    return [
      workload.subject("kinds, validate", name, ValidateTask.errors),
      workload.subject("kinds, decode", name) { DecodeTask.payload(of: $0).errors },
    ]
  }
}
