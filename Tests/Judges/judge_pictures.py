"""Judges the pictures that are drawn on terminals: each is one picture by its protocol's grammar, of the size and at the
place that the rows of its card keep free, and without it the card is a straight box like any other.

Drawn from a file and from the address itself (`data:`), beside harmless and hostile texts, in pixels for kitty, iTerm2 and
sixel, and in characters. What is outside of a picture may hold no escape but those of a card.

Calibrated in the same run: spoiled pictures are found out.
"""

import base64
import pathlib
import re
import struct
import tempfile
import zlib

import boxes
import emulators
import graphics
import judging
import predicates

WIDTH = 40
SIZES = {"small": (40, 30), "wide": (900, 8), "tall": (6, 700)}
# Where nothing says how large a cell is, it counts as so many pixels.
CELL = (10, 20)


def png(width, height):
    """A file whose every pixel has a colour of its own, more or less."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(
        b"\0" + b"".join(bytes([x * 6 & 255, y * 8 & 255, x ^ y & 255]) if x < 256 else b"\x80\x10\x40"
                         for x in range(width)) for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def message(address, text="x"):
    return judging.card("msg_with_image", image_url=address, alt_text=text, body=text)


def draw(messages, folder, mode):
    arguments = ["--ansi", "--lenient", f"--width={WIDTH}", "--color=truecolor", f"--images={mode}", f"--image-dir={folder}"]
    return judging.run_on_terminal(arguments, judging.lines(messages))


def faults(drawn, mode, count):
    """What is wrong with cards of a number of pictures."""
    text, found, wrong = graphics.placements(drawn)
    if len(found) != (0 if mode == "symbols" else count):
        wrong.append(f"{len(found)} pictures where {count} were asked for")
    if mode == "symbols" and not re.search("[\u2580-\u259f]", drawn):
        wrong.append("no picture is drawn")
    wrong += predicates.controls(text, escapes=True)
    screen = emulators.Model("standard").read([text], WIDTH)[0]
    wrong += boxes.faults(text, screen, WIDTH)
    for line, picture in found:
        wrong += misplaced(picture, screen.rows[line - picture.up:line])
    return wrong


def misplaced(picture, rows):
    """What is wrong with a picture's place: its rows are kept free with spaces that do not break, from its column on."""
    free = [row.text[picture.column - 1:].split(" ")[0] for row in rows]
    if len(set(map(len, free))) != 1 or set("".join(free)) != {"\u00a0"} or any(row.text[:2] != "│ " for row in rows):
        return [f"the rows of a picture are not free: {free!a}"]
    cells = (len(free[0]), len(rows))
    if picture.cells not in ((), cells):
        return [f"a picture of {picture.cells} cells stands in {cells}"]
    room = tuple(own * side for own, side in zip(cells, CELL))
    is_larger = any(pixels > own for pixels, own in zip(picture.pixels, room))
    return [f"{picture.pixels} pixels do not fit in {room}"] if is_larger else []


def calibrate(checks, folder):
    for mode in ("kitty", "iterm", "sixel"):
        drawn = draw([message("https://x.example/small.png")], folder, mode)
        checks.check(f"calibration: a picture in {mode}", faults(drawn, mode, 1))
        place = graphics.PLACEMENT.search(drawn)
        middle = (place.start() + place.end()) // 2
        for name, spoiled in {
            "an escape in its data": drawn[:middle] + "\x1b[2J" + drawn[middle:],
            "data cut out": drawn[:middle] + drawn[middle + 400:],
            "its end left out": drawn[:place.end() - 4] + drawn[place.end() - 2:],
            "a row too high": drawn.replace(f"\x1b7\x1b[{place[1]}A", f"\x1b7\x1b[{int(place[1]) + 1}A"),
            "on the border": drawn.replace(f"A\x1b[{place[2]}G", "A\x1b[1G"),
            "a title": drawn.replace("\x1b8", "\x1b8\x1b]0;x\x07"),
        }.items():
            checks.must_find(f"{name}, {mode}", faults(spoiled, mode, 1))


def judge(checks, folder):
    hostile = [row["text"] for row in judging.hostile()]
    for mode in ("kitty", "iterm", "sixel", "symbols"):
        for name, size in SIZES.items():
            drawn = draw([message(f"https://x.example/{name}.png")], folder, mode)
            checks.check(f"a {name} picture from a file, {mode}", faults(drawn, mode, 1))
            address = "data:image/png;base64," + base64.b64encode(png(*size)).decode()
            drawn = draw([message(address)], folder, mode)
            checks.check(f"a {name} picture from its address, {mode}", faults(drawn, mode, 1))
        drawn = draw([message("https://x.example/small.png", text) for text in hostile], folder, mode)
        checks.check(f"{len(hostile)} hostile texts beside a picture, {mode}", faults(drawn, mode, len(hostile)))


def main():
    checks = judging.Checks("pictures")
    with tempfile.TemporaryDirectory(prefix="cardrender-judge-") as name:
        folder = pathlib.Path(name)
        for size_name, size in SIZES.items():
            (folder / f"{size_name}.png").write_bytes(png(*size))
        calibrate(checks, folder)
        judge(checks, folder)
    checks.finish()


main()
