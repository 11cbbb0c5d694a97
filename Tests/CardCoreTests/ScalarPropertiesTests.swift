import Testing

@testable import CardCore

struct ScalarPropertiesTests {
  private static let all = (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }

  @Test func `the ranges are those of Unicode's tables`() {
    #expect(Self.all.allSatisfy { $0.isNoncharacter == $0.properties.isNoncharacterCodePoint })
    #expect(Self.all.allSatisfy { $0.isDefaultIgnorable == $0.properties.isDefaultIgnorableCodePoint })
    #expect(Self.all.allSatisfy { $0.isWhiteSpace == $0.properties.isWhitespace })
  }

  @Test func `letters of East Asia carry nothing and hide nothing`() {
    #expect(
      Self.all.filter(\.isEastAsianLetter).allSatisfy { $0.properties.generalCategory == .otherLetter })
  }
}
