#include "TableBuilder.h"

#include "Scanner.h"

bool TableBuilder::document(simdjson::ondemand::document &document) {
  simdjson::ondemand::value root;
  if (document.get_value().get(root) != simdjson::SUCCESS) return false;
  return value(root, 1) && scanner::white_space(cursor_, end_) == end_;
}

bool TableBuilder::value(simdjson::ondemand::value value, size_t depth) {
  const auto *at = reinterpret_cast<const uint8_t *>(value.raw_json_token().data());
  if (!is_next(at)) return false;
  switch (*at) {
    case '{': case '[': return container(value, at, depth);
    case '"': return string(at);
    case 't': return scalar(csimdjson_true, at, scanner::word(at, end_, "true"));
    case 'f': return scalar(csimdjson_false, at, scanner::word(at, end_, "false"));
    case 'n': return scalar(csimdjson_null, at, scanner::word(at, end_, "null"));
    default: return scalar(csimdjson_number, at, scanner::number(at, end_));
  }
}

bool TableBuilder::container(simdjson::ondemand::value value, const uint8_t *at, size_t depth) {
  if (depth > maximum_depth_) return false;
  const bool is_object = *at == '{';
  const size_t index = append(is_object ? csimdjson_object : csimdjson_array, at, at + 1, false);
  if (!(is_object ? members(value, depth) : elements(value, depth))) return false;
  if (!punctuation(is_object ? '}' : ']')) return false;
  tokens_[index].end = static_cast<size_t>(cursor_ - start_);
  tokens_[index].next = tokens_.size();
  return true;
}

bool TableBuilder::members(simdjson::ondemand::value value, size_t depth) {
  simdjson::ondemand::object object;
  if (value.get_object().get(object) != simdjson::SUCCESS) return false;
  bool is_first = true;
  for (auto result : object) {
    simdjson::ondemand::field field;
    if (std::move(result).get(field) != simdjson::SUCCESS) return false;
    const auto *key = reinterpret_cast<const uint8_t *>(field.key().raw()) - 1;
    if ((!is_first && !punctuation(',')) || !is_next(key) || !string(key)) return false;
    if (!punctuation(':') || !this->value(field.value(), depth + 1)) return false;
    is_first = false;
  }
  return true;
}

bool TableBuilder::elements(simdjson::ondemand::value value, size_t depth) {
  simdjson::ondemand::array array;
  if (value.get_array().get(array) != simdjson::SUCCESS) return false;
  bool is_first = true;
  for (auto result : array) {
    simdjson::ondemand::value element;
    if (std::move(result).get(element) != simdjson::SUCCESS) return false;
    if ((!is_first && !punctuation(',')) || !this->value(element, depth + 1)) return false;
    is_first = false;
  }
  return true;
}

bool TableBuilder::string(const uint8_t *at) {
  bool has_escapes = false;
  const uint8_t *end = scanner::string(at, end_, has_escapes);
  if (end == nullptr) return false;
  append(csimdjson_string, at, end, has_escapes);
  return true;
}

bool TableBuilder::scalar(csimdjson_kind kind, const uint8_t *at, const uint8_t *end) {
  if (end == nullptr) return false;
  append(kind, at, end, false);
  return true;
}

/// Whether nothing but white space stands before `at`, which must not lie in the padding behind the document.
bool TableBuilder::is_next(const uint8_t *at) const { return at < end_ && at == scanner::white_space(cursor_, end_); }

bool TableBuilder::punctuation(uint8_t mark) {
  const uint8_t *at = scanner::white_space(cursor_, end_);
  if (at == end_ || *at != mark) return false;
  cursor_ = at + 1;
  return true;
}

size_t TableBuilder::append(csimdjson_kind kind, const uint8_t *at, const uint8_t *end, bool has_escapes) {
  const size_t index = tokens_.size();
  const auto start = static_cast<size_t>(at - start_);
  cursor_ = end;
  const auto length = static_cast<size_t>(end - at);
  tokens_.push_back({start, start + length, index + 1, static_cast<uint8_t>(kind), static_cast<uint8_t>(has_escapes)});
  return index;
}
