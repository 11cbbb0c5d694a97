#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>

typedef struct slab slab;

/// Memory that is given out piece by piece and taken back as a whole.
typedef struct {
  /// The slabs, the newest first.
  slab *slabs;
  char *top;
  char *end;

  /// What the slabs hold together, in bytes.
  size_t size;
} arena;

/// A piece of `size` bytes, or NULL where memory is short. It is aligned for pointers.
void *arena_take(arena *arena, size_t size);

/// Makes a piece larger, in its place where it is the last one.
void *arena_grow(arena *arena, void *piece, size_t size);

/// Takes a piece back where it is the last one.
void arena_give(arena *arena, void *piece);

void arena_free(arena *arena);

#endif
