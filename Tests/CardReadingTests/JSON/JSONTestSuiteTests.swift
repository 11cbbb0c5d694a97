import CardCore
import CardMetadata
import CardReading
import Testing

/// What the reader makes of nst/JSONTestSuite.
///
/// Skipped where the suite is not at hand.
@Suite(.enabled(if: JSONTestSuite.shared != nil, "nst/JSONTestSuite is not at hand"))
struct JSONTestSuiteTests {
  /// Two documents in a row, which a reader of JSON lines must take.
  static let twoDocuments: Set<String> = [
    "n_structure_double_array.json",  // [][]
    "n_structure_object_with_trailing_garbage.json",  // {"a": true} "x"
  ]

  @Test func `every y_ file is one document without a fault`() throws {
    for (name, bytes) in try #require(JSONTestSuite.shared).files("y_") {
      let outcomes = JSONDocuments.all(in: bytes)
      #expect(outcomes.count == 1, "\(name)")
      #expect(outcomes.flatMap(\.diagnostics).isEmpty, "\(name)")
    }
  }

  @Test func `every n_ file is refused, save two documents in a row`() throws {
    for (name, bytes) in try #require(JSONTestSuite.shared).files("n_") {
      let outcomes = JSONDocuments.all(in: bytes)
      let faults = outcomes.flatMap(\.diagnostics)
      if Self.twoDocuments.contains(name) {
        #expect(outcomes.count == 2, "\(name)")
        #expect(faults.isEmpty, "\(name)")
      } else {
        #expect(faults.contains { $0.severity == .error }, "\(name)")
      }
    }
  }

  @Test func `every i_ file is decided`() throws {
    for (name, bytes) in try #require(JSONTestSuite.shared).files("i_") {
      let codes = JSONDocuments.all(in: bytes).flatMap(\.diagnostics).map(\.code)
      let decision = try #require(JSONTestSuiteDecision.all[name], "\(name) is undecided")
      #expect(Set(codes) == Set([decision.code].compactMap(\.self)), "\(name)")
    }
  }

  @Test func `every fault of the suite is marked inside its file`() throws {
    for (name, bytes) in try #require(JSONTestSuite.shared).files {
      for diagnostic in JSONDocuments.all(in: bytes).flatMap(\.diagnostics) {
        let range = try #require(diagnostic.range, "\(name)")
        #expect(range.upperBound <= bytes.count && (!range.isEmpty || range.lowerBound == bytes.count), "\(name)")
      }
    }
  }

  @Test func `both tokenizers read the suite alike`() throws {
    for (name, bytes) in try #require(JSONTestSuite.shared).files {
      #expect(TokenizerAgreement(bytes).holds, "\(name)")
    }
  }
}
