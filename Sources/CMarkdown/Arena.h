#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct slab slab;
typedef struct free_piece free_piece;

/// What stands in a piece that was given back: the next one of its size.
struct free_piece {
  free_piece *next;
};

/// Pieces of fewer headers than that are used again.
#define SPARE_SIZES 64

/// Memory that is given out piece by piece and taken back as a whole. What is called for every node stands here.
typedef struct {
  /// The slabs, the newest first.
  slab *slabs;
  char *top;
  char *end;

  /// What the slabs hold together, in bytes.
  size_t size;

  /// Small pieces that were given back, by their size in headers: a third of the nodes of a body lives for its paragraph.
  free_piece *spare[SPARE_SIZES];
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

/// The list of spare pieces of a rounded size, or NULL for a large one.
static inline free_piece **spare_pieces(arena *arena, size_t size) {
  size_t index = size / sizeof(piece_header);
  return index > 0 && index < SPARE_SIZES ? &arena->spare[index] : NULL;
}

/// A piece of `size` bytes, aligned for pointers, or NULL where memory is short.
static inline void *arena_take(arena *arena, size_t size) {
  size_t needed = sizeof(piece_header) + rounded(size);
  free_piece **spare = spare_pieces(arena, rounded(size));
  if (spare != NULL && *spare != NULL) {
    free_piece *taken = *spare;
    *spare = taken->next;
    return taken;
  }
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

/// Takes a piece back, to give it out again.
static inline void arena_give(arena *arena, void *piece) {
  if (piece == NULL) return;
  if (is_last(arena, piece)) {
    arena->top = (char *)header_of(piece);
    return;
  }
  free_piece **spare = spare_pieces(arena, header_of(piece)->size);
  if (spare == NULL) return;
  free_piece *given = piece;
  given->next = *spare;
  *spare = given;
}

#endif
