#include "Library.h"

#ifdef CSIMDJSON_FILE

#include <dlfcn.h>

#include "TableBuilder.h"

using Implementation = simdjson::internal::atomic_ptr<const simdjson::implementation>;
using Getter = Implementation &();

static Getter *find_getter() {
  void *library = dlopen(CSIMDJSON_FILE, RTLD_LAZY | RTLD_LOCAL);
  if (library == nullptr) return nullptr;
  return reinterpret_cast<Getter *>(dlsym(library, "_ZN8simdjson25get_active_implementationEv"));
}

static Getter *getter() {
  static Getter *const found = find_getter();
  return found;
}

bool has_library() { return getter() != nullptr; }

/// The one function of the library that the code of its header calls.
Implementation &simdjson::get_active_implementation() { return getter()(); }

#else

bool has_library() { return true; }

#endif
