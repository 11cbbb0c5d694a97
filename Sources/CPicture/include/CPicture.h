/// Pictures for terminals: PNG and JPEG files to pixels, by libpng and libjpeg-turbo; pixels to cells or to the sequences
/// of terminals with graphics, by libchafa.
///
/// The libraries are opened when the first picture is asked for, so that a program that draws none starts without them,
/// and runs where they are not installed. Nothing here aborts: what cannot be done is said by a status.

#ifndef CPICTURE_H
#define CPICTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CPICTURE_DONE = 0,

  /// The library that is needed is not installed.
  CPICTURE_NO_LIBRARY,

  /// The file is neither PNG nor JPEG.
  CPICTURE_UNKNOWN_FORMAT,

  /// A side is longer than CPICTURE_MAXIMUM_SIDE.
  CPICTURE_TOO_LARGE,

  /// The file is damaged or cut off, or there is no memory for it.
  CPICTURE_BROKEN,
} cpicture_status;

/// The longest side in pixels; it is read from the file's header before anything is allocated for the picture.
enum { CPICTURE_MAXIMUM_SIDE = 4096 };

/// Pixels of four bytes, RGBA, row by row; colours are not multiplied by their alpha.
typedef struct {
  uint8_t *_Nullable pixels;
  int32_t width;
  int32_t height;
} cpicture_bitmap;

/// Decodes a file. The bitmap is the caller's, who frees it; where the status is not CPICTURE_DONE it is empty.
cpicture_status cpicture_decode(const uint8_t *_Nonnull file, size_t length, cpicture_bitmap *_Nonnull bitmap);

/// Frees what `cpicture_decode` made. An empty bitmap is allowed.
void cpicture_bitmap_free(cpicture_bitmap *_Nonnull bitmap);

/// The colours that cells may have.
typedef enum {
  CPICTURE_COLORS_RGB = 0,
  CPICTURE_COLORS_256 = 1,
  CPICTURE_COLORS_16 = 3,
  CPICTURE_COLORS_NONE = 5,
} cpicture_colors;

/// A cell: a code point, and colours as 0xRRGGBB or as a number of the palette; -1 for none.
typedef struct {
  uint32_t symbol;
  int32_t foreground;
  int32_t background;
} cpicture_cell;

/// Draws a bitmap in `columns` times `rows` cells of spaces and block elements (U+2580 to U+259F).
cpicture_status cpicture_draw_cells(
    const cpicture_bitmap *_Nonnull bitmap, int32_t columns, int32_t rows, cpicture_colors colors,
    cpicture_cell *_Nonnull cells);

/// The ways in which terminals take pixels.
typedef enum {
  CPICTURE_GRAPHICS_NONE = 0,
  CPICTURE_GRAPHICS_SIXEL = 1,
  CPICTURE_GRAPHICS_KITTY = 2,
  CPICTURE_GRAPHICS_ITERM = 3,
} cpicture_graphics;

/// The best way that libchafa knows of the terminal that an environment describes: `NAME=VALUE` strings up to a null.
cpicture_graphics cpicture_detect(char *_Nullable const *_Nonnull environment);

/// Draws a bitmap as one sequence that fills `columns` times `rows` cells of a size in pixels.
///
/// The sequence ends in a null byte and is the caller's, who frees it with `cpicture_sequence_free`.
cpicture_status cpicture_draw_graphics(
    const cpicture_bitmap *_Nonnull bitmap, cpicture_graphics graphics, int32_t columns, int32_t rows,
    int32_t cell_width, int32_t cell_height, char *_Nullable *_Nonnull sequence);

void cpicture_sequence_free(char *_Nullable sequence);

#endif
