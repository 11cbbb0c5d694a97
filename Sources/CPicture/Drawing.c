#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "CPicture.h"
#include "Library.h"

// MARK: libchafa

/// Values of libchafa's interface 0, declared here because its headers need GLib's.
enum {
  PIXEL_RGBA = 4,
  PIXEL_MODE_SYMBOLS = 0,
  SYMBOLS_SPACE_SOLID_QUARTERS_HALVES = 1 << 0 | 1 << 1 | 1 << 7 | 1 << 8 | 1 << 9,
};

/// The beginning of GLib's `GString`.
typedef struct {
  char *text;
  size_t length;
} g_string;

static struct {
  void *(*symbol_map_new)(void);
  void (*symbol_map_add_by_tags)(void *, int);
  void (*symbol_map_unref)(void *);
  void *(*config_new)(void);
  void (*config_unref)(void *);
  void (*config_set_geometry)(void *, int, int);
  void (*config_set_cell_geometry)(void *, int, int);
  void (*config_set_canvas_mode)(void *, int);
  void (*config_set_pixel_mode)(void *, int);
  void (*config_set_symbol_map)(void *, const void *);
  void *(*canvas_new)(const void *);
  void (*canvas_unref)(void *);
  void (*canvas_draw_all_pixels)(void *, int, const uint8_t *, int, int, int);
  uint32_t (*canvas_get_char_at)(void *, int, int);
  void (*canvas_get_raw_colors_at)(void *, int, int, int *, int *);
  g_string *(*canvas_print)(void *, void *);
  char *(*string_free)(g_string *, int);
  void *(*term_db_get_default)(void);
  void *(*term_db_detect)(void *, char **);
  int (*term_info_have_seq)(const void *, int);
  void (*term_info_unref)(void *);
  bool is_open;
} chafa;

static void open_chafa(void) {
  const cpicture_symbol symbols[] = {
      {"chafa_symbol_map_new", (void **)&chafa.symbol_map_new},
      {"chafa_symbol_map_add_by_tags", (void **)&chafa.symbol_map_add_by_tags},
      {"chafa_symbol_map_unref", (void **)&chafa.symbol_map_unref},
      {"chafa_canvas_config_new", (void **)&chafa.config_new},
      {"chafa_canvas_config_unref", (void **)&chafa.config_unref},
      {"chafa_canvas_config_set_geometry", (void **)&chafa.config_set_geometry},
      {"chafa_canvas_config_set_cell_geometry", (void **)&chafa.config_set_cell_geometry},
      {"chafa_canvas_config_set_canvas_mode", (void **)&chafa.config_set_canvas_mode},
      {"chafa_canvas_config_set_pixel_mode", (void **)&chafa.config_set_pixel_mode},
      {"chafa_canvas_config_set_symbol_map", (void **)&chafa.config_set_symbol_map},
      {"chafa_canvas_new", (void **)&chafa.canvas_new},
      {"chafa_canvas_unref", (void **)&chafa.canvas_unref},
      {"chafa_canvas_draw_all_pixels", (void **)&chafa.canvas_draw_all_pixels},
      {"chafa_canvas_get_char_at", (void **)&chafa.canvas_get_char_at},
      {"chafa_canvas_get_raw_colors_at", (void **)&chafa.canvas_get_raw_colors_at},
      {"chafa_canvas_print", (void **)&chafa.canvas_print},
      {"g_string_free", (void **)&chafa.string_free},
      {"chafa_term_db_get_default", (void **)&chafa.term_db_get_default},
      {"chafa_term_db_detect", (void **)&chafa.term_db_detect},
      {"chafa_term_info_have_seq", (void **)&chafa.term_info_have_seq},
      {"chafa_term_info_unref", (void **)&chafa.term_info_unref},
  };
  chafa.is_open = cpicture_open(CPICTURE_LIBRARY("chafa", "0"), symbols, sizeof symbols / sizeof *symbols);
}

static bool is_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  return pthread_once(&once, open_chafa) == 0 && chafa.is_open;
}

// MARK: Cells

/// The pixels of a cell on each side, as libchafa divides it.
enum { CELL_SIDE = 8 };

/// A small bitmap, with each pixel repeated to fill the cells: libchafa would blur it.
static cpicture_bitmap enlarged(const cpicture_bitmap *bitmap, int32_t columns, int32_t rows) {
  cpicture_bitmap result = {NULL, columns * CELL_SIDE, rows * CELL_SIDE};
  result.pixels = malloc((size_t)result.width * (size_t)result.height * 4);
  if (result.pixels == NULL) return result;
  for (int32_t y = 0; y < result.height; y++) {
    const uint8_t *row = bitmap->pixels + (size_t)(y * bitmap->height / result.height) * (size_t)bitmap->width * 4;
    for (int32_t x = 0; x < result.width; x++) {
      uint8_t *pixel = result.pixels + ((size_t)y * (size_t)result.width + (size_t)x) * 4;
      memcpy(pixel, row + (size_t)(x * bitmap->width / result.width) * 4, 4);
    }
  }
  return result;
}

static void *cell_canvas(int32_t columns, int32_t rows, cpicture_colors colors) {
  void *symbols = chafa.symbol_map_new();
  chafa.symbol_map_add_by_tags(symbols, SYMBOLS_SPACE_SOLID_QUARTERS_HALVES);
  void *config = chafa.config_new();
  chafa.config_set_geometry(config, columns, rows);
  chafa.config_set_pixel_mode(config, PIXEL_MODE_SYMBOLS);
  chafa.config_set_canvas_mode(config, colors);
  chafa.config_set_symbol_map(config, symbols);
  void *canvas = chafa.canvas_new(config);
  chafa.config_unref(config);
  chafa.symbol_map_unref(symbols);
  return canvas;
}

static void draw(void *canvas, const cpicture_bitmap *bitmap) {
  chafa.canvas_draw_all_pixels(
      canvas, PIXEL_RGBA, bitmap->pixels, bitmap->width, bitmap->height, bitmap->width * 4);
}

static cpicture_cell cell_at(void *canvas, int32_t x, int32_t y) {
  int foreground = -1, background = -1;
  chafa.canvas_get_raw_colors_at(canvas, x, y, &foreground, &background);
  return (cpicture_cell){chafa.canvas_get_char_at(canvas, x, y), foreground, background};
}

cpicture_status cpicture_draw_cells(
    const cpicture_bitmap *bitmap, int32_t columns, int32_t rows, cpicture_colors colors, cpicture_cell *cells) {
  if (!is_open()) return CPICTURE_NO_LIBRARY;
  void *canvas = cell_canvas(columns, rows, colors);
  if (bitmap->width < columns * CELL_SIDE && bitmap->height < rows * CELL_SIDE) {
    cpicture_bitmap large = enlarged(bitmap, columns, rows);
    if (large.pixels != NULL) draw(canvas, &large);
    cpicture_bitmap_free(&large);
  } else {
    draw(canvas, bitmap);
  }
  for (int32_t y = 0; y < rows; y++) {
    for (int32_t x = 0; x < columns; x++) cells[y * columns + x] = cell_at(canvas, x, y);
  }
  chafa.canvas_unref(canvas);
  return CPICTURE_DONE;
}

// MARK: Graphics

/// The places of the sequences that begin a picture in libchafa's list of them.
static const int beginnings[] = {
    [CPICTURE_GRAPHICS_SIXEL] = 40,
    [CPICTURE_GRAPHICS_KITTY] = 43,
    [CPICTURE_GRAPHICS_ITERM] = 47,
};

static bool has_graphics(const void *terminal, cpicture_graphics graphics) {
  return chafa.term_info_have_seq(terminal, beginnings[graphics]) != 0;
}

cpicture_graphics cpicture_detect(char *const *environment) {
  if (!is_open()) return CPICTURE_GRAPHICS_NONE;
  void *terminal = chafa.term_db_detect(chafa.term_db_get_default(), (char **)environment);
  // The one that loses least comes first.
  cpicture_graphics best = has_graphics(terminal, CPICTURE_GRAPHICS_KITTY)   ? CPICTURE_GRAPHICS_KITTY
                           : has_graphics(terminal, CPICTURE_GRAPHICS_ITERM) ? CPICTURE_GRAPHICS_ITERM
                           : has_graphics(terminal, CPICTURE_GRAPHICS_SIXEL) ? CPICTURE_GRAPHICS_SIXEL
                                                                             : CPICTURE_GRAPHICS_NONE;
  chafa.term_info_unref(terminal);
  return best;
}

/// A terminal that is known to take a kind of graphics.
static void *terminal_with(cpicture_graphics graphics) {
  char *sixel[] = {"TERM=mlterm", NULL};
  char *kitty[] = {"TERM=xterm-kitty", NULL};
  char *iterm[] = {"TERM=xterm-256color", "TERM_PROGRAM=iTerm.app", NULL};
  char **environment = graphics == CPICTURE_GRAPHICS_SIXEL ? sixel : graphics == CPICTURE_GRAPHICS_KITTY ? kitty : iterm;
  return chafa.term_db_detect(chafa.term_db_get_default(), environment);
}

cpicture_status cpicture_draw_graphics(
    const cpicture_bitmap *bitmap, cpicture_graphics graphics, int32_t columns, int32_t rows, int32_t cell_width,
    int32_t cell_height, char **sequence) {
  *sequence = NULL;
  if (!is_open() || graphics == CPICTURE_GRAPHICS_NONE) return CPICTURE_NO_LIBRARY;
  void *terminal = terminal_with(graphics);
  if (!has_graphics(terminal, graphics)) {
    chafa.term_info_unref(terminal);
    return CPICTURE_NO_LIBRARY;
  }
  void *config = chafa.config_new();
  chafa.config_set_geometry(config, columns, rows);
  chafa.config_set_cell_geometry(config, cell_width, cell_height);
  chafa.config_set_pixel_mode(config, graphics);
  void *canvas = chafa.canvas_new(config);
  draw(canvas, bitmap);
  g_string *text = chafa.canvas_print(canvas, terminal);
  // The memory of a GString is GLib's, which need not be the one that the caller frees with.
  *sequence = strdup(text->text);
  chafa.string_free(text, 1);
  chafa.canvas_unref(canvas);
  chafa.config_unref(config);
  chafa.term_info_unref(terminal);
  return *sequence == NULL ? CPICTURE_BROKEN : CPICTURE_DONE;
}

void cpicture_sequence_free(char *sequence) { free(sequence); }
