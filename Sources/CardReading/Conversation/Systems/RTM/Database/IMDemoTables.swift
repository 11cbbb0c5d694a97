import CardCore
import CardMetadata

/// The tables of IMDemo's database, as far as they say what was said and by whom.
struct IMDemoTables: ~Copyable {
  let database: SQLiteDatabase
  let limits: ReadingLimits

  /// The number of the app's user, whose own messages these are; `nil` where nothing tells it.
  let owner: Int64?

  init(database: consuming SQLiteDatabase, path: String, options: ConversationOptions) {
    limits = options.limits
    owner =
      options.viewer.flatMap { Int64($0) } ?? IMDemoOwner.inPath(path) ?? IMDemoOwner.inTables(of: database)
    self.database = database
  }

  func read<Failure>(
    _ receive: (ConversationReading) throws(Failure) -> Void
  ) throws(DatabaseStop<Failure>) {
    try expectTable(receive)
    if let owner { try give(ConversationReading(.viewer("\(owner)"), range: 0..<0), to: receive) }
    do {
      try readContacts(receive)
    } catch {
      guard case .broken(let failure) = error else { throw error }
      // Messages can be shown without the names of contacts.
      try give(ConversationReading(range: 0..<0, diagnostics: [.noContacts(failure)]), to: receive)
    }
    try readMessages(receive)
  }

  private func give<Failure>(
    _ reading: ConversationReading, to receive: (ConversationReading) throws(Failure) -> Void
  ) throws(DatabaseStop<Failure>) {
    do { try receive(reading) } catch { throw .stopped(error) }
  }

  /// The rows of a query, each handed on.
  private func each<Failure>(
    _ query: String, _ body: (borrowing SQLiteRows) throws(DatabaseStop<Failure>) -> Void
  ) throws(DatabaseStop<Failure>) {
    let rows: SQLiteRows
    do throws(SQLiteDatabase.Failure) { rows = try database.rows(of: query) } catch { throw .broken(error) }
    while true {
      switch rows.step() {
      case .row: try body(rows)
      case .end: return
      case .broken: throw .broken(.broken(database.message))
      }
    }
  }

  /// A view, a virtual table or a column that is worked out could run anything, without an end.
  private func expectTable<Failure>(
    _ receive: (ConversationReading) throws(Failure) -> Void
  ) throws(DatabaseStop<Failure>) {
    var (tableCount, otherCount) = (0 as Int64, 0 as Int64)
    try each(Self.check) { (row: borrowing SQLiteRows) throws(DatabaseStop<Failure>) in
      (tableCount, otherCount) = (row.integer(0) ?? 0, row.integer(1) ?? 1)
    }
    guard tableCount == 1, otherCount == 0 else {
      throw .broken(.broken("it has no table of messages as IMDemo keeps them"))
    }
  }

  private static let check = """
    SELECT sum(type='table' AND rootpage>0 AND lower(name)='message'),
      sum(NOT (type='table' AND rootpage>0))
      + (SELECT count(*) FROM pragma_table_xinfo('message') WHERE hidden>0)
      + (SELECT count(*) FROM pragma_table_xinfo('Contact') WHERE hidden>0)
    FROM sqlite_schema WHERE lower(name) IN ('message','contact')
    """
}

extension IMDemoTables {
  private func readContacts<Failure>(
    _ receive: (ConversationReading) throws(Failure) -> Void
  ) throws(DatabaseStop<Failure>) {
    try each("SELECT kind, xid, nickname, xname FROM Contact ORDER BY kind, xid") {
      (row: borrowing SQLiteRows) throws(DatabaseStop<Failure>) in
      guard let number = row.integer(1), let kind = row.integer(0).flatMap(RTMDialogue.Kind.init(number:)) else {
        return try self.give(
          ConversationReading(range: 0..<0, diagnostics: [.badRow("contact", "kind or xid")]), to: receive)
      }
      let name = RTMContact.name(nickname: row.text(2), registered: row.text(3), xid: "\(number)")
      let contact = RTMContact(dialogue: RTMDialogue(kind: kind, xid: "\(number)"), name: name)
      for item in contact.items { try self.give(ConversationReading(item, range: 0..<0), to: receive) }
    }
  }

  private func readMessages<Failure>(
    _ receive: (ConversationReading) throws(Failure) -> Void
  ) throws(DatabaseStop<Failure>) {
    // A push to the user is stored under the user's own number: the dialogue is the sender's.
    let other = owner.map { "CASE WHEN kind<2 AND xid=\($0) THEN senderUid ELSE xid END" } ?? "xid"
    let kind = "CASE kind WHEN 0 THEN 1 ELSE kind END"
    try each(
      "SELECT \(kind) AS place, \(other) AS other, senderUid, mid, message, mtime, isCmd FROM message "
        + "ORDER BY place, other, mtime, mid"
    ) { (row: borrowing SQLiteRows) throws(DatabaseStop<Failure>) in
      try self.give(self.reading(of: row), to: receive)
    }
  }

  private func reading(of row: borrowing SQLiteRows) -> ConversationReading {
    var message = Message(metadata: RawMetadata(), at: "message")
    var diagnostics: [Diagnostic] = []
    let text = row.text(4)
    if let text, text.utf8.count > limits.maximumMessageLength {
      return ConversationReading(range: 0..<0, diagnostics: [.tooLarge(text.utf8.count, limits, range: 0..<0)])
    }
    message.text = text?.isEmpty == false ? text : nil
    let kind = row.integer(0).flatMap(RTMDialogue.Kind.init(number:))
    message.room = (row.integer(1).map { "\($0)" } ?? row.text(1)).map { RTMDialogue(kind: kind, xid: $0).id }
    message.sender = (row.integer(2).map { "\($0)" } ?? row.text(2))
      .map { Participant(id: $0, name: RTMContact.unnamed($0)) }
    message.orderNumber = row.integer(3)
    message.id = row.integer(3).map { "\($0)" } ?? row.text(3)
    message.time = row.integer(5).flatMap { MessageTime(exactlySecondsOrMilliseconds: $0) }
    let isNotice = row.integer(6)
    message.kind = isNotice ?? 0 != 0 ? .notice : message.text == nil ? .hidden : .chat
    if kind == nil { diagnostics.append(.badRow("message", "kind")) }
    if message.time == nil { diagnostics.append(.badRow("message", "mtime")) }
    if message.orderNumber == nil { diagnostics.append(.badRow("message", "mid")) }
    if isNotice == nil { diagnostics.append(.badRow("message", "isCmd")) }
    return ConversationReading(.message(message), range: 0..<0, diagnostics: diagnostics)
  }
}

extension Diagnostic {
  fileprivate static func badRow(_ table: String, _ column: String) -> Diagnostic {
    Diagnostic(
      .conversationBadValue, "a \(table) of the database has no number in its \(column)", at: FieldPath([.key(column)]),
      hint: "write the row as IMDemo does")
  }

  fileprivate static func noContacts(_ failure: SQLiteDatabase.Failure) -> Diagnostic {
    let reason = if case .broken(let words) = failure { "\(DisplayText(words))" } else { "there is no library" }
    return Diagnostic(
      .conversationBadDatabase, "the contacts cannot be read, so people are shown by number: \(reason)",
      at: FieldPath(),
      hint: "copy IMDemo's database.sql3 with its table Contact", severity: .warning)
  }
}
