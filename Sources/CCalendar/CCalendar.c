#include "CCalendar.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

// ICU's functions are macros for names with its version behind them; written out, that is what stands in the library.
#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)

#if defined(__APPLE__)
#define LIBRARY(name) "lib" name "." TEXT(U_ICU_VERSION_MAJOR_NUM) ".dylib"
#else
#define LIBRARY(name) "lib" name ".so." TEXT(U_ICU_VERSION_MAJOR_NUM)
#endif

static __typeof__(ucal_open) *open_calendar;
static __typeof__(ucal_close) *close_calendar;
static __typeof__(ucal_setMillis) *set_time;
static __typeof__(ucal_get) *get_field;
static __typeof__(ucal_getCanonicalTimeZoneID) *get_canonical_name;
static __typeof__(udat_open) *open_format;
static __typeof__(udat_close) *close_format;
static __typeof__(udat_format) *format_date;
static __typeof__(u_strFromUTF8) *from_utf8;
static __typeof__(u_strToUTF8) *to_utf8;
static __typeof__(uloc_getLanguage) *get_language;
static __typeof__(uloc_countAvailable) *count_locales;
static __typeof__(uloc_getAvailable) *get_locale;
static bool is_available;

static bool find(void *library, void *pointer, const char *name) {
  void *address = dlsym(library, name);
  // A function's address has the size of an object's wherever there is dlsym.
  memcpy(pointer, &address, sizeof address);
  return address != NULL;
}

#define FIND(library, pointer, function) find(library, &pointer, TEXT(function))

static void open_library(void) {
  void *calendars = dlopen(LIBRARY("icui18n"), RTLD_NOW | RTLD_LOCAL);
  void *texts = dlopen(LIBRARY("icuuc"), RTLD_NOW | RTLD_LOCAL);
  if (calendars == NULL || texts == NULL) return;
  is_available = FIND(calendars, open_calendar, ucal_open) && FIND(calendars, close_calendar, ucal_close) &&
                 FIND(calendars, set_time, ucal_setMillis) && FIND(calendars, get_field, ucal_get) &&
                 FIND(calendars, get_canonical_name, ucal_getCanonicalTimeZoneID) &&
                 FIND(calendars, open_format, udat_open) && FIND(calendars, close_format, udat_close) &&
                 FIND(calendars, format_date, udat_format) && FIND(texts, from_utf8, u_strFromUTF8) &&
                 FIND(texts, to_utf8, u_strToUTF8) && FIND(texts, get_language, uloc_getLanguage) &&
                 FIND(texts, count_locales, uloc_countAvailable) && FIND(texts, get_locale, uloc_getAvailable);
}

bool ccalendar_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  return pthread_once(&once, open_library) == 0 && is_available;
}

enum { maximum_name = 128, maximum_words = 256 };

struct ccalendar_zone {
  UCalendar *calendar;
};

ccalendar_zone *ccalendar_zone_open(const char *name) {
  if (!ccalendar_is_available()) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UChar wanted[maximum_name], canonical[maximum_name];
  int32_t length = 0;
  from_utf8(wanted, maximum_name, &length, name, -1, &error);
  // A calendar of an unknown zone is one of UTC, and nothing says so.
  UBool is_system = false;
  get_canonical_name(wanted, length, canonical, maximum_name, &is_system, &error);
  if (U_FAILURE(error) || !is_system) return NULL;
  UCalendar *calendar = open_calendar(wanted, length, "en_US_POSIX", UCAL_GREGORIAN, &error);
  if (U_FAILURE(error) || calendar == NULL) return NULL;
  ccalendar_zone *zone = malloc(sizeof *zone);
  if (zone == NULL) {
    close_calendar(calendar);
    return NULL;
  }
  zone->calendar = calendar;
  return zone;
}

void ccalendar_zone_close(ccalendar_zone *zone) {
  close_calendar(zone->calendar);
  free(zone);
}

int32_t ccalendar_zone_offset(ccalendar_zone *zone, double time) {
  UErrorCode error = U_ZERO_ERROR;
  set_time(zone->calendar, time, &error);
  int32_t offset = get_field(zone->calendar, UCAL_ZONE_OFFSET, &error) + get_field(zone->calendar, UCAL_DST_OFFSET, &error);
  return U_FAILURE(error) ? 0 : offset;
}

struct ccalendar_words {
  UDateFormat *format;
};

/// Whether ICU has words in a locale's language; for one that it does not know it takes that of the process, which nobody
/// asked for.
static bool knows_language(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  char wanted[ULOC_LANG_CAPACITY], known[ULOC_LANG_CAPACITY];
  get_language(locale, wanted, sizeof wanted, &error);
  for (int32_t index = count_locales() - 1; U_SUCCESS(error) && index >= 0; index--) {
    get_language(get_locale(index), known, sizeof known, &error);
    if (strcmp(wanted, known) == 0) return true;
  }
  return false;
}

ccalendar_words *ccalendar_words_open(const char *locale) {
  if (!ccalendar_is_available() || !knows_language(locale)) return NULL;
  static const UChar utc[] = {'U', 'T', 'C', 0};
  UErrorCode error = U_ZERO_ERROR;
  UDateFormat *format = open_format(UDAT_NONE, UDAT_FULL, locale, utc, -1, NULL, 0, &error);
  if (U_FAILURE(error) || format == NULL) return NULL;
  ccalendar_words *words = malloc(sizeof *words);
  if (words == NULL) {
    close_format(format);
    return NULL;
  }
  words->format = format;
  return words;
}

void ccalendar_words_close(ccalendar_words *words) {
  close_format(words->format);
  free(words);
}

int32_t ccalendar_words_write(ccalendar_words *words, double time, char *text, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UChar wide[maximum_words];
  int32_t length = format_date(words->format, time, wide, maximum_words, NULL, &error);
  int32_t bytes = 0;
  if (U_SUCCESS(error) && length <= maximum_words) to_utf8(text, capacity, &bytes, wide, length, &error);
  return U_FAILURE(error) || bytes > capacity ? -1 : bytes;
}
