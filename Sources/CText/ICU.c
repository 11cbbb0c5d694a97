#include "ICU.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>

struct icu_functions icu_functions;

#define QUOTED(name) #name
#define ICU_FIND(name) \
  icu_functions.name##_pointer = (__typeof__(&name))dlsym(library, QUOTED(name)); \
  if (icu_functions.name##_pointer == NULL) return false;

bool icu_open(void) {
  void *library = dlopen("libicuuc.so." U_ICU_VERSION_SHORT, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return false;
  ICU_FUNCTIONS(ICU_FIND)
  return true;
}

#else

bool icu_open(void) { return true; }

#endif
