@testable import CardReading

/// What is read of a conversation does not depend on where the input is cut, and its places lie inside the input.
struct ConversationInvariants {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func check() {
    for system in [nil, ChatSystem.talkPlus, .chatkit, .rtm] {
      let whole = read(by: max(1, bytes.count), from: system)
      let places = whole.flatMap { [$0.range] + $0.diagnostics.compactMap(\.range) }
      expect(places.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= bytes.count }, "a place lies outside: \(places)")
      for size in [1, 7] {
        let cut = read(by: size, from: system)
        expect("\(cut)" == "\(whole)", "\(size) bytes at a time it is another conversation: \(cut), \(whole)")
      }
    }
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
