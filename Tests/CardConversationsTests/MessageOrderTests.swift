import TestSupport
import Testing

@testable import CardConversations

@Suite("The order of messages")
struct MessageOrderTests {
  @Test func `messages are sorted by their times`() {
    let entries = timeline([say("c", at: 30), say("a", at: 10), say("b", at: 20)])
    #expect(entries.texts == ["a", "b", "c"])
  }

  @Test func `at the same time the numbers of the ids decide, to the last bit`() {
    let ids: [Int64] = [9_007_199_254_740_993, 9_007_199_254_740_992, 9, 10, .max, -1]
    let entries = timeline(ids.map { say("\($0)", id: "\($0)", at: 10) })
    #expect(entries.texts == ids.sorted().map(String.init))
  }

  @Test func `a number for the order comes before the id`() {
    let entries = timeline([
      say("b", id: "1", at: 10) { $0.orderNumber = 2 }, say("a", id: "2", at: 10) { $0.orderNumber = 1 },
    ])
    #expect(entries.texts == ["a", "b"])
  }

  @Test func `ids that are no numbers keep the order of the source`() {
    let entries = timeline([say("z", id: "z", at: 10), say("a", id: "a", at: 10), say("m", id: "m", at: 10)])
    #expect(entries.texts == ["z", "a", "m"])
  }

  @Test func `where the newest message comes first, so it does within a second`() {
    let entries = timeline([
      say("d", id: "d", at: 30), say("c", id: "c", at: 20), say("b", id: "b", at: 20), say("a", id: "a", at: 10),
    ])
    #expect(entries.texts == ["a", "b", "c", "d"])
  }

  @Test func `a message without a time stays behind the one before it`() {
    let entries = timeline([
      say("first"), say("b", at: 20), say("after b"), say("a", at: 10), say("after a"), say("c", at: 30),
    ])
    #expect(entries.texts == ["first", "a", "after a", "b", "after b", "c"])
  }

  @Test func `rooms stand one after another, in the order of their first messages`() {
    let entries = timeline([
      say("x1", at: 30, in: "x"), say("y1", at: 10, in: "y"), say("x2", at: 20, in: "x"), say("y2", at: 40, in: "y"),
    ])
    #expect(entries.texts == ["x2", "x1", "y1", "y2"])
    #expect(entries.kinds == "RDMmRDMm")
  }

  @Test func `the same message is shown once, and rather as it was changed`() {
    let entries = timeline([
      say("a", id: "1", at: 10, in: "x"), say("b", id: "2", at: 20, in: "x"),
      say("a!", id: "1", at: 10, in: "x") { $0.isEdited = true }, say("elsewhere", id: "1", at: 10, in: "y"),
    ])
    #expect(entries.texts == ["a!", "b", "elsewhere"])
  }

  @Test(arguments: [10, 20] as [Int64])
  func `two senders may choose the same id`(time: Int64) {
    let mine = say("mine", id: "1", by: "ann", at: 10, in: "x")
    let yours = say("yours", id: "1", by: "max", at: time, in: "x")
    #expect(timeline([mine, yours, mine, yours]).texts == ["mine", "yours"])
  }

  // MARK: Beyond memory

  /// Messages with many equal times and ids, in no order.
  private func shuffled(_ count: Int) -> [Message] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { number in
      let time = Int64.random(in: 0..<50, using: &generator)
      let hasTime = Int.random(in: 0..<10, using: &generator) > 0
      let room = ["x", "y"].randomElement(using: &generator)
      return say(
        "\(number)", id: number.isMultiple(of: 3) ? "\(number)" : "n\(number)", at: hasTime ? time : nil, in: room)
    }
  }

  private func sorted(_ messages: [Message], _ collector: ConversationCollector) throws -> [String] {
    var collector = collector
    for message in messages { try collector.take(.message(message), of: .rtm, at: MessagePlace()) }
    guard case .sorted(var sorted) = try collector.finish() else { return [] }
    var texts: [String] = []
    while let placed = try sorted.next() {
      #expect(placed.system == .rtm)
      texts.append(placed.message.text ?? "")
    }
    return texts
  }

  @Test(arguments: [1, 20_000])
  func `what is put aside comes back in the same order`(capacity: Int) throws {
    let messages = shuffled(3000)
    let store = MemoryStore()
    let held = try sorted(messages, ConversationCollector())
    #expect(held.count == messages.count)
    #expect(try sorted(messages, ConversationCollector(store: store, capacity: capacity)) == held)
    #expect(store.count.value > 1)
  }

  @Test func `a message longer than what is read at once comes back`() throws {
    let long = String(repeating: "é", count: 150_000)
    let messages = [say(long, at: 2), say("b", at: 1), say(long, at: 0)]
    #expect(try sorted(messages, ConversationCollector(store: MemoryStore(), capacity: 1)) == [long, "b", long])
  }

  @Test func `a failure of the disk is handed on`() {
    #expect(throws: ScratchFailure(path: "/tmp", reason: "No space left on device")) {
      try sorted(shuffled(10), ConversationCollector(store: FullStore(), capacity: 1))
    }
  }

  @Test func `files that can be read again are, in their order if they have it`() throws {
    for (messages, isInOrder) in [
      ([say("a", at: 1), say("b", at: 2)], true), ([say("b", at: 2), say("a", at: 1)], false),
    ] {
      var collector = ConversationCollector(canReadAgain: true, capacity: 1)
      for message in messages { try collector.take(.message(message), of: nil, at: MessagePlace()) }
      switch try collector.finish() {
      case .sorted: Issue.record("more than fits was held")
      case .readAgain: #expect(isInOrder)
      case .sortAgain: #expect(!isInOrder)
      }
    }
  }
}

/// Scratch files in memory, which are counted.
private struct MemoryStore: ScratchStore {
  final class Count { var value = 0 }
  let count = Count()

  func makeFile() throws(ScratchFailure) -> any ScratchFile {
    count.value += 1
    return MemoryFile()
  }
}

private final class MemoryFile: ScratchFile {
  private var bytes: [UInt8] = []
  func append(_ bytes: UnsafeRawBufferPointer) throws(ScratchFailure) { self.bytes += bytes }

  /// Gives less than what is asked for, as a system may.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ScratchFailure) -> Int {
    let piece = bytes.dropFirst(offset).prefix(min(buffer.count, 1000))
    buffer.copyBytes(from: piece)
    return piece.count
  }
}

private struct FullStore: ScratchStore {
  func makeFile() throws(ScratchFailure) -> any ScratchFile {
    throw ScratchFailure(path: "/tmp", reason: "No space left on device")
  }
}
