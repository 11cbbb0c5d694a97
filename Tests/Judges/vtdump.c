// Shows what libvterm makes of the screens on standard input: each is a line "ROWS COLUMNS LENGTH" and so many bytes.
// Prints ROWS lines a screen. Cells are parted by U+001F; one behind a wide character is empty, and a blank one a space.
#include <stdio.h>
#include <stdlib.h>
#include <vterm.h>

static void put(uint32_t point) {
  if (point < 0x80) {
    putchar((int)point);
  } else if (point < 0x800) {
    printf("%c%c", 0xC0 | (int)(point >> 6), 0x80 | (int)(point & 0x3F));
  } else if (point < 0x10000) {
    printf("%c%c%c", 0xE0 | (int)(point >> 12), 0x80 | (int)(point >> 6 & 0x3F), 0x80 | (int)(point & 0x3F));
  } else {
    printf("%c%c%c%c", 0xF0 | (int)(point >> 18), 0x80 | (int)(point >> 12 & 0x3F), 0x80 | (int)(point >> 6 & 0x3F),
           0x80 | (int)(point & 0x3F));
  }
}

static void show(VTermScreen *screen, int row, int columns) {
  for (int column = 0; column < columns; column++) {
    VTermPos position = {row, column};
    VTermScreenCell cell;
    vterm_screen_get_cell(screen, position, &cell);
    if (column > 0) putchar(0x1F);
    if (cell.chars[0] == (uint32_t)-1) continue;
    if (cell.chars[0] == 0) putchar(' ');
    for (int index = 0; index < VTERM_MAX_CHARS_PER_CELL && cell.chars[index] != 0; index++) put(cell.chars[index]);
  }
  putchar('\n');
}

int main(void) {
  int rows, columns;
  size_t length;
  while (scanf("%d %d %zu", &rows, &columns, &length) == 3 && getchar() == '\n') {
    char *bytes = malloc(length + 1);
    if (bytes == NULL || fread(bytes, 1, length, stdin) != length) return 1;
    VTerm *terminal = vterm_new(rows, columns);
    vterm_set_utf8(terminal, 1);
    VTermScreen *screen = vterm_obtain_screen(terminal);
    vterm_screen_reset(screen, 1);
    vterm_input_write(terminal, bytes, length);
    for (int row = 0; row < rows; row++) show(screen, row, columns);
    vterm_free(terminal);
    free(bytes);
  }
  return 0;
}
