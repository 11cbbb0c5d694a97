import CSQLite

/// The rows of a query, one at a time.
struct SQLiteRows: ~Copyable {
  private let handle: OpaquePointer

  init(handle: OpaquePointer) {
    self.handle = handle
  }

  deinit { csqlite_rows_free(handle) }

  enum Step {
    case row, end, broken
  }

  /// Goes to the next row.
  func step() -> Step {
    switch csqlite_step(handle) {
    case CSQLITE_ROW: .row
    case CSQLITE_DONE: .end
    default: .broken
    }
  }

  /// An integer of 64 bits, exactly; `nil` where something else stands in the column.
  func integer(_ column: Int32) -> Int64? {
    switch csqlite_column_kind(handle, column) {
    case CSQLITE_INTEGER: csqlite_column_integer(handle, column)
    // Columns of no declared type keep digits as text.
    case CSQLITE_TEXT: text(column).flatMap { Int64($0) }
    default: nil
    }
  }

  /// A text, or `nil` for none; bytes that are no UTF-8 become U+FFFD.
  func text(_ column: Int32) -> String? {
    guard csqlite_column_kind(handle, column) != CSQLITE_NULL else { return nil }
    var length = 0
    guard let bytes = csqlite_column_text(handle, column, &length) else { return nil }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
