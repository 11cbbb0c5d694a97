"""What is wrong with a box on a screen, and boxes that other programs draw."""

import io
import unicodedata

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

LEFT, RIGHT = set("╭│╰"), set("╮│╯")
# A terminal that keeps no marks of direction shows none.
DIRECTION_MARKS = "\u200e\u200f"
# What the card's text is mapped to where it is hidden or invalid; a stand-in is allowed everywhere.
STAND_INS = set("\ufffd\u25cc\u2424\u2421\u2026") | {chr(c) for c in range(0x2400, 0x2420)}
# What a layout puts beside text: quotes, bullets, continuations of code and rules.
BESIDE = set("│•↪─")


def faults(box, screen, width, text=None, runs=None):
    """What is wrong with a box that should close in the last of so many columns.

    With `text`, nothing else may stand between the borders; with `runs`, each of them must, one behind the other.
    """
    found = [f"{screen.wraps} rows wrapped"] if screen.wraps else []
    if len(screen.rows) != box.count("\n"):
        found.append(f"{len(screen.rows)} rows of {box.count(chr(10))} lines")
    lines = [row.text.rstrip(DIRECTION_MARKS) for row in screen.rows]
    for number, (row, line) in enumerate(zip(screen.rows, lines)):
        if line[:1] not in LEFT:
            found.append(f"row {number} begins with {line[:1]!a}")
        if line[-1:] not in RIGHT:
            found.append(f"row {number} ends with {line[-1:]!a}")
        if row.closing != width - 1:
            found.append(f"row {number} ends in column {row.closing}, not {width - 1}")
    shown = "".join(line[1:-1] for line in lines[1:-1])
    if text is not None and visible(shown) != visible(text):
        found.append(f"shows {visible(shown)!a}, not {visible(text)!a}")
    return found + (lost(shown, runs) if runs else [])


def lost(shown, runs):
    """The runs of a text that are not shown one behind the other."""
    shown, position, found = bare(shown), 0, []
    for run in map(bare, runs):
        place = shown.find(run, position)
        if place < 0:
            found.append(f"{run!a} is lost")
        else:
            position = place + len(run)
    return found


def bare(text):
    return "".join(c for c in visible(text) if c not in BESIDE)


def visible(text):
    """The code points of a text that are always shown: no white space, no stand-in, nothing hidden or unassigned."""
    return "".join(
        c for c in text
        if unicodedata.category(c)[0] in "LMNPS" and c not in STAND_INS and not is_hidden(ord(c)))


def is_hidden(point):
    return (
        point in (0x034F, 0x115F, 0x1160, 0x3164, 0xFFA0)
        or 0xFE00 <= point <= 0xFE0F or 0x180B <= point <= 0x180F or 0xE0000 <= point <= 0xE0FFF)


def rich_box(text, width):
    file = io.StringIO()
    Console(file=file, width=width, force_terminal=True, color_system=None).print(Panel(Text(text)))
    return file.getvalue()


def len_box(text, width):
    """A box padded by the number of code points, which is wrong."""
    bar = "─" * (width - 2)
    return f"╭{bar}╮\n│ {text}{' ' * (width - 4 - len(text))} │\n╰{bar}╯\n"
