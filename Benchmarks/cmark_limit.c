// What libcmark takes for the same bodies: the parse alone, and the parse with HTML of its own.
//
// Answers on standard output as CardBench does.
#include <cmark.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAXIMUM_BODIES = 8, WANTED = 100000 };

typedef struct {
  char name[64];
  char *text;
  size_t length;
} body;

static double nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int read_body(body *into, const char *path) {
  const char *slash = strrchr(path, '/');
  snprintf(into->name, sizeof into->name, "%s", slash ? slash + 1 : path);
  char *dot = strrchr(into->name, '.');
  if (dot) *dot = 0;
  FILE *file = fopen(path, "rb");
  if (!file) return 0;
  into->text = malloc(1 << 20);
  into->length = into->text ? fread(into->text, 1, 1 << 20, file) : 0;
  fclose(file);
  return into->length > 0;
}

static void pass(const body *body, int is_html) {
  size_t repetitions = WANTED / body->length > 0 ? WANTED / body->length : 1;
  double start = nanoseconds();
  for (size_t count = 0; count < repetitions; count++) {
    if (is_html) {
      free(cmark_markdown_to_html(body->text, body->length, CMARK_OPT_DEFAULT));
    } else {
      cmark_node_free(cmark_parse_document(body->text, body->length, CMARK_OPT_DEFAULT));
    }
  }
  double elapsed = nanoseconds() - start;
  printf("{\"ns\":%.3f,\"refused\":0}\n", elapsed / (double)(repetitions * body->length));
}

int main(int count, char **arguments) {
  static const char *const tasks[] = {"parse", "html"};
  body bodies[MAXIMUM_BODIES];
  int read = 0;
  for (; read < count - 1 && read < MAXIMUM_BODIES; read++) {
    if (!read_body(&bodies[read], arguments[read + 1])) return 2;
    for (int task = 0; task < 2; task++) {
      printf("{\"task\":\"%s, %s\",\"name\":\"libcmark alone\"}\n", tasks[task], bodies[read].name);
    }
  }
  printf("{\"ready\":true,\"version\":\"%s\"}\n", cmark_version_string());
  fflush(stdout);
  char line[256];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\t\n")] = 0;
    for (int index = 0; index < read; index++) {
      for (int task = 0; task < 2; task++) {
        char name[128];
        snprintf(name, sizeof name, "%s, %s", tasks[task], bodies[index].name);
        if (strcmp(name, line) == 0) pass(&bodies[index], task);
      }
    }
    fflush(stdout);
  }
  return 0;
}
