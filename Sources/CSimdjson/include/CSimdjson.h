#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A simdjson parser and the buffers that it keeps from one document to the next.
typedef struct csimdjson_parser csimdjson_parser;

/// The kinds of values, numbered as the Swift side numbers them.
enum csimdjson_kind {
  csimdjson_object,
  csimdjson_array,
  csimdjson_string,
  csimdjson_number,
  csimdjson_true,
  csimdjson_false,
  csimdjson_null
};

/// One value: the half-open range of its bytes, and the index of the first token that is not part of it.
typedef struct csimdjson_token {
  size_t start;
  size_t end;
  size_t next;
  uint8_t kind;
  uint8_t has_escapes;
} csimdjson_token;

/// A new parser, or NULL where memory is short.
csimdjson_parser *csimdjson_create(void);

void csimdjson_free(csimdjson_parser *parser);

/// Tokenizes exactly one object or array, with white space around it.
///
/// `capacity` counts the readable bytes from `bytes` on; where fewer than simdjson's padding follow the document, it
/// is copied. Returns 0 and a table that stands until the next call, or something else for anything wrong: what and
/// where is for somebody else to say. Lone surrogate escapes pass; the strings that have escapes are marked.
int csimdjson_tokenize(csimdjson_parser *parser, const uint8_t *bytes, size_t length, size_t capacity,
                       size_t maximum_depth, const csimdjson_token **tokens, size_t *count);

#ifdef __cplusplus
}
#endif

#endif
