#include "Arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct slab {
  slab *next;
};

/// Stands before every piece.
typedef struct {
  size_t size;
} header;

/// The first slab; each further one is as large as all before it, up to the largest.
static const size_t SMALLEST_SLAB = 16 * 1024;
static const size_t LARGEST_SLAB = 1024 * 1024;

static header *header_of(void *piece) { return (header *)piece - 1; }

static size_t rounded(size_t size) { return (size + sizeof(header) - 1) / sizeof(header) * sizeof(header); }

static int add_slab(arena *arena, size_t wanted) {
  size_t size = arena->size < SMALLEST_SLAB ? SMALLEST_SLAB : arena->size > LARGEST_SLAB ? LARGEST_SLAB : arena->size;
  if (size < wanted) size = wanted;
  slab *added = malloc(sizeof(slab) + size);
  if (added == NULL) return 0;
  added->next = arena->slabs;
  arena->slabs = added;
  arena->size += size;
  arena->top = (char *)(added + 1);
  arena->end = arena->top + size;
  return 1;
}

void *arena_take(arena *arena, size_t size) {
  if (size > SIZE_MAX / 2) return NULL;
  size_t needed = sizeof(header) + rounded(size);
  if ((size_t)(arena->end - arena->top) < needed && !add_slab(arena, needed)) return NULL;
  header *taken = (header *)arena->top;
  arena->top += needed;
  taken->size = needed - sizeof(header);
  return taken + 1;
}

/// Whether nothing was taken after the piece.
static int is_last(const arena *arena, void *piece) { return (char *)piece + header_of(piece)->size == arena->top; }

void *arena_grow(arena *arena, void *piece, size_t size) {
  if (piece == NULL) return arena_take(arena, size);
  header *header = header_of(piece);
  if (size <= header->size) return piece;
  if (is_last(arena, piece) && size <= (size_t)(arena->end - (char *)piece)) {
    header->size = rounded(size);
    arena->top = (char *)piece + header->size;
    return piece;
  }
  void *moved = arena_take(arena, size);
  if (moved != NULL) memcpy(moved, piece, header->size);
  return moved;
}

void arena_give(arena *arena, void *piece) {
  if (piece != NULL && is_last(arena, piece)) arena->top = (char *)header_of(piece);
}

void arena_free(arena *arena) {
  while (arena->slabs != NULL) {
    slab *next = arena->slabs->next;
    free(arena->slabs);
    arena->slabs = next;
  }
}
