import CardCore
import CardMetadata
import FoundationEssentials
import Testing

struct DateTextTests {
  private func read(_ text: String) throws -> TimeInterval? {
    try? MetadataDecoder().decode([String: Date].self, from: ["at": text])["at"]?.timeIntervalSince1970
  }

  /// Seconds since 1970 by `date -u -d TEXT +%s` of GNU coreutils, which uses the proleptic Gregorian calendar.
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-30T09:30:00Z", 1_796_031_000), ("2026-11-30", 1_795_996_800),
    ("2026-11-30T09:30:00+09:00", 1_795_998_600), ("2026-11-30T09:30:00+0900", 1_795_998_600),
    ("2026-11-30T09:30:00-00:30", 1_796_032_800), ("2026-11-30t09:30:00z", 1_796_031_000),
    ("2026-11-30 09:30:00Z", 1_796_031_000), ("2026-11-30T09:30:00.5Z", 1_796_031_000.5),
    ("2026-11-30T09:30:00,25+09:00", 1_795_998_600.25), ("1969-12-31T23:59:59.75Z", -0.25),
    ("2000-12-31T23:59:59.75Z", 978_307_199.75), ("2024-02-29T00:00:00Z", 1_709_164_800), ("2000-02-29", 951_782_400),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("2016-12-31T23:59:60Z", 1_483_228_800), ("1582-10-10T00:00:00Z", -12_219_724_800),
  ])
  func `a date of ISO 8601 is read`(text: String, seconds: Double) throws {
    #expect(try read(text) == seconds)
  }

  @Test(arguments: [
    "", "yesterday", "2026", "2026-11", "2026-13-01", "2026-02-29", "1900-02-29", "2200-02-29", "2026-04-31",
    "2026-00-10",
    "2026-01-00",
    "2026-11-30T", "2026-11-30T09:30", "2026-11-30T09:30:00", "2026-11-30T24:00:00Z", "2026-11-30T09:60:00Z",
    "2026-11-30T09:30:61Z", "2026-11-30T09:30:00.Z", "2026-11-30T09:30:00Z.5", "2026-11-30T09:30:00Zx",
    "2026-11-30T09:30:00+24:00", "2026-11-30T09:30:00+9", " 2026-11-30", "2026-11-30 ", "20261130T093000Z",
    "-2026-11-30",
    "12026-11-30", "2026-1-3", "٢٠٢٦-11-30", "2026-11-30T09:30:00.5.5Z", "2026.5-11-30",
  ])
  func `what is no date is refused`(text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test func `a date is written in UTC with the digits that it needs`() throws {
    let written: [(TimeInterval, String)] = [
      (0, "1970-01-01T00:00:00Z"), (1_796_031_000.5, "2026-11-30T09:30:00.5Z"), (-0.25, "1969-12-31T23:59:59.75Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    ]
    for (seconds, text) in written {
      #expect(try MetadataEncoder().encode(["at": Date(timeIntervalSince1970: seconds)])["at"] == text)
    }
  }

  @Test(arguments: [253_402_300_800, -62_167_219_201, 1e300, .infinity, -.infinity, .nan])
  func `a date outside the years 0 to 9999 cannot be written`(seconds: Double) {
    let failure = #expect(throws: CardFailure.self) {
      try MetadataEncoder().encode(["at": Date(timeIntervalSince1970: seconds)])
    }
    #expect(failure?.diagnostics.map(\.path.description) == ["data.at"])
  }
}
