public import CardCore
public import FoundationEssentials

/// A code to redeem.
///
/// Whether it has expired is not judged: what draws a card reads no clock.
public struct CouponPayload: CardPayload, Hashable {
  public static let type: PayloadType = "coupon"
  public static let summary = "a code to redeem, with its terms and its last day"
  public static let example: Self? = Self(
    title: "20% off your next order", code: "SPRING-7Q4M", body: "For orders over ₩ 30,000; *one per person*.",
    expires: Date(timeIntervalSince1970: 1_798_729_140))

  public var title: String

  /// The code, letter by letter: what hides in it is shown.
  public var code: String

  /// The terms.
  public var body: String?

  /// The moment from which on the code is worth nothing, as RFC 3339 has it.
  public var expires: Date?

  public init(title: String, code: String, body: String? = nil, expires: Date? = nil) {
    self.title = title
    self.code = code
    self.body = body
    self.expires = expires
  }

  public func card(using builder: inout CardBuilder) -> Card {
    builder.expectText(title, field: "title")
    builder.expectText(code, field: "code")
    let blocks: [Block] = DisplayText.isBlank(code) ? [] : [.code(CodeBlock(DisplayText(exactly: code)))]
    let body = body.map { builder.body($0, field: "body") } ?? []
    let facts = expires.map { [UTCDate($0).fact(builder.words.validUntil)] }
    return Card(title: builder.line(title), body: blocks + body + (facts.map { [.facts($0)] } ?? []))
  }
}
