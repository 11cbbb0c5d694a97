#include "CSQLite.h"

#include <dlfcn.h>
#include <pthread.h>

/// Values of SQLite's interface 3, declared here because its headers are not everywhere where the library is.
enum {
  OK = 0,
  ROW = 100,
  DONE = 101,
  OPEN_READONLY = 0x1,
  OPEN_URI = 0x40,
  OPEN_FULLMUTEX = 0x10000,
  CONFIG_ENABLE_LOAD_EXTENSION = 1005,
  CONFIG_DEFENSIVE = 1010,
  CONFIG_TRUSTED_SCHEMA = 1017,
  LIMIT_LENGTH = 0,
};

/// The longest value that is handed on, in bytes. A longer one is an error.
enum { MAXIMUM_LENGTH = 16 * 1024 * 1024 };

static struct {
  int (*open)(const char *, void **, int, const char *);
  int (*close)(void *);
  const char *(*message)(void *);
  int (*configure)(void *, int, ...);
  int (*limit)(void *, int, int);
  int (*execute)(void *, const char *, void *, void *, void *);
  int (*prepare)(void *, const char *, int, void **, const char **);
  int (*step)(void *);
  int (*finalize)(void *);
  int (*kind)(void *, int);
  int64_t (*integer)(void *, int);
  const uint8_t *(*text)(void *, int);
  int (*length)(void *, int);
  bool is_open;
} sqlite;

#ifdef __APPLE__
static const char library[] = "libsqlite3.dylib";
#else
static const char library[] = "libsqlite3.so.0";
#endif

static void open_library(void) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return;
  const struct {
    const char *name;
    void **address;
  } symbols[] = {
      {"sqlite3_open_v2", (void **)&sqlite.open},
      {"sqlite3_close_v2", (void **)&sqlite.close},
      {"sqlite3_errmsg", (void **)&sqlite.message},
      {"sqlite3_db_config", (void **)&sqlite.configure},
      {"sqlite3_limit", (void **)&sqlite.limit},
      {"sqlite3_exec", (void **)&sqlite.execute},
      {"sqlite3_prepare_v2", (void **)&sqlite.prepare},
      {"sqlite3_step", (void **)&sqlite.step},
      {"sqlite3_finalize", (void **)&sqlite.finalize},
      {"sqlite3_column_type", (void **)&sqlite.kind},
      {"sqlite3_column_int64", (void **)&sqlite.integer},
      {"sqlite3_column_text", (void **)&sqlite.text},
      {"sqlite3_column_bytes", (void **)&sqlite.length},
  };
  for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
    *symbols[index].address = dlsym(handle, symbols[index].name);
    if (*symbols[index].address == NULL) return;
  }
  sqlite.is_open = true;
}

static bool is_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  return pthread_once(&once, open_library) == 0 && sqlite.is_open;
}

csqlite_status csqlite_open(const char *address, csqlite_database **database) {
  *database = NULL;
  if (!is_open()) return CSQLITE_NO_LIBRARY;
  void *opened = NULL;
  int status = sqlite.open(address, &opened, OPEN_READONLY | OPEN_URI | OPEN_FULLMUTEX, NULL);
  *database = opened;
  if (status != OK || opened == NULL) return CSQLITE_BROKEN;
  // A schema may hold views and triggers that call functions. None of those that matter is called for a stranger's.
  sqlite.configure(opened, CONFIG_ENABLE_LOAD_EXTENSION, 0, NULL);
  sqlite.configure(opened, CONFIG_DEFENSIVE, 1, NULL);
  sqlite.configure(opened, CONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite.limit(opened, LIMIT_LENGTH, MAXIMUM_LENGTH);
  // Sorting goes to memory up to a bound and then to a file of its own that is removed before anybody sees it.
  sqlite.execute(opened, "PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA query_only=ON", NULL, NULL, NULL);
  return CSQLITE_DONE;
}

void csqlite_close(csqlite_database *database) {
  if (database != NULL) sqlite.close(database);
}

const char *csqlite_message(csqlite_database *database) { return sqlite.message(database); }

csqlite_status csqlite_query(csqlite_database *database, const char *query, csqlite_rows **rows) {
  void *statement = NULL;
  int status = sqlite.prepare(database, query, -1, &statement, NULL);
  *rows = statement;
  return status == OK && statement != NULL ? CSQLITE_DONE : CSQLITE_BROKEN;
}

csqlite_status csqlite_step(csqlite_rows *rows) {
  switch (sqlite.step(rows)) {
    case ROW: return CSQLITE_ROW;
    case DONE: return CSQLITE_DONE;
    default: return CSQLITE_BROKEN;
  }
}

void csqlite_rows_free(csqlite_rows *rows) {
  if (rows != NULL) sqlite.finalize(rows);
}

csqlite_kind csqlite_column_kind(csqlite_rows *rows, int32_t column) {
  int kind = sqlite.kind(rows, column);
  return kind >= CSQLITE_INTEGER && kind <= CSQLITE_BLOB ? (csqlite_kind)kind : CSQLITE_NULL;
}

int64_t csqlite_column_integer(csqlite_rows *rows, int32_t column) { return sqlite.integer(rows, column); }

const uint8_t *csqlite_column_text(csqlite_rows *rows, int32_t column, size_t *length) {
  const uint8_t *text = sqlite.text(rows, column);
  *length = text == NULL ? 0 : (size_t)sqlite.length(rows, column);
  return text;
}
