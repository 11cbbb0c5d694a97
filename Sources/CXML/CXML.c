#include "CXML.h"

#include <stdlib.h>
#include <string.h>

#include "Library.h"

/// An array that grows.
typedef struct {
  void *items;
  size_t count;
  size_t capacity;
} list;

struct cxml_parser {
  xml_handler handler;
  void *context;
  list tokens;
  list texts;

  // Of the piece that is being read:
  const uint8_t *piece;
  size_t length;
  size_t around_length;
  int around_depth;
  int depth;
  cxml_status status;
  bool is_faulty;
  size_t fault_offset;
  int fault_code;
};

/// Room for `count` more items at the end of a list, or NULL where memory is short.
static void *grow(list *list, size_t count, size_t size) {
  if (list->count + count > list->capacity) {
    size_t capacity = (list->count + count) * 2;
    void *items = realloc(list->items, capacity * size);
    if (items == NULL) return NULL;
    list->items = items;
    list->capacity = capacity;
  }
  void *place = (char *)list->items + list->count * size;
  list->count += count;
  return place;
}

/// Where libxml2 stands, as an offset in the piece.
static size_t position(const cxml_parser *parser) {
  long consumed = cxml_library()->byte_consumed(parser->context) - (long)parser->around_length;
  return consumed < 0 ? 0 : (size_t)consumed > parser->length ? parser->length : (size_t)consumed;
}

static void stop(cxml_parser *parser, cxml_status status) {
  if (parser->status == CXML_DONE) parser->status = status;
  if (!parser->is_faulty) parser->fault_offset = position(parser);
  parser->is_faulty = true;
  cxml_library()->stop(parser->context);
}

static bool is_inside(const cxml_parser *parser) {
  return parser->depth > parser->around_depth && parser->status == CXML_DONE && !parser->is_faulty;
}

static cxml_token *append(cxml_parser *parser, cxml_kind kind) {
  cxml_token *token = grow(&parser->tokens, 1, sizeof *token);
  if (token == NULL) {
    stop(parser, CXML_NO_MEMORY);
    return NULL;
  }
  *token = (cxml_token){.kind = kind, .text = parser->texts.count};
  return token;
}

static void append_text(cxml_parser *parser, cxml_token *token, const unsigned char *text, size_t length) {
  void *place = grow(&parser->texts, length, 1);
  if (place == NULL) return stop(parser, CXML_NO_MEMORY);
  memcpy(place, text, length);
  token->length += length;
}

/// Appends the value of an attribute, in which libxml2 writes each ampersand as a reference where it replaces none.
static void append_value(cxml_parser *parser, cxml_token *token, const unsigned char *value, const unsigned char *end) {
  static const char reference[] = "&#38;";
  const size_t length = sizeof reference - 1;
  while (value < end) {
    const unsigned char *next = memchr(value, '&', (size_t)(end - value));
    const unsigned char *stop_at = next == NULL ? end : next + 1;
    append_text(parser, token, value, (size_t)(stop_at - value));
    bool is_reference = next != NULL && (size_t)(end - next) >= length && memcmp(next, reference, length) == 0;
    value = is_reference ? next + length : stop_at;
  }
}

// MARK: What libxml2 tells

static void start_element(
    void *user, const unsigned char *name, const unsigned char *prefix, const unsigned char *space, int space_count,
    const unsigned char **spaces, int attribute_count, int default_count, const unsigned char **attributes) {
  (void)prefix, (void)spaces, (void)default_count;
  cxml_parser *parser = user;
  parser->depth++;
  if (!is_inside(parser)) return;
  if (parser->depth > CXML_MAXIMUM_DEPTH) return stop(parser, CXML_TOO_DEEP);
  if (attribute_count + space_count > CXML_MAXIMUM_ATTRIBUTES) return stop(parser, CXML_TOO_MANY_ATTRIBUTES);
  cxml_token *token = append(parser, CXML_START);
  if (token == NULL) return;
  token->name = (const char *)name;
  token->space = (const char *)space;
  // libxml2 stands somewhere in the tag, and a less-than sign stands nowhere in a tag but at its start.
  size_t start = position(parser);
  while (start > 0 && (start == parser->length || parser->piece[start] != '<')) start--;
  token->start = start;
  size_t end = position(parser);
  while (end < parser->length && (end == 0 || parser->piece[end - 1] != '>')) end++;
  token->end = end;
  for (int index = 0; index < attribute_count; index++, attributes += 5) {
    cxml_token *attribute = append(parser, CXML_ATTRIBUTE);
    if (attribute == NULL) return;
    attribute->name = (const char *)attributes[0];
    attribute->space = (const char *)attributes[2];
    append_value(parser, attribute, attributes[3], attributes[4]);
  }
}

static void end_element(
    void *user, const unsigned char *name, const unsigned char *prefix, const unsigned char *space) {
  (void)prefix, (void)name, (void)space;
  cxml_parser *parser = user;
  if (is_inside(parser)) {
    cxml_token *token = append(parser, CXML_END);
    if (token != NULL) {
      token->end = position(parser);
      size_t start = token->end;
      while (start > 0 && (start == parser->length || parser->piece[start] != '<')) start--;
      token->start = start;
    }
  }
  parser->depth--;
}

static void characters(void *user, const unsigned char *text, int length) {
  cxml_parser *parser = user;
  if (!is_inside(parser) || length <= 0) return;
  cxml_token *last = parser->tokens.count == 0 ? NULL : (cxml_token *)parser->tokens.items + parser->tokens.count - 1;
  if (last == NULL || last->kind != CXML_TEXT) last = append(parser, CXML_TEXT);
  if (last != NULL) append_text(parser, last, text, (size_t)length);
}

static void processing_instruction(void *user, const unsigned char *target, const unsigned char *data) {
  (void)target, (void)data;
  cxml_parser *parser = user;
  if (!is_inside(parser)) return;
  cxml_token *token = append(parser, CXML_INSTRUCTION);
  if (token == NULL) return;
  token->end = position(parser);
  token->start = token->end;
}

static void structured_error(void *user, const xml_error *error) {
  cxml_parser *parser = user;
  if (parser->is_faulty || error == NULL || error->level < XML_LEVEL_FATAL) return;
  parser->is_faulty = true;
  parser->fault_code = error->code;
  parser->fault_offset = position(parser);
}

// MARK: The interface

cxml_parser *cxml_create(void) {
  cxml_parser *parser = calloc(1, sizeof *parser);
  if (parser == NULL) return NULL;
  parser->handler.initialized = XML_HANDLER_2;
  parser->handler.start_element = start_element;
  parser->handler.end_element = end_element;
  parser->handler.characters = characters;
  parser->handler.ignorable_white_space = characters;
  parser->handler.cdata_block = characters;
  parser->handler.processing_instruction = processing_instruction;
  parser->handler.structured_error = structured_error;
  return parser;
}

void cxml_free(cxml_parser *parser) {
  if (parser == NULL) return;
  if (parser->context != NULL) cxml_library()->free(parser->context);
  free(parser->tokens.items);
  free(parser->texts.items);
  free(parser);
}

static cxml_status prepare(cxml_parser *parser) {
  const cxml_functions *library = cxml_library();
  if (library == NULL) return CXML_NO_LIBRARY;
  if (parser->context == NULL) {
    parser->context = library->create(&parser->handler, parser, NULL, 0, NULL);
    if (parser->context == NULL) return CXML_NO_MEMORY;
  } else if (library->reset(parser->context, NULL, 0, NULL, NULL) != 0) {
    return CXML_NO_MEMORY;
  }
  library->use_options(parser->context, XML_OPTION_NO_NETWORK);
  parser->tokens.count = parser->texts.count = 0;
  parser->depth = 0;
  parser->status = CXML_DONE;
  parser->is_faulty = false;
  parser->fault_offset = 0;
  parser->fault_code = 0;
  return CXML_DONE;
}

cxml_status cxml_read(
    cxml_parser *parser, const uint8_t *around, size_t around_length, int depth, const uint8_t *piece, size_t length,
    cxml_table *table) {
  *table = (cxml_table){0};
  if (around_length > INT32_MAX || length > INT32_MAX) return CXML_NO_MEMORY;
  cxml_status status = prepare(parser);
  if (status != CXML_DONE) return status;
  parser->piece = piece;
  parser->length = length;
  parser->around_length = around_length;
  parser->around_depth = depth;
  const cxml_functions *library = cxml_library();
  library->parse_chunk(parser->context, (const char *)around, (int)around_length, 0);
  library->parse_chunk(parser->context, (const char *)piece, (int)length, 0);
  // What waits for more is not complete.
  bool is_whole = parser->depth == depth && parser->tokens.count > 0;
  if (parser->status == CXML_DONE && !parser->is_faulty && !is_whole) parser->fault_offset = position(parser);
  if (parser->status == CXML_DONE && (parser->is_faulty || !is_whole)) parser->status = CXML_BROKEN;
  *table = (cxml_table){
      .tokens = parser->tokens.items, .count = parser->tokens.count, .texts = parser->texts.items,
      .fault_offset = parser->fault_offset, .fault_code = parser->fault_code};
  parser->piece = NULL;
  return parser->status;
}
