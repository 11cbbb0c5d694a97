#include "Arena.h"

#include <stdlib.h>

struct slab {
  slab *next;
};

/// The first slab; each further one is as large as all before it, up to the largest.
///
/// Larger ones would find no room where those of the document before were, with what was made of it in between.
static const size_t SMALLEST_SLAB = 16 * 1024;
static const size_t LARGEST_SLAB = 64 * 1024;

int arena_add_slab(arena *arena, size_t needed) {
  size_t size = arena->size < SMALLEST_SLAB ? SMALLEST_SLAB : arena->size > LARGEST_SLAB ? LARGEST_SLAB : arena->size;
  if (size < needed) size = needed;
  slab *added = malloc(sizeof(slab) + size);
  if (added == NULL) return 0;
  added->next = arena->slabs;
  arena->slabs = added;
  arena->size += size;
  arena->top = (char *)(added + 1);
  arena->end = arena->top + size;
  return 1;
}

void arena_free(arena *arena) {
  while (arena->slabs != NULL) {
    slab *next = arena->slabs->next;
    free(arena->slabs);
    arena->slabs = next;
  }
}
