#include "CMarkdown.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "Arena.h"

struct cmarkdown_document {
  arena arena;
  cmark_iter *iterator;

  /// Where a parse ends that gets no more memory: libcmark does not look whether it got any.
  jmp_buf without_memory;
};

/// The document that this thread parses. An allocator of libcmark is told of nothing but a size.
static _Thread_local cmarkdown_document *current;

static void *required(void *piece) {
  if (piece == NULL) longjmp(current->without_memory, 1);
  return piece;
}

static void *take_zeroed(size_t count, size_t size) {
  void *piece = required(arena_take(&current->arena, count * size));
  return memset(piece, 0, count * size);
}

static void *grow(void *piece, size_t size) { return required(arena_grow(&current->arena, piece, size)); }

static void give(void *piece) { arena_give(&current->arena, piece); }

static cmark_mem memory = {take_zeroed, grow, give};

static void parse(cmarkdown_document *document, const char *text, size_t length) {
  cmark_parser *parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, &memory);
  cmark_parser_feed(parser, text, length);
  document->iterator = cmark_iter_new(cmark_parser_finish(parser));
  cmark_parser_free(parser);
}

cmarkdown_document *cmarkdown_parse(const char *text, size_t length) {
  cmarkdown_document *document = calloc(1, sizeof *document);
  if (document == NULL) return NULL;
  current = document;
  int is_short = setjmp(document->without_memory);
  if (!is_short) parse(document, text, length);
  current = NULL;
  if (!is_short) return document;
  cmarkdown_free(document);
  return NULL;
}

cmark_iter *cmarkdown_iterator(const cmarkdown_document *document) { return document->iterator; }

void cmarkdown_free(cmarkdown_document *document) {
  if (document == NULL) return;
  arena_free(&document->arena);
  free(document);
}
