"""Judges the boxes: read back through terminal emulators, is every row closed in the same column, and nothing lost?

Every sample, every string of a list on which width tables disagree, and every example of CommonMark is drawn at four
widths, piped (where the right border is padded to) and on a terminal (where it is put into its column). What is drawn
for a terminal is read by all emulators: five models over pyte, libvterm and tmux. What is piped is read by those that
count as it does. A box passes where its left border stands in the first column and its right border in the last of
every row, no row wraps, there are as many rows as line feeds, and the text between the borders is the card's, in order.

Calibrated in the same run, for each emulator: rich's Panel passes on the strings that are agreed upon; a box padded by
`len()`, our own box with a space taken from a row, with a border put into another column, with its right border
dropped, and with two letters of its text exchanged do not. Strings on which honest terminals differ stand in
contested.txt with the reason; one that is contested no longer is a fault too.
"""

import importlib.util
import pathlib
import tempfile

import boxes
import commonmark
import emulators
import judging
import predicates
import screens

WIDTHS = [20, 40, 80, 120]
BEGINNING = r"^(?:\x1b\[[0-9;]*m)?╭"
# How a box is drawn, and who reads it; nobody stands for everybody.
DRAWINGS = {
    "terminal": ([], None),
    "piped": ([], ["standard", "tmux"]),
    "legacy": (["--widths=legacy"], ["sum", "libvterm"]),
}
# Beside the list of strings, and for terminals alone: what they count so differently that lines have to leave room for it,
# and what they join to what stands behind.
STRINGS = {
    "kana_with_marks": "か\u3099は\u309a", "burmese": "မြန်မာဘာသာ", "number_on_square": "\u3248\u324f",
    "malayalam_marks": "ക്ഷ്മ്യൢ", "tibetan": "བོད་སྐད་ཡིག་", "quranic": "\u0627\u0619\u08e4", "mark_of_direction": "\u061c12",
    "egyptian_joined": "\U00013000\U00013430\U00013001", "jamo_of_later": "\ua960\ud7b0\ud7cb",
    "chain_of_emoji": "\u200d".join("👩" * 41), "skin_tones": "🏻" * 10, "kana_halfwidth": "ｶﾞﾊﾟ",
    "joiner_last": "1ന\u0d4d\u200d", "joiner_before_ascii": "ക\u0d4d\u200d. (1)", "joiner_last_rtl": "1ه\u200d",
    "hangul_tones": "b\u302e한\u302f", "not_assigned": "\U00018e00\u2fe0", "hands": "☝✌✍", "mongolian_mark": "\u1820\u1885",
}
LOOKS = ([], ["--color=truecolor", "--theme=dark", "--links=always"])


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
    """What is contested: names of strings, each with who draws them and who reads them, from contested.txt."""
    rows = [line.split(maxsplit=3) for line in (judging.HERE / "contested.txt").read_text("utf-8").splitlines()]
    return {(row[0], row[1], reader) for row in rows if row and row[0] != "#" for reader in row[2].split(",")}


def message(text):
    return judging.card("msg_with_button", title=text, body=text, button_text=text, button_action="v")


def expected(text):
    return f"{text} {text} [ {text} ] → v"


def draw(messages, width, drawing):
    """The boxes of messages, cut apart; on a terminal, with colour and cursor columns."""
    arguments = ["--ansi", "--lenient", f"--width={width}", *DRAWINGS[drawing][0]]
    data = judging.lines(messages)
    output = judging.run_on_terminal(arguments, data) if drawing == "terminal" else judging.run(arguments, data)[0]
    return judging.cut(output, BEGINNING, len(messages))


def readers(found, drawing):
    names = DRAWINGS[drawing][1]
    return [emulator for emulator in found if names is None or emulator.name in names]


def judge_samples(checks, found):
    samples = judging.samples()
    for width in WIDTHS:
        arguments = ["--ansi", "--lenient", f"--width={width}"]
        piped = [judging.run(arguments, sample.data)[0] for sample in samples]
        faults = {sample.name: predicates.controls(box) for sample, box in zip(samples, piped)}
        batches = [(found[:1], piped)]
        for look in LOOKS:
            drawn = [judging.run_on_terminal(arguments + look, sample.data) for sample in samples]
            for sample, box in zip(samples, drawn):
                faults[sample.name] += predicates.controls(box, escapes=True) + predicates.links(box)
            batches.append((found, drawn))
        for emulator, drawn in [(emulator, drawn) for group, drawn in batches for emulator in group]:
            for sample, box, screen in zip(samples, drawn, emulator.read(drawn, width)):
                faults[sample.name] += [f"{emulator.name}: {fault}" for fault in boxes.faults(box, screen, width)]
        for name, found_in_it in faults.items():
            checks.check(f"sample {name} at {width} columns", found_in_it)


def judge_strings(checks, found, rows):
    """Short texts, which stand on a line, and long ones, which are broken into several."""
    disputed, still = contested(), set()
    lengths = {"short": lambda text: text, "long": lambda text: (f"{text} word " * 8 + text * 30).strip()}
    for width in WIDTHS:
        for drawing in DRAWINGS:
            for length, made in lengths.items():
                chosen = [*rows, *(STRINGS.items() if drawing == "terminal" else ())]
                texts = [(name, made(text)) for name, text in chosen]
                what = f"{len(texts)} {length} strings at {width} columns, {drawing}"
                judge_texts(checks, readers(found, drawing), texts, width, drawing, what, disputed, still)
    asked = {(drawing, emulator.name) for drawing in DRAWINGS for emulator in readers(found, drawing)}
    checks.check(
        "contested strings are contested still",
        [" ".join(row) for row in sorted(disputed - still) if row[1:] in asked])


def judge_texts(checks, emulators, texts, width, drawing, what, disputed, still):
    drawn = draw([message(text) for _, text in texts], width, drawing)
    checks.check(
        f"controls in {what}",
        [f"{name}: {fault}" for (name, _), box in zip(texts, drawn)
         for fault in predicates.controls(box, escapes=drawing == "terminal")])
    for emulator in emulators:
        findings = []
        for (name, text), box, screen in zip(texts, drawn, emulator.read(drawn, width)):
            faults = boxes.faults(box, screen, width, expected(text))
            if (name, drawing, emulator.name) not in disputed:
                findings += [f"{name}: {fault}" for fault in faults]
            elif faults:
                still.add((name, drawing, emulator.name))
        checks.check(f"{what}, as {emulator.name}", findings)


def judge_commonmark(checks, found, examples):
    runs = [["t", *commonmark.runs(markdown), "[ x ]"] for _, markdown in examples]
    messages = [judging.card("msg_with_button", title="t", body=markdown) for _, markdown in examples]
    first = draw(messages[:1], 40, "piped")[0]
    checks.must_find(
        "a word of a body that is not in its box",
        boxes.faults(first, found[0].read([first], 40)[0], 40, runs=[*runs[0][:-1], "word", runs[0][-1]]))
    for width in WIDTHS:
        for drawing in DRAWINGS:
            drawn = draw(messages, width, drawing)
            for emulator in readers(found, drawing):
                # Models that differ in widths alone need not read again what is ASCII.
                is_again = emulator.name in screens.MODELS[1:] and drawing == "terminal"
                chosen = [index for index, box in enumerate(drawn) if not is_again or not is_plain(box)]
                read = emulator.read([drawn[index] for index in chosen], width)
                checks.check(
                    f"{len(examples)} examples of CommonMark at {width} columns, {drawing}, as {emulator.name}",
                    [f"{examples[index][0]}: {fault}" for index, screen in zip(chosen, read)
                     for fault in boxes.faults(drawn[index], screen, width, runs=runs[index])])


def is_plain(box):
    return all(c.isascii() or c in "╭╮╰╯│─•→" for c in box)


def calibrate(checks, found, rows):
    disputed = contested()
    for emulator in found:
        agreed = [(name, text) for name, text in rows
                  if (name, "rich", emulator.name) not in disputed and (emulator.name == "standard" or is_agreed(text))]
        drawn = [boxes.rich_box(text, 40) for _, text in agreed]
        checks.check(
            f"calibration: rich's Panel passes on {len(agreed)} strings as {emulator.name}",
            [f"{name}: {fault}" for (name, _), box, screen in zip(agreed, drawn, emulator.read(drawn, 40))
             for fault in boxes.faults(box, screen, 40)]
            + (["too few strings are agreed upon"] if rows and len(agreed) < 25 else []))
        calibrate_len(checks, emulator)
        calibrate_own(checks, emulator)
    checks.must_find("an escape that is not the renderer's", predicates.controls("\x1b]0;x\x07", escapes=True))
    checks.must_find("a C1 control", predicates.controls("a\x9b", escapes=True))


def is_agreed(text):
    """Whether all models of widths give a string the same number of cells."""
    return len({sum(screens.cells(cluster, model) for cluster in screens.clusters(text)) for model in screens.MODELS}) == 1


def calibrate_len(checks, emulator):
    for name, text in {"Japanese": "日本語", "Korean": "한글", "a mark": "e\u0301", "Thai": "สวัสดี"}.items():
        box = boxes.len_box(text, 40)
        checks.must_find(
            f"a box padded by len() ({name}) as {emulator.name}", boxes.faults(box, emulator.read([box], 40)[0], 40))


def calibrate_own(checks, emulator):
    text = "日本語 and e\u0301t\u0301"

    def faults(box):
        return boxes.faults(box, emulator.read([box], 40)[0], 40, expected(text))

    for drawing in ("terminal", "piped"):
        box = draw([message(text)], 40, drawing)[0]
        where = f"{drawing}, as {emulator.name}"
        checks.check(f"calibration: our own box, {where}", faults(box))
        lines = box.split("\n")
        row = next(index for index, line in enumerate(lines) if "日" in line)
        for name, change in {
            "the right border dropped": lambda line: line[:line.rindex("│")],
            "two letters exchanged": lambda line: line.replace("and", "nad"),
            **SPOILED[drawing],
        }.items():
            checks.must_find(f"{name}, {where}", faults("\n".join(lines[:row] + [change(lines[row])] + lines[row + 1:])))


SPOILED = {
    "terminal": {"a border put a column too far left": lambda line: line.replace("\x1b[40G", "\x1b[39G")},
    "piped": {"a space taken from a row": lambda line: line.replace("  │", " │")},
}


def main():
    checks = judging.Checks("terminal")
    rows, examples = strings(), commonmark.examples()
    with tempfile.TemporaryDirectory(prefix="cardrender-judge-") as folder:
        found = emulators.available(checks, pathlib.Path(folder))
        calibrate(checks, found, rows)
        judge_samples(checks, found)
        if rows:
            judge_strings(checks, found, rows)
            judge_commonmark(checks, found, examples)
        else:
            checks.skip("strings and examples", "shared/ is not beside the repository")
    checks.finish()


main()
