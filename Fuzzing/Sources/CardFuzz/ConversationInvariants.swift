@testable import CardReading

/// What is read of a conversation does not depend on where the input is cut, and its places lie inside the input.
struct ConversationInvariants {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func check() {
    // One system an input, so that the others of the fuzzer's checks are not kept waiting.
    let system = [nil, ChatSystem.talkPlus, .chatkit, .rtm][bytes.count % 4]
    let whole = read(by: max(1, bytes.count), from: system)
    let places = whole.flatMap { [$0.range] + $0.diagnostics.compactMap(\.range) }
    expect(places.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= bytes.count }, "a place lies outside: \(places)")
    guard bytes.count < 4_096 else { return }
    let cut = read(by: 1, from: system)
    expect("\(cut)" == "\(whole)", "byte by byte it is another conversation: \(cut), \(whole)")
  }

  private func read(by size: Int, from system: ChatSystem?) -> [ConversationReading] {
    var decoder = JSONConversationDecoder(system: system)
    var readings: [ConversationReading] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      readings += decoder.read(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    return readings + decoder.finish()
  }
}
