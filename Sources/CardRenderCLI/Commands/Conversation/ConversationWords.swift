import CardConversations

/// What became of the messages that are not shown, in a sentence.
enum ConversationWords {
  /// Said where an input is whole and holds nothing of a conversation but names.
  static let nothing = "cardrender: there is no message to show\n"

  /// Said of files whose cards were asked for, and that have none; nothing where there are no such files.
  static func filesWithoutCards(_ count: Int) -> String {
    guard count > 0 else { return "" }
    return "cardrender: \(SummaryText.counted(count, "file")) of conversations not shown; see cardrender conversation\n"
  }

  /// `cardrender: 3 messages are not shown: 2 without a card, 1 empty`; nothing where all are shown or were not asked for.
  static func omissions(_ counts: TimelineCounts) -> String {
    let parts = [
      (counts.hidden, "hidden and without a card"), (counts.empty, "with nothing to show"),
      (counts.repeated, "shown once already"),
    ]
    let told = parts.filter { $0.0 > 0 }
    guard !told.isEmpty else { return "" }
    let sum = told.reduce(0) { $0 + $1.0 }
    let reasons = told.map { "\(Grouped($0.0)) \($0.1)" }.joined(separator: ", ")
    return "cardrender: \(SummaryText.counted(sum, "message")) not shown: \(reasons)\n"
  }

  static func noRoom(_ id: String, known: [String]) -> UsageError {
    let names = known.prefix(10).map { DisplayText.quoted($0) }.joined(separator: ", ")
    return UsageError(
      "--room is \(DisplayText.quoted(id)), and no message is of that room",
      hint: known.isEmpty ? "the input names no room" : "the rooms are \(names)\(known.count > 10 ? ", …" : "")")
  }
}
