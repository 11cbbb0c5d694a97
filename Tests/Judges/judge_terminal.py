"""Judges the boxes: read back through a terminal emulator, is every row closed in the same column?

Every sample, and every string of a list on which width tables disagree, is drawn at four widths, piped (where the right
border is padded to) and on a terminal (where it is put into its column), and read by screens.py, which takes its widths
from wcwidth. A box passes where its left border stands in column 0 and its right border in the last column of every
row, no row wraps, there are as many rows as line feeds, and the text between the borders is the card's, in order.

Calibrated in the same run: rich's Panel passes on the strings that are agreed upon; a box padded by `len()`, our own
box with a space taken from a row, with its right border dropped, and with two letters of its text exchanged do not.
Strings on which honest width tables differ stand in contested.txt with the reason; one that is contested no longer is
a fault too.
"""

import importlib.util
import io
import unicodedata

import judging
import predicates
import screens
import wcwidth
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

WIDTHS = [20, 40, 80, 120]
BEGINNING = r"^(?:\x1b\[[0-9;]*m)?╭"
LEFT, RIGHT = set("╭│╰"), set("╮│╯")
# What the card's text is mapped to where it is hidden or invalid; a stand-in is allowed everywhere.
STAND_INS = set("\ufffd\u25cc\u2424\u2421\u2026") | {chr(c) for c in range(0x2400, 0x2420)}


def box_faults(box, width, model, text=None):
    """What is wrong with a box on the screen of a terminal of that width."""
    rows, wraps = screens.read(box, width, model)
    faults = []
    if wraps:
        faults.append(f"{wraps} rows wrapped")
    if len(rows) != box.count("\n"):
        faults.append(f"{len(rows)} rows of {box.count(chr(10))} lines")
    for number, row in enumerate(rows):
        if row[0] not in LEFT:
            faults.append(f"row {number} begins with {row[0]!a}")
        if row[-1].rstrip("\u200e") not in RIGHT or row[-1] == "":
            faults.append(f"row {number} ends with {row[-1]!a}")
    if text is not None:
        shown = visible("".join("".join(row[1:-1]) for row in rows[1:-1]))
        if shown != visible(text):
            faults.append(f"shows {shown!a}, not {visible(text)!a}")
    return faults


def visible(text):
    """The code points of a text that are always shown: no white space, no stand-in, nothing hidden or unassigned."""
    return "".join(
        c for c in text
        if unicodedata.category(c)[0] in "LMNPS" and c not in STAND_INS and not is_hidden(ord(c)))


def is_hidden(point):
    return (
        point in (0x034F, 0x115F, 0x1160, 0x3164, 0xFFA0)
        or 0xFE00 <= point <= 0xFE0F or 0x180B <= point <= 0x180F or 0xE0000 <= point <= 0xE0FFF)


def strings():
    """The list of strings, which stands beside the repository; nothing where it is absent."""
    for path in (judging.ROOT.parent / "shared", judging.ROOT.parent.parent / "shared"):
        file = path / "oracles/box_strings.py"
        if file.exists():
            spec = importlib.util.spec_from_file_location("box_strings", file)
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            return module.S
    return []


def contested():
    """Names of strings with the reader that is contested, `card` or `rich`, from contested.txt."""
    rows = set()
    for line in (judging.HERE / "contested.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            name, tool, _ = line.split(maxsplit=2)
            rows.add((name, tool))
    return rows


def message(text):
    return judging.card("msg_with_button", title=text, body=text, button_text=text, button_action="v")


def expected(text):
    return f"{text} {text} [ {text} ] → v"


def draw(messages, width, on_terminal):
    """The boxes of messages; on a terminal, with colour and cursor columns."""
    arguments = ["--ansi", "--lenient", f"--width={width}"]
    data = judging.lines(messages)
    if on_terminal:
        return judging.cut(judging.run_on_terminal(arguments, data), BEGINNING, len(messages))
    return judging.cut(judging.run(arguments, data)[0], BEGINNING, len(messages))


def rich_box(text, width):
    file = io.StringIO()
    Console(file=file, width=width, force_terminal=True, color_system=None).print(Panel(Text(text)))
    return file.getvalue()


def len_box(text, width):
    bar = "─" * (width - 2)
    return f"╭{bar}╮\n│ {text}{' ' * (width - 4 - len(text))} │\n╰{bar}╯\n"


def judge_samples(checks):
    for sample in judging.samples():
        for width in WIDTHS:
            arguments = ["--ansi", "--lenient", f"--width={width}"]
            piped = judging.run(arguments, sample.data)[0]
            faults = predicates.controls(piped) + box_faults(piped, width, "standard") if piped else []
            for look in ([], ["--color=truecolor", "--theme=dark", "--links=always"]):
                drawn = judging.run_on_terminal(arguments + look, sample.data)
                faults += predicates.controls(drawn, escapes=True) + predicates.links(drawn)
                faults += [f"{model}: {f}" for model in screens.MODELS for f in box_faults(drawn, width, model)]
            checks.check(f"sample {sample.name} at {width} columns", faults)


def judge_strings(checks, rows):
    skipped = contested()
    agreed = [(name, text) for name, text in rows if (name, "card") not in skipped]
    messages = [message(text) for _, text in agreed]
    for width in WIDTHS:
        boxes = draw(messages, width, on_terminal=False)
        checks.check(
            f"{len(agreed)} strings at {width} columns, piped",
            [f"{name}: {fault}" for (name, text), box in zip(agreed, boxes)
             for fault in predicates.controls(box) + box_faults(box, width, "standard", expected(text))])
        everything = draw([message(text) for _, text in rows], width, on_terminal=True)
        for model in screens.MODELS:
            checks.check(
                f"{len(rows)} strings at {width} columns, on a terminal, as {model}",
                [f"{name}: {fault}" for (name, text), box in zip(rows, everything)
                 for fault in predicates.controls(box, escapes=True)
                 + box_faults(box, width, model, expected(text))])
        long = [f"{text} word " * 8 + text * 30 for _, text in agreed]
        for on_terminal in (False, True):
            boxes = draw([message(text.strip()) for text in long], width, on_terminal)
            checks.check(
                f"long texts of them at {width} columns, {'on a terminal' if on_terminal else 'piped'}",
                [f"{name}: {model}: {fault}" for (name, _), text, box in zip(agreed, long, boxes)
                 for model in (screens.MODELS if on_terminal else ["standard"])
                 for fault in box_faults(box, width, model, expected(text))])
    contested_rows = [(name, text) for name, text in rows if (name, "card") in skipped]
    boxes = draw([message(text) for _, text in contested_rows], 40, on_terminal=False)
    checks.check(
        "contested strings are contested still",
        [name for (name, _), box in zip(contested_rows, boxes) if not box_faults(box, 40, "standard")])


def calibrate(checks, rows):
    skipped = contested()
    agreed = [(name, text) for name, text in rows if (name, "rich") not in skipped]
    checks.check(
        f"calibration: rich's Panel passes on {len(agreed)} strings",
        [f"{name}: {fault}" for name, text in agreed for fault in box_faults(rich_box(text, 40), 40, "standard")])
    checks.check(
        "calibration: what is contested of rich is contested still",
        [name for name, text in rows if (name, "rich") in skipped
         if not box_faults(rich_box(text, 40), 40, "standard")])
    wide = [(name, text) for name, text in rows if name in ("cjk", "zwj_family", "combining", "thai", "flag_sub", "wj")]
    for name, text in wide + [("한글", "한글")]:
        checks.must_find(f"a box padded by len() ({name})", box_faults(len_box(text, 40), 40, "standard"))
    text = "日本語 and 👩🏽‍🚀"
    for on_terminal in (False, True):
        box = draw([message(text)], 40, on_terminal)[0]
        where = "on a terminal" if on_terminal else "piped"
        checks.check(f"calibration: our own box, {where}", box_faults(box, 40, "standard", expected(text)))
        spoiled = box.split("\n")
        row = next(index for index, line in enumerate(spoiled) if "日" in line)
        dropped = spoiled[:row] + [spoiled[row].replace("│", "", 2).join(["│", ""])] + spoiled[row + 1:]
        checks.must_find(f"the right border dropped, {where}", box_faults("\n".join(dropped), 40, "standard"))
        exchanged = box.replace("and", "nad", 1)
        checks.must_find(
            f"two letters exchanged, {where}", box_faults(exchanged, 40, "standard", expected(text)))
        if not on_terminal:
            short = spoiled[:row] + [spoiled[row].replace("  │", " │")] + spoiled[row + 1:]
            checks.must_find("one space taken from a row", box_faults("\n".join(short), 40, "standard"))
        else:
            moved = box.replace("\x1b[40G", "\x1b[39G", 1)
            checks.must_find("one border put a column too far left", box_faults(moved, 40, "standard"))
    checks.must_find("an escape that is not the renderer's", predicates.controls("\x1b]0;x\x07", escapes=True))
    checks.must_find("a C1 control", predicates.controls("a\x9b", escapes=True))


def main():
    checks = judging.Checks("terminal")
    rows = strings()
    if not rows:
        checks.skip("the strings of box_strings.py", "shared/oracles is not beside the repository")
    calibrate(checks, rows)
    judge_samples(checks)
    if rows:
        judge_strings(checks, rows)
    checks.finish()


main()
