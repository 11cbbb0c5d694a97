import CardKit
import Testing

@testable import CardWriting

struct TimeTextTests {
  /// Known instants: the epoch, the example of XEP-0203, the second before a leap day's midnight, times before the epoch,
  /// and the ends of what four digits of a year can say.
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_031_699_305_000, "2002-09-10T23:08:25Z"),
    (951_868_799_999, "2000-02-29T23:59:59.999Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (-86_400_000, "1969-12-31T00:00:00Z"), (1_714_555_800_250, "2024-05-01T09:30:00.250Z"),
    (-62_167_219_200_000, "0000-01-01T00:00:00Z"), (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
  ])
  func `a time is written with its milliseconds, or without`(milliseconds: Int64, text: String) {
    let time = MessageTime(milliseconds: milliseconds)
    #expect(TimeText.exact(time) == text)
    #expect(TimeText.seconds(time) == String(text.prefix(19)) + "Z")
  }

  @Test(arguments: [Int64.min, -62_167_219_200_001, 253_402_300_800_000, .max])
  func `a year of more than four digits is not written`(milliseconds: Int64) {
    #expect(TimeText.exact(MessageTime(milliseconds: milliseconds)) == nil)
    #expect(TimeText.seconds(MessageTime(milliseconds: milliseconds)) == nil)
  }
}
