/// Time zones and the words of days from ICU's library icui18n, which is opened when the first of them is asked for: a
/// program that shows no conversation does not wait for it.
///
/// ICU's types and its versioned symbol names stay behind this header. Nothing here aborts, and nothing is read from the
/// environment: a zone or locale that ICU does not know is NULL.

#ifndef CCALENDAR_H
#define CCALENDAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether ICU can be opened.
bool ccalendar_is_available(void);

/// One time zone. It may move between threads but not be used by two of them at once.
typedef struct ccalendar_zone ccalendar_zone;

/// Opens a zone by its IANA name; NULL for a name that is not known, or without ICU.
ccalendar_zone *_Nullable ccalendar_zone_open(const char *_Nonnull name);

/// Frees a zone.
void ccalendar_zone_close(ccalendar_zone *_Nonnull zone);

/// How far the zone's clocks are ahead of UTC at a time in milliseconds since 1970, in milliseconds.
int32_t ccalendar_zone_offset(ccalendar_zone *_Nonnull zone, double time);

/// The words of days in one language. They may move between threads but not be used by two of them at once.
typedef struct ccalendar_words ccalendar_words;

/// Opens the words of a locale such as en_GB or ko; NULL for one that is not known, or without ICU.
ccalendar_words *_Nullable ccalendar_words_open(const char *_Nonnull locale);

/// Frees words.
void ccalendar_words_close(ccalendar_words *_Nonnull words);

/// Writes the day of a time in UTC, weekday and year included, as UTF-8. Returns the length, or -1 where it has no room.
int32_t ccalendar_words_write(
    ccalendar_words *_Nonnull words, double time, char *_Nonnull text, int32_t capacity);

#endif
