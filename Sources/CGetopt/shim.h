#include <getopt.h>

/// The environment as the C library has it: `NAME=value` in each, and NULL behind the last.
///
/// Foundation makes a process's worth of objects for it, which takes longer than drawing a card.
static inline char *const *cgetopt_environment(void) {
  extern char **environ;
  return environ;
}
