import CardMetadata
import FoundationEssentials
import Testing

/// What is read as a number: the forms that other languages write, and nothing else.
struct NumberTextTests {
  private func read<T: Decodable>(_ type: T.Type, _ text: String) -> T? {
    try? MetadataDecoder().decode([String: T].self, from: ["k": text])["k"]
  }

  @Test(arguments: [("0", 0), ("-0", 0), ("+5", 5), ("007", 7), ("-128", -128), ("127", 127)])
  func `whole numbers may have a sign and leading zeros`(text: String, value: Int8) {
    #expect(read(Int8.self, text) == value)
  }

  @Test(arguments: [
    "", " 1", "1 ", "1.0", "1e2", "0x1", "--1", "+", "-", "1_000", "1,000", "٣", "128", "-129", "1\u{301}",
  ])
  func `what is no whole number of the width is refused`(text: String) {
    #expect(read(Int8.self, text) == nil)
  }

  @Test(arguments: [
    ("1", 1), ("-1.5", -1.5), ("+2", 2), ("007", 7), (".5", 0.5), ("5.", 5), ("1E3", 1000), ("1e+3", 1000),
    ("25e-2", 0.25),
  ])
  func `numbers may have a point and an exponent`(text: String, value: Double) {
    #expect(read(Double.self, text) == value)
    #expect(read(Float.self, text) == Float(value))
    #expect(read(Decimal.self, text) == Decimal(value))
  }

  @Test(arguments: [
    "", ".", "-", "e5", "1e", "1e+", "1e5x", "0x10", "inf", "nan", "infinity", "NaN", "12abc", " 1", "1 ", "1,5",
    "1.2.3", "--1",
    "1e400", "1\u{0}", "١",
  ])
  func `what is no number is refused, by its whole text`(text: String) {
    #expect(read(Double.self, text) == nil)
    #expect(read(Float.self, text) == nil)
    #expect(read(Decimal.self, text) == nil)
  }

  @Test func `a decimal number is exact or refused`() throws {
    let digits = "12345678901234567890123456789012345678"
    #expect(read(Decimal.self, digits)?.description == digits)
    #expect(read(Decimal.self, "-0." + digits)?.description == "-0." + digits)
    #expect(read(Decimal.self, "0001.100")?.description == "1.1")
    #expect(read(Decimal.self, "0.000") == 0)
    for text in ["\(digits)12345", "0.\(digits)12345", "1e-129", "1e200"] {
      #expect(read(Decimal.self, text) == nil, "\(text)")
    }
  }

  @Test func `a number too large for a Float is refused`() {
    #expect(read(Float.self, "1e39") == nil)
    #expect(read(Float.self, "3.4e38") == 3.4e38)
  }

  @Test(arguments: [("true", true), ("True", true), ("TRUE", true), ("1", true), ("false", false), ("0", false)])
  func `booleans may be written as other languages write them`(text: String, value: Bool) {
    #expect(read(Bool.self, text) == value)
  }

  @Test(arguments: ["", "yes", "2", " true", "tRUE", "null"])
  func `what is no boolean is refused`(text: String) {
    #expect(read(Bool.self, text) == nil)
  }
}
