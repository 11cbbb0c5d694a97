/// One piece of XML at a time, by libxml2, as a flat table of what it holds.
///
/// libxml2 is opened when the first piece is read, so that a program that reads no XML starts without it. The piece is
/// read inside an element, where a document type cannot stand: no declaration of an entity is ever seen, nothing is
/// expanded but the five entities of XML, and nothing is fetched.

#ifndef CXML_H
#define CXML_H

#include <stddef.h>
#include <stdint.h>

/// A parser and the buffers that it keeps from one piece to the next.
typedef struct cxml_parser cxml_parser;

typedef enum {
  CXML_DONE = 0,

  /// libxml2 is not installed.
  CXML_NO_LIBRARY,

  /// The piece is not well-formed, or ends too early.
  CXML_BROKEN,

  /// More than CXML_MAXIMUM_DEPTH elements are open at once.
  CXML_TOO_DEEP,

  /// An element has more than CXML_MAXIMUM_ATTRIBUTES attributes and namespace declarations.
  CXML_TOO_MANY_ATTRIBUTES,

  CXML_NO_MEMORY,
} cxml_status;

enum { CXML_MAXIMUM_DEPTH = 64, CXML_MAXIMUM_ATTRIBUTES = 64 };

typedef enum {
  /// The start tag of an element; its attributes follow.
  CXML_START,
  CXML_ATTRIBUTE,
  CXML_TEXT,

  /// The end tag of an element, or the end of an empty one.
  CXML_END,

  /// A processing instruction, which nobody runs.
  CXML_INSTRUCTION,
} cxml_kind;

typedef struct cxml_token {
  cxml_kind kind;

  /// The bytes of a tag as offsets in the piece; 0 for attributes and texts.
  size_t start;
  size_t end;

  /// A local name and the name of its namespace, or NULL. They stand as long as the parser, and equal names have the same
  /// address.
  const char *_Nullable name;
  const char *_Nullable space;

  /// The value of an attribute, or text: a range of the texts.
  size_t text;
  size_t length;
} cxml_token;

/// What was read. The arrays stand until the next piece is read.
typedef struct cxml_table {
  const cxml_token *_Nullable tokens;
  size_t count;
  const uint8_t *_Nullable texts;

  /// Where the first fault stands in the piece, and libxml2's number for it.
  size_t fault_offset;
  int fault_code;
} cxml_table;

/// A new parser, or NULL where memory is short.
cxml_parser *_Nullable cxml_create(void);

void cxml_free(cxml_parser *_Nullable parser);

/// Reads `piece`, one element in UTF-8, as it stands behind the start tags of `around`.
///
/// `around` holds `depth` start tags and nothing else; its elements count for the depth of the piece.
cxml_status cxml_read(
    cxml_parser *_Nonnull parser, const uint8_t *_Nonnull around, size_t around_length, int depth,
    const uint8_t *_Nonnull piece, size_t length, cxml_table *_Nonnull table);

#endif
