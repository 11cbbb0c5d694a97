import CardCore
import CardMetadata
import Testing

struct NearLimitTests {
  private static func rules(_ unit: LengthUnit = .codePoint) -> MetadataRules {
    MetadataRules(name: "small", maximumPairs: 4, maximumKeyLength: 10, maximumValueLength: 20, unit: unit)
  }

  private static func found(_ metadata: Metadata, near: Int?, unit: LengthUnit = .codePoint) -> [String] {
    MetadataValidator(rules: rules(unit), nearLimit: near).validate(metadata).map {
      "\($0.severity.rawValue) \($0.code.rawValue) \($0.path) \($0.actual ?? 0)/\($0.limit ?? 0)"
    }
  }

  private static func text(_ count: Int) -> String { String(repeating: "x", count: count) }

  @Test func `a value is near its limit from the percentage on, and no more beyond it`() {
    #expect(Self.found(["k": Self.text(17)], near: 90) == [])
    // 90% of 20 are 18.
    for count in 18...20 {
      #expect(Self.found(["k": Self.text(count)], near: 90) == ["note metadata.near-limit data.k \(count)/20"])
    }
    #expect(Self.found(["k": Self.text(21)], near: 90) == ["error metadata.value-too-long data.k 21/20"])
  }

  @Test func `a key and the number of pairs are near theirs in the same way`() {
    #expect(Self.found([Self.text(8): ""], near: 90) == [])
    #expect(Self.found([Self.text(9): ""], near: 90) == ["note metadata.near-limit data.xxxxxxxxx 9/10"])
    #expect(Self.found(["a": "", "b": ""], near: 75) == [])
    #expect(Self.found(["a": "", "b": "", "c": ""], near: 75) == ["note metadata.near-limit data 3/4"])
    #expect(Self.found(["a": "", "b": "", "c": "", "d": ""], near: 100) == ["note metadata.near-limit data 4/4"])
  }

  @Test func `a share that is no whole number is rounded up`() {
    // 99% of 20 are 19.8, and 1% of 20 is 0.2.
    #expect(Self.found(["k": Self.text(19)], near: 99) == [])
    #expect(
      Self.found(["": Self.text(0), "k": Self.text(1)], near: 1).filter { $0.contains("data.k 1/20") }.count == 1)
  }

  @Test func `nothing is noted where nobody asks`() {
    #expect(Self.found([Self.text(10): Self.text(20)], near: nil) == [])
  }

  @Test(arguments: LengthUnit.allCases)
  func `the unit of the rules decides`(unit: LengthUnit) {
    // 6 syllables are 18 bytes, and 6 of everything else.
    let expected = unit == .utf8 ? ["note metadata.near-limit data.k 18/20"] : []
    #expect(Self.found(["k": String(repeating: "\u{D55C}", count: 6)], near: 90, unit: unit) == expected)
  }

  @Test func `a text that another unit refuses is noted beside the warning`() {
    let value = String(repeating: "\u{E9}", count: 19)
    #expect(
      Self.found(["k": value], near: 90) == [
        "warning metadata.unit-dependent data.k 19/20", "note metadata.near-limit data.k 19/20",
      ])
  }

  @Test func `the message names the measure and the share`() {
    let problem = MetadataValidator(rules: Self.rules(), nearLimit: 90).validate(["k": Self.text(19)]).first
    #expect(problem?.message == #"the value of "k" is 19 code points long, 95% of the limit of 20"#)
  }
}

extension NearLimitTests {
  @Test func `a limit of any size has a share`() {
    let rules = MetadataRules(name: "", maximumPairs: .max, maximumKeyLength: .max, maximumValueLength: .max)
    #expect(MetadataValidator(rules: rules, nearLimit: 100).validate(["k": "v"]).isEmpty)
  }
}
