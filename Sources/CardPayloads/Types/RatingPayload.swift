public import CardCore

/// A rating in stars, with what somebody wrote about it.
public struct RatingPayload: CardPayload, Hashable {
  public static let type: PayloadType = "rating"
  public static let summary = "a score in stars, with a review"
  public static let example: Self? = Self(
    title: "Blue Door Bakery", score: 4.5,
    body: "The *best* cardamom buns in town. Come before ten, or they are gone.")

  /// The most stars, and how many there are where nothing is said.
  public static let maximumStars = 10
  private static let usualStars = 5

  /// What is rated.
  public var title: String

  /// The score, from 0 to `max`, which stands beside the stars.
  ///
  /// The stars are rounded, but only a full score is full of them, and only 0 is without one.
  public var score: Double

  /// How many stars there are: 1 to 10, and 5 where nothing is said.
  public var max: Int?
  public var body: String?

  public init(title: String, score: Double, max: Int? = nil, body: String? = nil) {
    self.title = title
    self.score = score
    self.max = max
    self.body = body
  }

  public func card(using builder: inout CardBuilder) -> Card {
    builder.expectText(title, field: "title")
    let stars = max ?? Self.usualStars
    if 1...Self.maximumStars ~= stars {
      let hint = max.map { "see that it fits the max of \($0)" }
      builder.expectNumber(score, in: 0...Double(stars), field: "score", hint: hint)
    } else {
      builder.expectNumber(Double(stars), in: 1...Double(Self.maximumStars), field: "max")
    }
    let rating = Block.paragraph([.text(DisplayText(Self.rating(score, of: stars)))])
    return Card(title: builder.line(title), body: [rating] + (body.map { builder.body($0, field: "body") } ?? []))
  }

  /// Stars with the numbers beside them, and the numbers alone where there cannot be stars.
  private static func rating(_ score: Double, of stars: Int) -> String {
    let numbers = "\(DecimalNumber(score))/\(stars)"
    guard 1...maximumStars ~= stars, 0...Double(stars) ~= score else { return numbers }
    let whole = score == 0 || score == Double(stars)
    let full = whole ? Int(score) : Swift.min(Swift.max(Int(score.rounded()), 1), stars - 1)
    return String(repeating: "★", count: full) + String(repeating: "☆", count: stars - full) + " " + numbers
  }
}
