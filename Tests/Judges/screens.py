"""A terminal emulator that moves by grapheme clusters, with the widths of several terminals."""

import pyte
import wcwidth

# Widths as wcwidth has measured them in these terminals; "sum" is an old terminal that adds up code points.
MODELS = ["standard", "kitty", "xterm", "vte", "sum"]


def cells(cluster, model):
    """The columns that a terminal moves for a grapheme cluster."""
    if model == "sum":
        return sum(max(wcwidth.wcwidth(c), 0) for c in cluster)
    if model == "standard":
        return max(0, min(wcwidth.wcswidth(cluster), 2))
    return max(0, min(wcwidth.wcstwidth(cluster, term_program=model), 2))


def clusters(text):
    return wcwidth.iter_graphemes(text)


class Screen(pyte.Screen):
    """pyte with a drawing of its own: the stock one adds up code points, and stops drawing at the first joiner or
    variation selector."""

    def __init__(self, columns, rows, model):
        super().__init__(columns, rows)
        self.model = model
        self.wraps = 0

    def draw(self, data):
        if data.isascii() and self.cursor.x + len(data) <= self.columns:
            line = self.buffer[self.cursor.y]
            for column, character in enumerate(data, self.cursor.x):
                line[column] = self.cursor.attrs._replace(data=character)
            self.cursor.x += len(data)
            return
        for cluster in clusters(data):
            self.put(cluster, cells(cluster, self.model))

    def put(self, cluster, width):
        line = self.buffer[self.cursor.y]
        if width == 0:
            column = self.cursor.x - 1
            while column > 0 and line[column].data == "":
                column -= 1
            if column >= 0:
                line[column] = line[column]._replace(data=line[column].data + cluster)
            return
        if self.cursor.x + width > self.columns:
            self.wraps += 1
            self.carriage_return()
            self.linefeed()
            line = self.buffer[self.cursor.y]
        line[self.cursor.x] = self.cursor.attrs._replace(data=cluster)
        for column in range(self.cursor.x + 1, min(self.cursor.x + width, self.columns)):
            line[column] = self.cursor.attrs._replace(data="")
        self.cursor.x = min(self.cursor.x + width, self.columns)


def read(text, columns, model):
    """The rows that a terminal shows, each a list of cells, and how often it had to wrap.

    A cell is a grapheme cluster, a space, or nothing behind a wide one.
    """
    screen = Screen(columns, text.count("\n") + 2, model)
    pyte.Stream(screen).feed(text.replace("\n", "\r\n"))
    rows = [[screen.buffer[y][x].data for x in range(columns)] for y in range(screen.lines)]
    while rows and all(cell == " " for cell in rows[-1]):
        rows.pop()
    return rows, screen.wraps
