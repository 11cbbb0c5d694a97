#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct slab slab;

/// Memory that is given out piece by piece and taken back as a whole. What is called for every node stands here.
typedef struct {
  /// The slabs, the newest first.
  slab *slabs;
  char *top;
  char *end;

  /// What the slabs hold together, in bytes.
  size_t size;
} arena;

/// Stands before every piece.
typedef struct {
  size_t size;
} piece_header;

/// Makes room for `needed` bytes in a row; 0 where memory is short.
int arena_add_slab(arena *arena, size_t needed);

void arena_free(arena *arena);

static inline piece_header *header_of(void *piece) { return (piece_header *)piece - 1; }

/// Whether nothing was taken after the piece.
static inline int is_last(const arena *arena, void *piece) {
  return (char *)piece + header_of(piece)->size == arena->top;
}

static inline size_t rounded(size_t size) {
  return (size + sizeof(piece_header) - 1) / sizeof(piece_header) * sizeof(piece_header);
}

/// A piece of `size` bytes, aligned for pointers, or NULL where memory is short.
static inline void *arena_take(arena *arena, size_t size) {
  size_t needed = sizeof(piece_header) + rounded(size);
  if (needed < size || ((size_t)(arena->end - arena->top) < needed && !arena_add_slab(arena, needed))) return NULL;
  piece_header *taken = (piece_header *)arena->top;
  arena->top += needed;
  taken->size = needed - sizeof(piece_header);
  return taken + 1;
}

/// Makes a piece larger, in its place where it is the last one.
static inline void *arena_grow(arena *arena, void *piece, size_t size) {
  if (piece == NULL) return arena_take(arena, size);
  piece_header *header = header_of(piece);
  if (size <= header->size) return piece;
  if (is_last(arena, piece) && size <= (size_t)(arena->end - (char *)piece)) {
    header->size = rounded(size);
    arena->top = (char *)piece + header->size;
    return piece;
  }
  void *moved = arena_take(arena, size);
  return moved == NULL ? NULL : memcpy(moved, piece, header->size);
}

/// Takes a piece back where it is the last one.
static inline void arena_give(arena *arena, void *piece) {
  if (piece != NULL && is_last(arena, piece)) arena->top = (char *)header_of(piece);
}

#endif
