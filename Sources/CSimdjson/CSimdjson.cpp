#include "CSimdjson.h"

#include <cstring>
#include <new>
#include <vector>

#include "Library.h"
#include "TableBuilder.h"

struct csimdjson_parser {
  simdjson::ondemand::parser parser;
  std::vector<csimdjson_token> tokens;
  std::vector<uint8_t> padded;
};

csimdjson_parser *csimdjson_create(void) { return new (std::nothrow) csimdjson_parser(); }

void csimdjson_free(csimdjson_parser *parser) { delete parser; }

/// Whether there is a table now. Copies the document where its buffer ends too soon behind it.
static bool tokenize(csimdjson_parser &parser, const uint8_t *bytes, size_t length, size_t capacity, size_t depth) {
  if (!has_library()) return false;
  if (capacity < length || capacity - length < simdjson::SIMDJSON_PADDING) {
    parser.padded.assign(length + simdjson::SIMDJSON_PADDING, ' ');
    if (length > 0) std::memcpy(parser.padded.data(), bytes, length);
    bytes = parser.padded.data();
    capacity = parser.padded.size();
  }
  simdjson::ondemand::document document;
  if (parser.parser.iterate(bytes, length, capacity).get(document) != simdjson::SUCCESS) return false;
  parser.tokens.clear();
  return TableBuilder(bytes, length, depth, parser.tokens).document(document);
}

int csimdjson_tokenize(csimdjson_parser *parser, const uint8_t *bytes, size_t length, size_t capacity,
                       size_t maximum_depth, const csimdjson_token **tokens, size_t *count) {
  try {
    if (!tokenize(*parser, bytes, length, capacity, maximum_depth)) return 1;
  } catch (const std::bad_alloc &) {
    return 1;
  }
  *tokens = parser->tokens.data();
  *count = parser->tokens.size();
  return 0;
}
