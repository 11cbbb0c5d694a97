#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#ifdef __APPLE__
static const char *const names[] = {"libxml2.2.dylib", "libxml2.16.dylib"};
#else
static const char *const names[] = {"libxml2.so.2", "libxml2.so.16"};
#endif

static cxml_functions functions;
static bool is_open;

static bool find(void *library, const char *name, void *function) {
  *(void **)function = dlsym(library, name);
  return *(void **)function != NULL;
}

static bool find_all(void *library) {
  void (*initialize)(void);
  if (!find(library, "xmlInitParser", &initialize)) return false;
  initialize();
  return find(library, "xmlCreatePushParserCtxt", &functions.create) &&
         find(library, "xmlCtxtResetPush", &functions.reset) &&
         find(library, "xmlCtxtUseOptions", &functions.use_options) &&
         find(library, "xmlParseChunk", &functions.parse_chunk) &&
         find(library, "xmlByteConsumed", &functions.byte_consumed) &&
         find(library, "xmlStopParser", &functions.stop) && find(library, "xmlFreeParserCtxt", &functions.free);
}

static void open_library(void) {
  for (size_t index = 0; index < sizeof names / sizeof *names && !is_open; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    is_open = library != NULL && find_all(library);
  }
}

const cxml_functions *cxml_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  return pthread_once(&once, open_library) == 0 && is_open ? &functions : NULL;
}
