#ifndef CSIMDJSON_TABLE_BUILDER_H
#define CSIMDJSON_TABLE_BUILDER_H

// Errors are values here: no exception of simdjson's may reach the C header.
#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

#include <cstdint>
#include <vector>

#include "CSimdjson.h"

/// Walks an On-Demand document once and writes its table of tokens.
///
/// simdjson finds the values and checks UTF-8. Where each value ends, whether it is well formed and what stands between
/// two of them is looked at by hand too: On-Demand skips a value that nobody asked for without judging it, and takes
/// `["a":1}` for an array. The recursion is as deep as the document, which is at most `maximum_depth`.
class TableBuilder {
 public:
  TableBuilder(const uint8_t *bytes, size_t length, size_t maximum_depth, std::vector<csimdjson_token> &tokens)
      : start_(bytes), end_(bytes + length), cursor_(bytes), maximum_depth_(maximum_depth), tokens_(tokens) {}

  /// Whether the document is an object or array, well-formed to its end, with nothing behind it.
  bool document(simdjson::ondemand::document &document);

 private:
  bool value(simdjson::ondemand::value value, size_t depth);
  bool container(simdjson::ondemand::value value, const uint8_t *at, size_t depth);
  bool members(simdjson::ondemand::value value, size_t depth);
  bool elements(simdjson::ondemand::value value, size_t depth);
  bool string(const uint8_t *at);
  bool scalar(csimdjson_kind kind, const uint8_t *at, const uint8_t *end);
  bool is_next(const uint8_t *at) const;
  bool punctuation(uint8_t mark);
  size_t append(csimdjson_kind kind, const uint8_t *at, const uint8_t *end, bool has_escapes);

  const uint8_t *const start_;
  const uint8_t *const end_;

  /// The end of what was read last, whether value or punctuation.
  const uint8_t *cursor_;
  const size_t maximum_depth_;
  std::vector<csimdjson_token> &tokens_;
};

#endif
