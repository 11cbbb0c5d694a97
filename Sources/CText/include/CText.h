/// Line breaks of UTF-8 text, from ICU: UAX #14 with dictionaries for Thai, Lao, Khmer and Burmese.
///
/// ICU's types and its versioned symbol names stay behind this header. Nothing here aborts: what cannot be done is said
/// by NULL or by an error code, and the caller has a fallback.

#ifndef CTEXT_H
#define CTEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One reader of texts. It may move between threads but not be used by two of them at once.
typedef struct ctext_line_breaker ctext_line_breaker;

/// Opens a breaker; NULL where ICU has no data or no memory.
ctext_line_breaker *_Nullable ctext_line_breaker_open(void);

/// Frees a breaker. NULL is allowed.
void ctext_line_breaker_close(ctext_line_breaker *_Nullable breaker);

/// Starts on a text, which must stay where it is until the last break is read. Returns 0, or ICU's error code.
int32_t ctext_line_breaker_start(
    ctext_line_breaker *_Nonnull breaker, const char *_Nonnull text, size_t length);

/// The offset in bytes of the next break, or -1 after the last, which is the end of the text.
int32_t ctext_line_breaker_next(ctext_line_breaker *_Nonnull breaker, bool *_Nonnull is_mandatory);

#endif
