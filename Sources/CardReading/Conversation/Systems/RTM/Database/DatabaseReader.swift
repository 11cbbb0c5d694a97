import CardCore
import FoundationEssentials

/// Reads the database that IMDemo keeps for its user, `user_<uid>/database.sql3`: contacts, then the messages of one
/// dialogue after another, by time and number, row by row.
///
/// The file is opened for reading alone and as it stands. A damaged or hostile one is a diagnostic. Rows have no place in
/// bytes, so ranges are empty.
public struct DatabaseReader: Sendable {
  private let options: ConversationOptions

  public init(options: ConversationOptions = ConversationOptions()) {
    self.options = options
  }

  /// Whether an input that begins with these bytes is a database; 16 of them tell.
  public static func reads(_ beginning: some Sequence<UInt8>) -> Bool {
    beginning.starts(with: "SQLite format 3\0".utf8)
  }

  /// Hands on what the database at a path holds, in the order in which it is to be shown.
  ///
  /// What `receive` throws ends the reading, and is thrown on.
  public func read<Failure>(
    path: String, receive: (ConversationReading) throws(Failure) -> Void
  ) throws(Failure) where Failure: Error {
    do throws(DatabaseStop<Failure>) {
      let database: SQLiteDatabase
      do throws(SQLiteDatabase.Failure) { database = try SQLiteDatabase(path: path) } catch { throw .broken(error) }
      if Self.hasLog(besides: path) { try Self.give(.unreadLog, to: receive) }
      let tables = IMDemoTables(database: database, path: path, options: options)
      try tables.read(receive)
    } catch {
      switch error {
      case .broken(let failure): try receive(ConversationReading(range: 0..<0, diagnostics: [.badDatabase(failure)]))
      case .stopped(let failure): throw failure
      }
    }
  }
}

extension DatabaseReader {
  private static func give<Failure>(
    _ diagnostic: Diagnostic, to receive: (ConversationReading) throws(Failure) -> Void
  ) throws(DatabaseStop<Failure>) {
    do { try receive(ConversationReading(range: 0..<0, diagnostics: [diagnostic])) } catch { throw .stopped(error) }
  }

  /// Whether a log of changes stands beside the file that nobody has taken into it yet.
  private static func hasLog(besides path: String) -> Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size]
    return size as? UInt64 ?? 0 > 0
  }
}

/// Why the reading of a database ended early.
enum DatabaseStop<Failure: Error>: Error {
  case broken(SQLiteDatabase.Failure)

  /// Whoever takes the readings wants no more.
  case stopped(Failure)
}

extension Diagnostic {
  fileprivate static let unreadLog = Diagnostic(
    .conversationBadDatabase, "the app has not taken its last changes into the file; those beside it are not read",
    at: FieldPath(), hint: "open it once with sqlite3, or copy it while the app is closed", severity: .warning)

  fileprivate static func badDatabase(_ failure: SQLiteDatabase.Failure) -> Diagnostic {
    switch failure {
    case .noLibrary:
      Diagnostic(
        .conversationBadDatabase, "the database cannot be read without libsqlite3, which is not installed",
        at: FieldPath(), hint: "install libsqlite3-0, or export the messages as JSON: sqlite3 -json")
    case .broken(let words):
      Diagnostic(
        .conversationBadDatabase, "the database cannot be read: \(DisplayText(words))", at: FieldPath(),
        hint: "copy IMDemo's database.sql3 again while the app is closed")
    }
  }
}
