import CardCore
import Testing

@testable import CardRenderers

struct FactColumnTests {
  private static let six = [
    Fact("Region", "eu-1"), Fact("CPU", "38%"), Fact("Replicas", "12"), Fact("Memory", "1 GB"), Fact("Owner", "Ann"),
    Fact("Up", "9 d"),
  ]

  private static let pairs = [
    "Region:   eu-1    CPU:    38%", "Replicas: 12      Memory: 1 GB", "Owner:    Ann     Up:     9 d",
  ]

  private func lines(_ facts: [Fact], width: Int, style: LayoutStyle = .screen) -> [String] {
    CardLayout.layout(Card(body: [.facts(facts)]), width: width, style: style).lines.map(\.text)
  }

  @Test func `many short facts stand two by two, where two fit`() {
    #expect(lines(Self.six, width: 30) == Self.pairs)
    #expect(lines(Self.six, width: 29).count == 6)
    #expect(lines(Self.six, width: 1000) == Self.pairs)
  }

  @Test func `the last of an odd number stands alone`() {
    #expect(lines(Self.six + [Fact("Zone", "b")], width: 40) == Self.pairs + ["Zone:     b"])
  }

  @Test func `few facts, sums, texts of several lines and long ones stand under one another`() {
    #expect(lines(Array(Self.six.dropLast()), width: 80).count == 5)
    #expect(lines(Self.six + [Fact("Total", "1", isTotal: true)], width: 80).count == 8)
    #expect(lines(Self.six + [Fact("Note", DisplayText(lines: "a\nb"))], width: 80).count == 8)
    let long = DisplayText(String(repeating: "word ", count: 12))
    #expect(lines(Self.six + [Fact("Note", long)], width: 200).count == 7)
  }

  @Test func `a log has one fact a line`() {
    #expect(lines(Self.six, width: 80, style: .log).count == 6)
  }

  @Test func `columns are read from the right where the facts are`() {
    let facts = (1...6).map { Fact(DisplayText(String(repeating: "א", count: $0)), DisplayText("\($0)")) }
    #expect(
      lines(facts, width: 22) == [
        " 2     אא:    1     א:", " 4   אאאא:    3   אאא:", " 6 אאאאאא:    5 אאאאא:",
      ])
  }
}
