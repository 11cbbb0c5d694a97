/// Whose database it is: IMDemo does not write that into it.
enum IMDemoOwner {
  /// The number in the name of the folder, `user_1001/database.sql3`.
  static func inPath(_ path: String) -> Int64? {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return folder.hasPrefix("user_") ? Int64(folder.dropFirst(5)) : nil
  }

  /// The number that takes part in every dialogue of two in which somebody else wrote than it is kept under; of two such
  /// numbers the one that is no contact.
  static func inTables(of database: borrowing SQLiteDatabase) -> Int64? {
    var candidates: Set<Int64>?
    let pairs = "SELECT DISTINCT xid, senderUid FROM message WHERE kind<2 AND xid<>senderUid LIMIT 10000"
    guard
      each(
        pairs, of: database,
        { row in
          let pair: Set<Int64> = [row.integer(0) ?? 0, row.integer(1) ?? 0]
          candidates = candidates?.intersection(pair) ?? pair
        })
    else { return nil }
    if var left = candidates, left.count == 2 {
      let query = "SELECT xid FROM Contact WHERE kind<2 AND xid IN (\(left.map { "\($0)" }.joined(separator: ",")))"
      guard each(query, of: database, { row in if let friend = row.integer(0) { left.remove(friend) } }) else {
        return nil
      }
      candidates = left
    }
    return candidates?.count == 1 ? candidates?.first : nil
  }

  private static func each(
    _ query: String, of database: borrowing SQLiteDatabase, _ body: (borrowing SQLiteRows) -> Void
  ) -> Bool {
    let rows: SQLiteRows
    do { rows = try database.rows(of: query) } catch { return false }
    while true {
      switch rows.step() {
      case .row: body(rows)
      case .end: return true
      case .broken: return false
      }
    }
  }
}
