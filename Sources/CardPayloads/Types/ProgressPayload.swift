public import CardCore

/// How far something is.
///
/// `value` counts from 0 to `max`, as in HTML: `65` is 65%, and `3` of a `max` of `5` is three steps of five.
public struct ProgressPayload: CardPayload, Hashable {
  public static let type: PayloadType = "progress"
  public static let summary = "how far something is, in percent or in steps"
  public static let example: Self? = Self(
    title: "Maps for your trip", value: 62.5, body: "*Norway, south* is next. You can close the app meanwhile.")

  private static let usualMaximum = 100.0

  public var title: String

  /// What is done, from 0 to `max`.
  public var value: Double

  /// What there is to do: more than 0, and 100 where nothing is said.
  public var max: Double?
  public var body: String?

  public init(title: String, value: Double, max: Double? = nil, body: String? = nil) {
    self.title = title
    self.value = value
    self.max = max
    self.body = body
  }

  public func card(using builder: inout CardBuilder) -> Card {
    builder.expectText(title, field: "title")
    let whole = max ?? Self.usualMaximum
    if whole > 0 {
      let hint = max.map { "see that it fits the max of \(DecimalNumber($0))" }
      builder.expectNumber(value, in: 0...whole, field: "value", hint: hint)
    } else {
      builder.report(
        .payloadBadValue, "\"max\" is \(DecimalNumber(whole)); expected more than 0", field: "max",
        hint: "write how much there is to do, or leave it out for percent")
    }
    let body = body.map { builder.body($0, field: "body") } ?? []
    return Card(title: builder.line(title), body: [.meters([meter(of: whole)])] + body)
  }

  private func meter(of whole: Double) -> Meter {
    let percent = Meter.percent(value, of: whole)
    let steps = max.map { "\(DecimalNumber(value))/\(DecimalNumber($0)) (\(percent)%)" }
    return Meter(.progress, percent: percent, amount: DisplayText(steps ?? "\(DecimalNumber(value))%"))
  }
}
