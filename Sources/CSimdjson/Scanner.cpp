#include "Scanner.h"

#include <cstring>

namespace scanner {

static bool is_hexadecimal(uint8_t byte) {
  return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'f') || (byte >= 'A' && byte <= 'F');
}

/// The end of the escape whose backslash stands at `at`.
static const uint8_t *escape(const uint8_t *at, const uint8_t *end) {
  if (end - at < 2) return nullptr;
  switch (at[1]) {
    case '"': case '\\': case '/': case 'b': case 'f': case 'n': case 'r': case 't':
      return at + 2;
    case 'u':
      if (end - at < 6) return nullptr;
      for (int i = 2; i < 6; i++) {
        if (!is_hexadecimal(at[i])) return nullptr;
      }
      return at + 6;
    default:
      return nullptr;
  }
}

/// Skips eight bytes at a time while none of them is a quote, a backslash or a control character.
static const uint8_t *plain_text(const uint8_t *at, const uint8_t *end) {
  const uint64_t ones = 0x0101010101010101, highs = 0x8080808080808080;
  while (end - at >= 8) {
    uint64_t word;
    std::memcpy(&word, at, 8);
    const uint64_t quotes = word ^ (ones * '"'), backslashes = word ^ (ones * '\\');
    // A byte that is below the subtracted one borrows, and its highest bit shows it; a false alarm costs nothing.
    const uint64_t controls = (word - ones * 0x20) & ~word;
    const uint64_t found = ((quotes - ones) & ~quotes) | ((backslashes - ones) & ~backslashes) | controls;
    if ((found & highs) != 0) break;
    at += 8;
  }
  return at;
}

const uint8_t *string(const uint8_t *at, const uint8_t *end, bool &has_escapes) {
  at = plain_text(at + 1, end);
  while (at < end) {
    if (*at == '"') return at + 1;
    if (*at < 0x20) return nullptr;
    if (*at == '\\') {
      has_escapes = true;
      at = escape(at, end);
      if (at == nullptr) return nullptr;
      at = plain_text(at, end);
    } else {
      at++;
    }
  }
  return nullptr;
}

/// The first byte that is no digit, or a null pointer where there is no digit at all.
static const uint8_t *digits(const uint8_t *at, const uint8_t *end) {
  const uint8_t *start = at;
  while (at < end && *at >= '0' && *at <= '9') at++;
  return at == start ? nullptr : at;
}

const uint8_t *number(const uint8_t *at, const uint8_t *end) {
  if (at < end && *at == '-') at++;
  if (at < end && *at == '0') {
    at++;
  } else if ((at = digits(at, end)) == nullptr) {
    return nullptr;
  }
  if (at < end && *at == '.') {
    if ((at = digits(at + 1, end)) == nullptr) return nullptr;
  }
  if (at < end && (*at == 'e' || *at == 'E')) {
    at++;
    if (at < end && (*at == '+' || *at == '-')) at++;
    at = digits(at, end);
  }
  return at;
}

const uint8_t *word(const uint8_t *at, const uint8_t *end, const char *word) {
  for (; *word != 0; word++, at++) {
    if (at == end || *at != static_cast<uint8_t>(*word)) return nullptr;
  }
  return at;
}

const uint8_t *white_space(const uint8_t *at, const uint8_t *end) {
  while (at < end && (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r')) at++;
  return at;
}

}  // namespace scanner
