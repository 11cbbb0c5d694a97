public import CardCore

/// A question with answers to choose from, and how many chose each.
///
/// In metadata `options` is a string of JSON: `[{"id":"tea","text":"Tea","votes":3},{"id":"coffee","text":"Coffee"}]`. Each
/// option is a button that hands `vote:` and its id to the host app, until the poll is closed.
public struct PollPayload: CardPayload, Hashable {
  public static let type: PayloadType = "poll"
  public static let summary = "a question with 2 to 10 options to vote for, and their votes"
  public static let example: Self? = Self(
    question: "Where shall we have the summer party?",
    options: [
      Option(id: "lake", text: "At the lake", votes: 12), Option(id: "roof", text: "On the roof", votes: 7),
      Option(id: "park", text: "In the park", votes: 5),
    ])

  /// How many options a poll has; one that has a single option is none.
  public static let optionCounts = 2...10

  /// An answer to choose.
  public struct Option: Codable, Hashable, Sendable {
    /// The word by which the host app knows the option; no two of a poll have the same.
    public var id: String
    public var text: String

    /// How many chose it, 0 where nothing is said.
    public var votes: Int?

    public init(id: String, text: String, votes: Int? = nil) {
      self.id = id
      self.text = text
      self.votes = votes
    }

    /// The votes as a number that can be added up, whatever a sender wrote.
    fileprivate var count: Double { Double(max(votes ?? 0, 0)) }
  }

  public var question: String
  public var options: [Option]

  /// Whether the poll is over: it has its votes, and no buttons.
  public var closed: Bool?

  public init(question: String, options: [Option], closed: Bool? = nil) {
    self.question = question
    self.options = options
    self.closed = closed
  }

  public func card(using builder: inout CardBuilder) -> Card {
    check(&builder)
    let isClosed = closed == true
    let hasVotes = isClosed || options.contains { $0.votes != nil }
    let actions = options.map { Action(DisplayText($0.text), .submit(DisplayText(exactly: "vote:" + $0.id))) }
    return Card(
      title: builder.line(question), body: hasVotes && !options.isEmpty ? [.meters(meters)] : [],
      actions: isClosed ? [] : actions)
  }

  private var meters: [Meter] {
    let total = options.reduce(0) { $0 + $1.count }
    return options.map { option in
      let percent = Meter.percent(option.count, of: total)
      let amount = DisplayText("\(max(option.votes ?? 0, 0)) (\(percent)%)")
      return Meter(.share, label: DisplayText(option.text), percent: percent, amount: amount)
    }
  }

  private func check(_ builder: inout CardBuilder) {
    let field = FieldPath("options")
    builder.expectText(question, field: "question")
    builder.expectCount(options.count, in: Self.optionCounts, field: field)
    let counted = options.prefix(Self.optionCounts.upperBound)
    for (index, option) in counted.enumerated() {
      builder.expectText(option.id, field: field.appending(index, "id"), hint: "write a word that the app knows")
      builder.expectText(option.text, field: field.appending(index, "text"))
      guard let votes = option.votes, votes < 0 else { continue }
      builder.report(
        .payloadBadValue, "\"votes\" is \(votes); an option has 0 votes or more",
        field: field.appending(index, "votes"), hint: "count the votes again")
    }
    builder.expectDistinct(counted.map(\.id)) { field.appending($0, "id") }
  }
}
