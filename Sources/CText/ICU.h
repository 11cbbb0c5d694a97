/// The functions of ICU that are used here, which on Linux are found when a text first needs them.
///
/// Loading ICU costs more than drawing a card, and most cards are of plain English. Nothing needs to be called by another
/// name: after `icu_open`, `ICU(name)` is the function.

#ifndef CTEXT_ICU_H
#define CTEXT_ICU_H

#include <stdbool.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

#if defined(__linux__)

#define ICU_FUNCTIONS(F) \
  F(ubrk_open) F(ubrk_clone) F(ubrk_close) F(ubrk_setUText) F(ubrk_next) F(ubrk_getRuleStatus) F(utext_openUTF8) \
  F(utext_close)

// ICU's headers make `ubrk_open` a macro for the name with the version, which stands in the type but not behind `##`.
#define ICU_MEMBER(name) __typeof__(&name) name##_pointer;
struct icu_functions {
  ICU_FUNCTIONS(ICU_MEMBER)
};
extern struct icu_functions icu_functions;
#define ICU(name) icu_functions.name##_pointer

#else

#define ICU(name) name

#endif

/// Finds the functions; `false` where there is no ICU of the version that this was built with.
bool icu_open(void);

#endif
