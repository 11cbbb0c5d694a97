import Foundation

/// Times what it is asked for, one pass at a time, so that the driver can run ours and the peers' in turn.
///
/// A line `task<TAB>name` on standard input is one pass; `task<TAB>name<TAB>message in Base64` asks what is wrong with one
/// message. Each is answered by a line of JSON.
@main struct CardBench {
  static func main() throws {
    guard CommandLine.arguments.count >= 2 else { fail("usage: CardBench MESSAGES [BODY...]") }
    let subjects = try subjects(Workload(path: CommandLine.arguments[1]), bodies: CommandLine.arguments.dropFirst(2))
    for subject in subjects { answer(["task": subject.task, "name": subject.name]) }
    answer(["ready": true])
    while let line = readLine() {
      let words = line.split(separator: "\t").map(String.init)
      guard let subject = subjects.first(where: { words.starts(with: [$0.task, $0.name]) }) else {
        fail("CardBench: there is no subject '\(line)'")
      }
      answer(words.count > 2 ? verdict(of: subject, on: words[2]) : pass(of: subject))
    }
  }

  private static func subjects(_ workload: Workload, bodies: some Sequence<String>) throws -> [Subject] {
    try ValidateTask.subjects(workload) + DecodeTask.subjects(workload) + DecoderTask.subjects(workload)
      + KindTask.subjects(workload) + GrowthTask.subjects() + HostileTask.subjects()
      + DrawingTask.subjects(bodies)
  }

  private static func verdict(of subject: Subject, on message: String) -> [String: Any] {
    guard let bytes = Data(base64Encoded: message) else { fail("CardBench: '\(message)' is no Base64") }
    let errors = subject.judge(Array(bytes))
    return ["errors": errors, "refused": errors == 0 ? 0 : 1]
  }

  private static func pass(of subject: Subject) -> [String: Any] {
    let clock = ContinuousClock()
    var refused = 0
    let elapsed = clock.measure { refused = subject.run() }
    return ["ns": elapsed / .nanoseconds(1) / Double(subject.units), "refused": refused]
  }

  private static func answer(_ fields: [String: Any]) {
    guard let line = try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys) else { return }
    FileHandle.standardOutput.write(line + [UInt8(ascii: "\n")])
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(2)
  }
}
