import CardCore
import CardMetadata
import Testing

struct LimitTwinsTests {
  private static func rules(_ unit: LengthUnit) -> MetadataRules {
    MetadataRules(name: "eight", maximumPairs: 1, maximumKeyLength: 8, maximumValueLength: 8, unit: unit)
  }

  /// What is said of the length of a key or a value.
  private static func found(_ metadata: Metadata, _ unit: LengthUnit) -> [String] {
    MetadataValidator(rules: rules(unit)).validate(metadata)
      .filter { [.metadataKeyTooLong, .metadataValueTooLong, .metadataUnitDependent].contains($0.code) }
      .map { "\($0.code.rawValue) \($0.actual ?? 0)/\($0.limit ?? 0)" }
  }

  @Test(arguments: LimitTwins.all)
  func `both twins have the lengths that the definitions give them`(twins: LimitTwins) {
    for (text, expected) in [(twins.fitting, twins.fittingLengths), (twins.over, twins.overLengths)] {
      #expect(LengthUnit.allCases.map { $0.length(of: text) } == expected)
      #expect(LengthUnit.allCases.map { TextLengths(of: text)[$0] } == expected)
    }
  }

  @Test(arguments: LimitTwins.all)
  func `a key and a value pass at the limit and break it one over`(twins: LimitTwins) {
    // Where another unit breaks the limit, the one that fits is warned of.
    let warning = twins.fittingLengths.contains { $0 > 8 } ? ["metadata.unit-dependent 8/8"] : []
    #expect(Self.found([twins.fitting: ""], twins.unit) == warning)
    #expect(Self.found(["k": twins.fitting], twins.unit) == warning)
    #expect(Self.found([twins.over: ""], twins.unit) == ["metadata.key-too-long 9/8"])
    #expect(Self.found(["k": twins.over], twins.unit) == ["metadata.value-too-long 9/8"])
  }
}
