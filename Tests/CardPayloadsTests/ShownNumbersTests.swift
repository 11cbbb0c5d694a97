import CardCore
import FoundationEssentials
import Testing

@testable import CardPayloads

struct ShownNumbersTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (4, "4"), (4.5, "4.5"), (-37.579617, "-37.579617"), (0.1 + 0.2, "0.3"),
    (0.000_001, "0.000001"),
    (0.000_000_1, "0"), (-0.000_000_1, "0"), (0.999_999_9, "1"), (100.05, "100.05"), (999_999_999_999, "999999999999"),
    (9_007_199_254_740_991, "9007199254740991"), (-1.999_999_9, "-2"),
    (1e16, "1e+16"), (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func `a number is written with a point and without an exponent`(number: Double, text: String) {
    #expect(DecimalNumber(number).description == text)
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1000, "1 kB"), (1049, "1 kB"), (1050, "1.1 kB"), (2_483_120, "2.5 MB"),
    (999_949, "999.9 kB"), (999_950, "1 MB"), (1_000_000_000, "1 GB"), (1_500_000_000_000, "1.5 TB"),
    (.max, "9.2 EB"), (-1, "-1 B"), (.min, "-9223372036854775808 B"),
  ])
  func `a size is rounded to a tenth of a unit of a thousand`(bytes: Int, text: String) {
    #expect(ByteCount(bytes).description == text)
  }

  @Test(arguments: [
    (0, "1970-01-01 00:00 UTC"), (1_796_290_200, "2026-12-03 09:30 UTC"), (1_796_290_259.9, "2026-12-03 09:30 UTC"),
    (-1, "1969-12-31 23:59 UTC"), (951_782_400, "2000-02-29 00:00 UTC"),
  ])
  func `a date is shown to the minute in UTC`(seconds: Double, text: String) {
    #expect(UTCDate(Date(timeIntervalSince1970: seconds)).description == text)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_796_290_259.9, "2026-12-03T09:30:59Z"), (-12_219_292_800, "1582-10-15T00:00:00Z"),
    (4_102_444_800, "2100-01-01T00:00:00Z"),
  ])
  func `a program is told a date as RFC 3339 has it`(seconds: Double, text: String) {
    #expect(UTCDate(Date(timeIntervalSince1970: seconds)).moment?.string == text)
  }

  @Test(arguments: [-12_219_292_801, 1e300, Double.infinity, .nan])
  func `a date of another calendar, or of none, is not told`(seconds: Double) {
    #expect(UTCDate(Date(timeIntervalSince1970: seconds)).moment == nil)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func `a date that no calendar has stops nothing`(seconds: Double) {
    #expect(UTCDate(Date(timeIntervalSinceReferenceDate: seconds)).description.hasSuffix(" s"))
  }
}
