import CardConversations
import Testing

@Suite struct MessageTimeTests {
  @Test(
    arguments: [
      (1_583_921_400, 1_583_921_400_000), (1_699_606_164_578, 1_699_606_164_578), (0, 0), (-1, -1000),
      (99_999_999_999, 99_999_999_999_000), (100_000_000_000, 100_000_000_000),
    ] as [(Int64, Int64)])
  func `seconds and milliseconds are told apart by their magnitude`(number: Int64, milliseconds: Int64) {
    #expect(MessageTime(secondsOrMilliseconds: number).milliseconds == milliseconds)
  }
}
