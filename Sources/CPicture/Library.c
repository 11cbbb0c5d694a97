#include "Library.h"

#include <dlfcn.h>

bool cpicture_open(const char *library, const cpicture_symbol *symbols, size_t count) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
  for (size_t index = 0; index < count; index++) {
    void *address = dlsym(handle, symbols[index].name);
    if (address == NULL) return false;
    *symbols[index].address = address;
  }
  return true;
}
