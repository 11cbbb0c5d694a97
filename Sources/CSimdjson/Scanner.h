#ifndef CSIMDJSON_SCANNER_H
#define CSIMDJSON_SCANNER_H

#include <cstdint>

/// Finds where single values end, and checks them: On-Demand checks only what is asked for.
///
/// Every function returns the end of the value that begins at `at`, or a null pointer where it is malformed.
namespace scanner {

const uint8_t *string(const uint8_t *at, const uint8_t *end, bool &has_escapes);
const uint8_t *number(const uint8_t *at, const uint8_t *end);
const uint8_t *word(const uint8_t *at, const uint8_t *end, const char *word);
const uint8_t *white_space(const uint8_t *at, const uint8_t *end);

}  // namespace scanner

#endif
