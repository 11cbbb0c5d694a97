import Foundation

/// Writes databases for tests by libsqlite3, which the product only reads with.
enum SQLiteWriter {
  struct Failure: Error {
    let words: String
  }

  private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  private typealias Execute =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer?) -> Int32

  /// Runs statements on the database at a path, which is made where it is not there.
  static func run(_ sql: String, on path: String) throws {
    #if canImport(Darwin)
      let name = "libsqlite3.dylib"
    #else
      let name = "libsqlite3.so.0"
    #endif
    guard let library = dlopen(name, RTLD_NOW), let open = dlsym(library, "sqlite3_open"),
      let execute = dlsym(library, "sqlite3_exec"), let close = dlsym(library, "sqlite3_close")
    else { throw Failure(words: "there is no \(name)") }
    var database: OpaquePointer?
    defer { _ = unsafeBitCast(close, to: Close.self)(database) }
    guard unsafeBitCast(open, to: Open.self)(path, &database) == 0,
      unsafeBitCast(execute, to: Execute.self)(database, sql, nil, nil, nil) == 0
    else { throw Failure(words: "SQLite refuses \(sql.prefix(80))") }
  }
}
