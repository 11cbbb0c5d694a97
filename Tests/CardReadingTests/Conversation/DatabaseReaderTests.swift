import CardCore
import CardReading
import Foundation
import Testing

struct DatabaseReaderTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Samples/conversations/rtm").standardized

  /// Makes a database by SQLite itself, in a folder that is removed behind the body.
  private func withDatabase<T>(_ sql: String, folder: String = "user_1001", _ body: (String) throws -> T) throws -> T {
    let root = FileManager.default.temporaryDirectory.appending(path: "cardrender-\(UUID().uuidString)")
    let place = root.appending(path: folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let file = place.appending(path: "database.sql3")
    try SQLiteWriter.run(sql, on: file.path)
    return try body(file.path)
  }

  private func read(_ path: String, viewer: String? = nil) -> Reading {
    var readings: [ConversationReading] = []
    DatabaseReader(options: ConversationOptions(viewer: viewer)).read(path: path) { readings.append($0) }
    return Reading(readings)
  }

  private func sample() throws -> String {
    try String(contentsOf: Self.samples.appending(path: "database.sql"), encoding: .utf8)
  }

  @Test func `a database gives contacts and messages, dialogue by dialogue and in the order of time`() throws {
    let reading = try withDatabase(sample()) { read($0) }
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.viewers == ["1001"])
    #expect(reading.names["1002"] == "Li Lei" && reading.names["1004"] == "ID: 1004")
    #expect(Set(reading.messages.map(\.room)) == ["group:77", "room:9", "user:1002", "user:1005"])
    for room in Set(reading.messages.map(\.room)) {
      let keys = reading.messages.filter { $0.room == room }.map { ($0.time!, $0.orderNumber!) }
      #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
    }
    #expect(reading.messages.contains { $0.id == "9007199254740995" })
    #expect(reading.messages.contains { $0.kind == .notice } && reading.messages.contains { $0.kind == .hidden })
  }

  @Test(arguments: ["user_1001", "elsewhere"])
  func `a push that the app kept under its user's number is in its sender's dialogue`(folder: String) throws {
    let reading = try withDatabase(sample(), folder: folder) { read($0) }
    #expect(reading.viewers == ["1001"])
    #expect(reading.messages.contains { $0.text == "+82 64-555-0199" && $0.room == "user:1002" })
    #expect(!reading.messages.contains { $0.room == "user:1001" })
  }

  @Test func `a stranger's word for the viewer counts first`() throws {
    #expect(try withDatabase(sample()) { read($0, viewer: "1005").viewers } == ["1005"])
  }

  @Test func `nothing is written, neither into the file nor beside it`() throws {
    try withDatabase(sample()) { path in
      let before = try Data(contentsOf: URL(filePath: path))
      _ = read(path)
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
      let folder = URL(filePath: path).deletingLastPathComponent().path
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["database.sql3"])
    }
  }

  @Test func `whoever takes the readings can end the reading`() throws {
    struct Enough: Error {}
    try withDatabase(sample()) { path in
      var count = 0
      #expect(throws: Enough.self) {
        try DatabaseReader().read(path: path) { (_: ConversationReading) throws(Enough) in
          count += 1
          if count == 3 { throw Enough() }
        }
      }
      #expect(count == 3)
    }
  }

  // MARK: Hostile files

  @Test(arguments: [
    "CREATE TABLE other (a);",
    "CREATE VIEW message AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT 1 kind, i xid, i senderUid, 0 isCmd, i mid, 'x' message, i mtime FROM n;",
    "CREATE TABLE message (kind, xid);",
    "CREATE TABLE message (kind, xid, senderUid, isCmd, mid, message, mtime); CREATE VIEW Contact AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT 1 kind, i xid, '' xname, '' nickname FROM n;",
  ])
  func `what is not IMDemo's is said`(sql: String) throws {
    let reading = try withDatabase(sql) { read($0) }
    #expect(Set(reading.codes) == [.conversationBadDatabase] && reading.messages.isEmpty)
    #expect(reading.diagnostics.last?.severity == .error)
  }

  @Test func `rows of any kind of value are shown, and what is wrong with them is said`() throws {
    let table = "CREATE TABLE message (kind, xid, senderUid, isCmd, mid, message, mtime);"
    let values = ["NULL", "'x'", "x'ff00fe'", "1.5", "9223372036854775807", "-9223372036854775808", "''"]
    for value in values {
      let row = Array(repeating: value, count: 7).joined(separator: ",")
      let reading = try withDatabase(table + "INSERT INTO message VALUES (\(row));") { read($0) }
      #expect(reading.messages.count == 1, "\(value)")
      #expect(reading.codes.contains(.conversationBadValue), "\(value)")
    }
  }

  @Test func `a message that is too long is said`() throws {
    let sql =
      "CREATE TABLE message (kind, xid, senderUid, isCmd, mid, message, mtime);"
      + "INSERT INTO message VALUES (2, 77, 1, 0, 1, printf('%.*c', 300000, 'x'), 1650460813000);"
    #expect(try withDatabase(sql) { read($0) }.codes.contains(.jsonSize))
  }

  @Test func `a database that is cut off or damaged is said, and never a crash`() throws {
    try withDatabase(sample()) { path in
      let whole = try Data(contentsOf: URL(filePath: path))
      for length in [0, 1, 16, 100, 4096, whole.count / 2] {
        try whole.prefix(length).write(to: URL(filePath: path))
        #expect(read(path).codes.contains(.conversationBadDatabase), "\(length) bytes")
      }
      for step in 0..<60 {
        var damaged = whole
        for offset in stride(from: 100 + step * 7, to: whole.count, by: 97) {
          damaged[offset] = UInt8(truncatingIfNeeded: offset &* 31)
        }
        try damaged.write(to: URL(filePath: path))
        _ = read(path)
      }
    }
  }

  @Test func `columns that are worked out are not looked at`() throws {
    let sql = """
      CREATE TABLE message (kind, xid, senderUid, isCmd, mid, mtime, message AS (printf('%.*c', 9000000, 'x')));
      INSERT INTO message (kind, xid, senderUid, isCmd, mid, mtime) VALUES (2, 77, 1, 0, 1, 1);
      """
    #expect(try withDatabase(sql) { read($0) }.codes == [.conversationBadDatabase])
  }

  @Test func `a log of changes beside the file is not read, and that is said`() throws {
    try withDatabase(sample()) { path in
      try Data([1]).write(to: URL(filePath: path + "-wal"))
      let reading = read(path)
      #expect(reading.codes == [.conversationBadDatabase] && reading.diagnostics.first?.severity == .warning)
      #expect(reading.messages.count > 40)
    }
  }

  @Test func `a file that is not there is said`() {
    #expect(read("/nonexistent/user_1/database.sql3").codes == [.conversationBadDatabase])
  }

  @Test func `a path may have the marks of addresses`() throws {
    #expect(try withDatabase(sample(), folder: "a b?c#d%20é") { read($0) }.messages.count > 40)
  }

  @Test func `a database as a stream is told where to go`() {
    let bytes = Array("SQLite format 3\0".utf8) + Array(repeating: 0, count: 100)
    #expect(DatabaseReader.reads(bytes))
    #expect(Reading(bytes).codes == [.conversationBadDatabase])
    #expect(!DatabaseReader.reads(Array("{}".utf8)))
  }
}
