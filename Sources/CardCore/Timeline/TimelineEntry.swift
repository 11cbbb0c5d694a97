/// A row of a conversation as it is shown, from top to bottom.
///
/// A timeline says what is shown and never how: times and days are already words, names are already chosen, and text is
/// `DisplayText`, so a renderer has nothing left to decide but looks.
public enum TimelineEntry: Hashable, Sendable {
  /// The name of a room, where one input has several, or the name of the only one.
  case room(DisplayText)

  /// The list of conversations, where the source has one.
  case sessions([SessionRow])

  /// The day of the messages that follow.
  case day(TimeMark)

  /// What follows has not been read.
  case unread

  /// Something that the system says; nobody's name stands over it.
  case notice(Notice)

  /// Something that somebody says.
  case message(Bubble)
}
