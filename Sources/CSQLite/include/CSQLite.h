/// Tables of SQLite databases, row by row, by libsqlite3.
///
/// The library is opened when the first database is asked for, so that a program that reads none starts without it, and
/// runs where it is not installed. A database is opened for reading alone, as a file that nobody changes: no journal is
/// looked at, nothing is locked and nothing written; its schema is not trusted, and no extension can be loaded.

#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CSQLITE_DONE = 0,

  /// There is a row.
  CSQLITE_ROW,

  /// The library is not installed, or is too old.
  CSQLITE_NO_LIBRARY,

  /// The file is no database, is damaged, or has not what was asked for; `csqlite_message` says it in words.
  CSQLITE_BROKEN,
} csqlite_status;

typedef struct csqlite_database csqlite_database;
typedef struct csqlite_rows csqlite_rows;

/// Opens the database at an address `file:…?mode=ro&immutable=1`. The database is the caller's, who closes it, whatever
/// the status says; it is null where there is no library or no memory.
csqlite_status csqlite_open(const char *_Nonnull address, csqlite_database *_Nullable *_Nonnull database);

void csqlite_close(csqlite_database *_Nullable database);

/// What went wrong last, in the library's words; valid until the next call.
const char *_Nonnull csqlite_message(csqlite_database *_Nonnull database);

/// Prepares a query. The rows are the caller's, who frees them before the database is closed.
csqlite_status csqlite_query(
    csqlite_database *_Nonnull database, const char *_Nonnull query, csqlite_rows *_Nullable *_Nonnull rows);

/// Goes to the next row.
csqlite_status csqlite_step(csqlite_rows *_Nonnull rows);

void csqlite_rows_free(csqlite_rows *_Nullable rows);

typedef enum {
  CSQLITE_INTEGER = 1,
  CSQLITE_FLOAT = 2,
  CSQLITE_TEXT = 3,
  CSQLITE_BLOB = 4,
  CSQLITE_NULL = 5,
} csqlite_kind;

/// What stands in a column of the row.
csqlite_kind csqlite_column_kind(csqlite_rows *_Nonnull rows, int32_t column);

int64_t csqlite_column_integer(csqlite_rows *_Nonnull rows, int32_t column);

/// The bytes of a column of the row, as text; they are valid until the next step.
const uint8_t *_Nullable csqlite_column_text(
    csqlite_rows *_Nonnull rows, int32_t column, size_t *_Nonnull length);

#endif
