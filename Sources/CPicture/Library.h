#ifndef CPICTURE_LIBRARY_H
#define CPICTURE_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

/// A function of a library, and where its address goes.
typedef struct {
  const char *name;
  void **address;
} cpicture_symbol;

/// Opens a library by its name with the version of its interface, and finds functions in it; false where one is missing.
bool cpicture_open(const char *library, const cpicture_symbol *symbols, size_t count);

#ifdef __APPLE__
#define CPICTURE_LIBRARY(name, version) "lib" name "." version ".dylib"
#else
#define CPICTURE_LIBRARY(name, version) "lib" name ".so." version
#endif

#endif
