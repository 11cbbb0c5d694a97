"""A parser of the pictures that are put into rows of a card: kitty's, iTerm2's and sixel, each by its own manual."""

import base64
import binascii
import dataclasses
import re
import struct

# The cursor is kept, moved to the first of the free rows, and put back.
PLACEMENT = re.compile("\x1b7\x1b\\[([0-9]{1,2})A\x1b\\[([0-9]{1,4})G(.*?)\x1b8", re.DOTALL)
KITTY = re.compile("\x1b_G([a-zA-Z]=[a-zA-Z0-9]+(?:,[a-zA-Z]=[a-zA-Z0-9]+)*)(?:;([A-Za-z0-9+/=]*))?\x1b\\\\")
ITERM = re.compile("\x1b\\]1337;File=([a-zA-Z]+=[a-zA-Z0-9]+(?:;[a-zA-Z]+=[a-zA-Z0-9]+)*):([A-Za-z0-9+/=]+)\x07")
SIXEL = re.compile('\x1bP[0-9;]*q"1;1;([0-9]+);([0-9]+)((?:#[0-9]+(?:;2;[0-9]+;[0-9]+;[0-9]+)?|[?-~]|![0-9]+[?-~]|[$-])*)\x1b\\\\')
STEP = re.compile(r"!([0-9]+)[?-~]|[?-~]|[$-]")


@dataclasses.dataclass
class Placement:
    """A picture: the rows above the cursor where it begins, its column, its cells (nothing where the protocol has none)
    and its pixels."""

    up: int
    column: int
    cells: tuple
    pixels: tuple


class NoPicture(Exception):
    pass


def placements(text):
    """The text without its pictures, the pictures, each with the line above which the cursor stood, and the faults."""
    found, faults = [], []
    for match in PLACEMENT.finditer(text):
        try:
            cells, pixels = picture(match[3])
            found.append((text.count("\n", 0, match.start()), Placement(int(match[1]), int(match[2]), cells, pixels)))
        except NoPicture as problem:
            faults.append(str(problem))
    return PLACEMENT.sub("", text), found, faults


def picture(sequence):
    for beginning, parse in (("\x1b_G", kitty), ("\x1b]1337;", iterm), ("\x1bP", sixel)):
        if sequence.startswith(beginning):
            try:
                return parse(sequence)
            except (KeyError, ValueError, struct.error) as error:
                raise NoPicture(f"{beginning!a}: {error!r}") from error
    raise NoPicture(f"no picture begins like this: {sequence[:20]!a}")


def kitty(sequence):
    """Pieces of at most 4096 bytes, all but the last announcing another (https://sw.kovidgoyal.net/kitty/graphics-protocol)."""
    pieces = list(KITTY.finditer(sequence))
    if "".join(piece[0] for piece in pieces) != sequence:
        raise NoPicture("kitty: more than its pieces")
    settings = [dict(pair.split("=") for pair in piece[1].split(",")) for piece in pieces]
    if [own.get("m", "0") for own in settings] != ["1"] * (len(pieces) - 1) + ["0"]:
        raise NoPicture("kitty: a piece is missing, or too many")
    if any(len(piece[2] or "") > 4096 for piece in pieces):
        raise NoPicture("kitty: a piece is too long")
    first = settings[0]
    if first.get("a") != "T" or first.get("t", "d") != "d" or any(set(own) - {"m"} for own in settings[1:]):
        raise NoPicture(f"kitty: does something else than show what is sent: {first}")
    width, height = int(first["s"]), int(first["v"])
    data = b"".join(decoded(piece[2] or "") for piece in pieces)
    if len(data) != width * height * {"24": 3, "32": 4}[first["f"]]:
        raise NoPicture(f"kitty: {len(data)} bytes for {width} times {height} pixels")
    return (int(first["c"]), int(first["r"])), (width, height)


def iterm(sequence):
    """A file, shown in the line (https://iterm2.com/documentation-images.html)."""
    match = ITERM.fullmatch(sequence)
    if not match:
        raise NoPicture("iTerm2: not one file")
    settings = dict(pair.split("=") for pair in match[1].split(";"))
    if settings.get("inline") != "1" or set(settings) - {"inline", "width", "height", "preserveAspectRatio", "size"}:
        raise NoPicture(f"iTerm2: does something else than show a file: {settings}")
    return (int(settings["width"]), int(settings["height"])), tiff(decoded(match[2]))


def tiff(data):
    """The size of a TIFF file: tags 256 and 257 of its first directory."""
    if data[:4] != b"II*\0":
        raise NoPicture("iTerm2: the file is no TIFF")
    start, = struct.unpack_from("<I", data, 4)
    count, = struct.unpack_from("<H", data, start)
    entries = [struct.unpack_from("<HHII", data, start + 2 + 12 * index) for index in range(count)]
    size = {tag: value & 0xFFFF if kind == 3 else value for tag, kind, _, value in entries}
    if len(data) < size[256] * size[257] * 3:
        raise NoPicture("iTerm2: the file is cut off")
    return size[256], size[257]


def sixel(sequence):
    """Rows of six pixels, drawn over in one colour after another until each pixel has one (DEC STD 070, chapter 9)."""
    match = SIXEL.fullmatch(sequence)
    if not match:
        raise NoPicture("sixel: not one picture")
    width, height = int(match[1]), int(match[2])
    drawn = [[0] * width for _ in range(-(-height // 6))]
    column, row = 0, 0
    for step in STEP.finditer(re.sub("#[0-9;]+", "", match[3])):
        if step[0] in "$-":
            column, row = 0, row + (step[0] == "-")
            continue
        count, bits = int(step[1] or 1), ord(step[0][-1]) - ord("?")
        if column + count > width or row >= len(drawn):
            raise NoPicture(f"sixel: drawn beyond its {width} times {height} pixels")
        for own in range(column, column + count):
            drawn[row][own] |= bits
        column += count
    if any(bits & 1 == 0 or (number < len(drawn) - 1 and bits != 63) for number, own in enumerate(drawn) for bits in own):
        raise NoPicture("sixel: some pixels are not drawn")
    return (), (width, height)


def decoded(text):
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise NoPicture(f"not Base64: {error}") from error
