public import CardCore

/// Named values, such as an order or a receipt.
///
/// In metadata `facts` is a string of JSON, and so is `total`: `[{"label":"Order","value":"2043"}]`.
public struct FactsPayload: CardPayload, Hashable {
  public static let type: PayloadType = "facts"
  public static let summary = "1 to 20 named values and a total, such as an order or a receipt"
  public static let example: Self? = Self(
    title: "Order 2043 is paid", body: "Thank you, Mina! It leaves the roastery tomorrow.",
    facts: [
      NamedValue(label: "Yirgacheffe, 2 × 250 g", value: "₩ 36,000"),
      NamedValue(label: "Paper filters", value: "₩ 6,500"), NamedValue(label: "Delivery", value: "₩ 3,000"),
    ], total: NamedValue(label: "Total", value: "₩ 45,500"))

  /// The most facts of one card, the total not counted.
  public static let maximumFacts = 20

  /// A label and its value, both as they are shown: amounts of money are formatted by the sender.
  public struct NamedValue: Codable, Hashable, Sendable {
    public var label: String
    public var value: String

    public init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  public var title: String?
  public var body: String?
  public var facts: [NamedValue]

  /// What stands under the line, such as the sum.
  public var total: NamedValue?

  public init(title: String? = nil, body: String? = nil, facts: [NamedValue], total: NamedValue? = nil) {
    self.title = title
    self.body = body
    self.facts = facts
    self.total = total
  }

  public func card(using builder: inout CardBuilder) -> Card {
    let body = body.map { builder.body($0, field: "body") } ?? []
    builder.expectCount(facts.count, in: 1...Self.maximumFacts, field: "facts")
    for (index, fact) in facts.prefix(Self.maximumFacts).enumerated() {
      builder.expectText(fact.label, field: FieldPath("facts").appending(index, "label"))
    }
    if let total { builder.expectText(total.label, field: FieldPath("total").appending("label")) }
    let rows = facts.map { Self.fact($0) } + [total.map { Self.fact($0, isTotal: true) }].compactMap(\.self)
    return Card(title: title.map(builder.line), body: body + (rows.isEmpty ? [] : [.facts(rows)]))
  }

  private static func fact(_ fact: NamedValue, isTotal: Bool = false) -> Fact {
    Fact(DisplayText(fact.label), DisplayText(lines: fact.value), isTotal: isTotal)
  }
}
