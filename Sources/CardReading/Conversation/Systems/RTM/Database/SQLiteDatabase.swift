import CSQLite

/// A database file that is only read, as it stands: nothing beside it is looked at, and nothing is written.
struct SQLiteDatabase: ~Copyable {
  private let handle: OpaquePointer

  enum Failure: Error {
    case noLibrary

    /// What is wrong, in the library's words.
    case broken(String)
  }

  /// Opens the file at a path.
  init(path: String) throws(Failure) {
    var opened: OpaquePointer?
    let status = csqlite_open(Self.address(of: path), &opened)
    guard status == CSQLITE_DONE, let opened else {
      let message = opened.map { String(cString: csqlite_message($0)) }
      csqlite_close(opened)
      throw status == CSQLITE_NO_LIBRARY ? .noLibrary : .broken(message ?? "there is no memory for it")
    }
    handle = opened
  }

  deinit { csqlite_close(handle) }

  /// The rows of a query; they must be gone before the database is.
  func rows(of query: String) throws(Failure) -> SQLiteRows {
    var rows: OpaquePointer?
    guard csqlite_query(handle, query, &rows) == CSQLITE_DONE, let rows else {
      csqlite_rows_free(rows)
      throw .broken(message)
    }
    return SQLiteRows(handle: rows)
  }

  /// What went wrong last.
  var message: String { String(cString: csqlite_message(handle)) }

  /// The path as an address, in which the marks of addresses are escaped.
  private static func address(of path: String) -> String {
    var text = path.utf8.first == UInt8(ascii: "/") ? "file://" : "file:"
    for scalar in path.unicodeScalars {
      switch scalar {
      case "%", "?", "#": text += "%" + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "?mode=ro&immutable=1"
  }
}
