#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "CPicture.h"
#include "Library.h"

static bool is_size_allowed(int64_t width, int64_t height) {
  return width > 0 && height > 0 && width <= CPICTURE_MAXIMUM_SIDE && height <= CPICTURE_MAXIMUM_SIDE;
}

static bool allocate(cpicture_bitmap *bitmap, int64_t width, int64_t height) {
  bitmap->pixels = malloc((size_t)(width * height * 4));
  if (bitmap->pixels == NULL) return false;
  bitmap->width = (int32_t)width;
  bitmap->height = (int32_t)height;
  return true;
}

void cpicture_bitmap_free(cpicture_bitmap *bitmap) {
  free(bitmap->pixels);
  *bitmap = (cpicture_bitmap){NULL, 0, 0};
}

// MARK: PNG

/// libpng's `png_image`, version 1, which its interface 16 keeps. Declared here, since headers are not everywhere where
/// the library is.
typedef struct {
  void *opaque;
  uint32_t version;
  uint32_t width;
  uint32_t height;
  uint32_t format;
  uint32_t flags;
  uint32_t colormap_entries;
  uint32_t warning_or_error;
  char message[64];
} png_image;

enum { PNG_IMAGE_VERSION = 1, PNG_FORMAT_RGBA = 3 };

static struct {
  int (*begin_read_from_memory)(png_image *, const void *, size_t);
  int (*finish_read)(png_image *, const void *, void *, int32_t, void *);
  void (*free)(png_image *);
  bool is_open;
} png;

static void open_png(void) {
  const cpicture_symbol symbols[] = {
      {"png_image_begin_read_from_memory", (void **)&png.begin_read_from_memory},
      {"png_image_finish_read", (void **)&png.finish_read},
      {"png_image_free", (void **)&png.free},
  };
  png.is_open = cpicture_open(CPICTURE_LIBRARY("png16", "16"), symbols, sizeof symbols / sizeof *symbols);
}

static int64_t big_endian(const uint8_t *bytes) {
  return (int64_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

static cpicture_status decode_png(const uint8_t *file, size_t length, cpicture_bitmap *bitmap) {
  // The size stands in the first chunk: libpng reads others before it tells.
  if (length < 24 || memcmp(file + 12, "IHDR", 4) != 0) return CPICTURE_BROKEN;
  if (!is_size_allowed(big_endian(file + 16), big_endian(file + 20))) {
    return big_endian(file + 16) > 0 && big_endian(file + 20) > 0 ? CPICTURE_TOO_LARGE : CPICTURE_BROKEN;
  }
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (pthread_once(&once, open_png) != 0 || !png.is_open) return CPICTURE_NO_LIBRARY;
  png_image image = {.version = PNG_IMAGE_VERSION};
  // libpng frees its own part of an image when a call fails.
  if (!png.begin_read_from_memory(&image, file, length)) return CPICTURE_BROKEN;
  if (!is_size_allowed(image.width, image.height) || !allocate(bitmap, image.width, image.height)) {
    png.free(&image);
    return CPICTURE_BROKEN;
  }
  image.format = PNG_FORMAT_RGBA;
  if (png.finish_read(&image, NULL, bitmap->pixels, 0, NULL)) return CPICTURE_DONE;
  cpicture_bitmap_free(bitmap);
  return CPICTURE_BROKEN;
}

// MARK: JPEG

enum {
  TJPF_RGBA = 7,
  /// A warning means that what follows is made up, such as the rest of a file that is cut off.
  TJFLAG_STOPONWARNING = 8192,
  /// A few bytes can ask for any number of passes over the whole picture.
  TJFLAG_LIMITSCANS = 32768,
};

static struct {
  void *(*init_decompress)(void);
  int (*decompress_header)(void *, const unsigned char *, unsigned long, int *, int *, int *, int *);
  int (*decompress)(void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
  int (*destroy)(void *);
  bool is_open;
} jpeg;

static void open_jpeg(void) {
  const cpicture_symbol symbols[] = {
      {"tjInitDecompress", (void **)&jpeg.init_decompress},
      {"tjDecompressHeader3", (void **)&jpeg.decompress_header},
      {"tjDecompress2", (void **)&jpeg.decompress},
      {"tjDestroy", (void **)&jpeg.destroy},
  };
  jpeg.is_open = cpicture_open(CPICTURE_LIBRARY("turbojpeg", "0"), symbols, sizeof symbols / sizeof *symbols);
}

static cpicture_status decode_jpeg_with(void *handle, const uint8_t *file, size_t length, cpicture_bitmap *bitmap) {
  int width = 0, height = 0, sampling, colors;
  if (jpeg.decompress_header(handle, file, length, &width, &height, &sampling, &colors) != 0) return CPICTURE_BROKEN;
  // A file of tables alone has no size.
  if (width <= 0 || height <= 0) return CPICTURE_BROKEN;
  if (!is_size_allowed(width, height)) return CPICTURE_TOO_LARGE;
  if (!allocate(bitmap, width, height)) return CPICTURE_BROKEN;
  int flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS;
  if (jpeg.decompress(handle, file, length, bitmap->pixels, width, 0, height, TJPF_RGBA, flags) == 0) {
    return CPICTURE_DONE;
  }
  cpicture_bitmap_free(bitmap);
  return CPICTURE_BROKEN;
}

static cpicture_status decode_jpeg(const uint8_t *file, size_t length, cpicture_bitmap *bitmap) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (pthread_once(&once, open_jpeg) != 0 || !jpeg.is_open) return CPICTURE_NO_LIBRARY;
  void *handle = jpeg.init_decompress();
  if (handle == NULL) return CPICTURE_BROKEN;
  cpicture_status status = decode_jpeg_with(handle, file, length, bitmap);
  jpeg.destroy(handle);
  return status;
}

// MARK: Either

cpicture_status cpicture_decode(const uint8_t *file, size_t length, cpicture_bitmap *bitmap) {
  static const uint8_t png_signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  static const uint8_t jpeg_signature[] = {0xFF, 0xD8, 0xFF};
  *bitmap = (cpicture_bitmap){NULL, 0, 0};
  if (length >= sizeof png_signature && memcmp(file, png_signature, sizeof png_signature) == 0) {
    return decode_png(file, length, bitmap);
  }
  if (length >= sizeof jpeg_signature && memcmp(file, jpeg_signature, sizeof jpeg_signature) == 0) {
    return decode_jpeg(file, length, bitmap);
  }
  return CPICTURE_UNKNOWN_FORMAT;
}
