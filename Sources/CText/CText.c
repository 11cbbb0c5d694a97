#include "CText.h"
#include "ICU.h"

#include <pthread.h>
#include <stdlib.h>

struct ctext_line_breaker {
  UBreakIterator *iterator;
};

/// Opening reads the rules from ICU's data (3 microseconds when warm); a copy of an open iterator costs a twentieth of
/// it. The prototype never sees a text, so copying it only reads it, and any thread may do so.
static UBreakIterator *prototype;

static void open_prototype(void) {
  if (!icu_open()) return;
  UErrorCode error = U_ZERO_ERROR;
  // The empty name is the root locale: the environment must not decide where a line may end.
  prototype = ICU(ubrk_open)(UBRK_LINE, "", NULL, 0, &error);
  if (U_FAILURE(error)) prototype = NULL;
}

ctext_line_breaker *ctext_line_breaker_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (pthread_once(&once, open_prototype) != 0 || prototype == NULL) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = ICU(ubrk_clone)(prototype, &error);
  if (iterator == NULL || U_FAILURE(error)) return NULL;
  ctext_line_breaker *breaker = malloc(sizeof *breaker);
  if (breaker == NULL) {
    ICU(ubrk_close)(iterator);
    return NULL;
  }
  breaker->iterator = iterator;
  return breaker;
}

void ctext_line_breaker_close(ctext_line_breaker *breaker) {
  if (breaker == NULL) return;
  ICU(ubrk_close)(breaker->iterator);
  free(breaker);
}

int32_t ctext_line_breaker_start(ctext_line_breaker *breaker, const char *text, size_t length) {
  // ICU's iterator counts in 32 bits.
  if (length > INT32_MAX) return U_INDEX_OUTOFBOUNDS_ERROR;
  UErrorCode error = U_ZERO_ERROR;
  UText reader = UTEXT_INITIALIZER;
  ICU(utext_openUTF8)(&reader, text, (int64_t)length, &error);
  // The iterator keeps a shallow copy of the reader: the reader can be closed, the bytes must stay.
  ICU(ubrk_setUText)(breaker->iterator, &reader, &error);
  ICU(utext_close)(&reader);
  return U_FAILURE(error) ? error : 0;
}

int32_t ctext_line_breaker_next(ctext_line_breaker *breaker, bool *is_mandatory) {
  int32_t offset = ICU(ubrk_next)(breaker->iterator);
  if (offset == UBRK_DONE) return -1;
  int32_t status = ICU(ubrk_getRuleStatus)(breaker->iterator);
  *is_mandatory = status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT;
  return offset;
}
