#include <getopt.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// The environment as the C library has it: `NAME=value` in each, and NULL behind the last.
///
/// Foundation makes a process's worth of objects for it, which takes longer than drawing a card.
static inline char *const *cgetopt_environment(void) {
  extern char **environ;
  return environ;
}

/// From now on memory that was given back is used again and not returned to the system.
///
/// The C library returns large pieces at once, and a page that comes anew costs as much as reading 3 KB of Markdown.
static inline void cgetopt_keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
