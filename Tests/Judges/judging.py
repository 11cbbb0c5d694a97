"""What the judges share: the binary, the cards they feed it, and the count of checks.

A judge prints one line a check, `ok` or `FAILED` with the first few findings, and `skipped` with what is missing. Its
last line is `passed N failed N`, which Scripts/judge adds up.
"""

import dataclasses
import functools
import json
import os
import pathlib
import pty
import re
import subprocess
import sys
import termios

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class Checks:
    """Counts and prints checks."""

    def __init__(self, judge):
        self.judge, self.passed, self.failed = judge, 0, 0

    def check(self, name, findings):
        """Passes where there are no findings; of many, shows the first ten."""
        findings = list(findings)
        if not findings:
            self.passed += 1
            print(f"ok      {self.judge}: {name}", flush=True)
            return
        self.failed += 1
        print(f"FAILED  {self.judge}: {name}: {len(findings)} findings", flush=True)
        for finding in findings[:10]:
            print(f"          {ascii(str(finding)[:400])[1:-1]}", flush=True)

    def must_find(self, name, findings):
        """A calibration: passes where a spoiled output has been found out."""
        self.check(f"calibration: {name}", [] if list(findings) else ["the spoiled output passed"])

    def skip(self, name, reason):
        print(f"skipped {self.judge}: {name}: {reason}", flush=True)

    def finish(self):
        print(f"passed {self.passed} failed {self.failed}")
        sys.exit(1 if self.failed else 0)


def binary():
    """The path of the binary, the judge's only argument."""
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} PATH-OF-CARDRENDER")
    return os.path.abspath(sys.argv[1])


# MARK: Running


def environment():
    """The environment without what changes colours and widths."""
    dropped = {"COLUMNS", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLORTERM", "TERM", "COLORFGBG",
               "TMUX", "STY", "TERM_PROGRAM", "VTE_VERSION", "WT_SESSION", "KITTY_WINDOW_ID"}
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return kept | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}


def run(arguments, data):
    """Standard output and standard error of the binary over a pipe. Statuses 0 and 1 are verdicts; others are crashes."""
    done = subprocess.run([binary(), *arguments], input=data, capture_output=True, env=environment(), timeout=120)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{arguments} ended with {done.returncode}: {done.stderr[-300:]!r}")
    return done.stdout.decode("utf-8"), done.stderr.decode("utf-8")


def run_on_terminal(arguments, data, diagnostics=False):
    """Standard output on a terminal, or standard error, which then has the diagnostics."""
    master, slave = pty.openpty()
    settings = termios.tcgetattr(slave)
    settings[1] &= ~termios.OPOST
    termios.tcsetattr(slave, termios.TCSANOW, settings)
    process = subprocess.Popen(
        [binary(), *arguments], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL if diagnostics else slave,
        stderr=slave if diagnostics else subprocess.DEVNULL, env=environment())
    os.close(slave)
    # All input is read before anything is written.
    process.stdin.write(data)
    process.stdin.close()
    chunks = []
    while True:
        try:
            chunk = os.read(master, 65536)
        except OSError:  # EIO: the other side is closed.
            break
        if not chunk:
            break
        chunks.append(chunk)
    os.close(master)
    if process.wait() not in (0, 1):
        raise RuntimeError(f"{arguments} ended with {process.returncode}")
    return b"".join(chunks).decode("utf-8")


# MARK: Cards


@dataclasses.dataclass
class Case:
    """A card made up for a judge: one field of one type holds the text of a hostile case."""

    name: str
    kind: str
    type: str
    field: str
    text: str
    message: dict

    def __str__(self):
        return f"{self.name} in {self.field} of {self.type}"


# One harmless card of each type that has a structure of its own; a type that nobody registered is drawn as its pairs.
PLAIN = {
    "msg_with_button": {"title": "x", "body": "x", "button_text": "x", "button_action": "v"},
    "msg_with_link": {"title": "x", "body": "x", "url": "https://x.example/", "link_text": "x"},
    "msg_with_image": {"title": "x", "body": "x", "image_url": "https://x.example/", "alt_text": "x"},
    "poll": {"question": "x", "options": '[{"id":"x","text":"x","votes":1},{"id":"y","text":"y"}]'},
    "facts": {"facts": '[{"label":"x","value":"x"}]', "total": '{"label":"x","value":"x"}'},
    "coupon": {"title": "x", "code": "x"},
    "unregistered": {"x": "x", "y": "x"},
}

NAMED = [
    {"name": "named-osc-title", "kind": "named", "text": "\x1b]0;x\x07"},
    {"name": "named-script", "kind": "named", "text": "<script>alert(1)</script>"},
    {"name": "named-js-link", "kind": "named", "text": "[x](javascript:alert(1))"},
    {"name": "named-rlo", "kind": "named", "text": "a\u202eb"},
]


def expand(case):
    """The text of a case; `gen` describes a long one. Cut to a length that leaves a whole run quick."""
    text, gen = case["text"], case.get("gen") or {}
    if "unit" in gen:
        text = gen["unit"] * min(gen["count"], 2000)
    elif "prefix_unit" in gen:
        prefix, suffix = min(gen["prefix_count"], 500), min(gen.get("count", 0), 500)
        text = gen["prefix_unit"] * prefix + gen.get("mid", "") + gen.get("suffix", "") * suffix
    elif "suffix" in gen:
        text += gen["suffix"] * min(gen["count"], 2000)
    return text[:3000]


def hostile():
    """The cases of hostile.jsonl, with those named in the project's promises before them."""
    rows = NAMED + [json.loads(line) for line in (HERE / "hostile.jsonl").read_text("utf-8").splitlines()]
    return [{"name": row["name"], "kind": row["kind"], "text": expand(row)} for row in rows]


def card(kind, **fields):
    return {"type": kind} | PLAIN[kind] | fields


def filled(type_name, field, text):
    """The value of a field with a text in it: the text, or the field's JSON with the text for each `x` in it."""
    plain = PLAIN[type_name].get(field, "")
    return plain.replace('"x"', json.dumps(text)) if plain[:1] in ("[", "{") else text


@functools.cache
def cases():
    """Every hostile text in every field of every type, in an unregistered type's key and value and in `type` itself."""
    made = []
    for row in hostile():
        text = row["text"]
        for type_name, fields in PLAIN.items():
            for field in [*fields, "type"]:
                if type_name == "unregistered" and field == "x":
                    message = {"type": type_name, text: "x", "y": "x"}
                else:
                    # An address alone is no link in a body.
                    is_link = row["kind"] == "url" and field == "body"
                    value = f"[l](<{text}>) ![i](<{text}>) [r]\n\n[r]: <{text}>" if is_link else filled(type_name, field, text)
                    message = card(type_name) | {field: value}
                made.append(Case(row["name"], row["kind"], type_name, field, text, message))
    return made


@functools.cache
def examples():
    """The example of every built-in type, which has all of its fields where that goes."""
    types = [line.split()[0] for line in run(["types"], b"")[0].splitlines()]
    return {name: json.loads(run(["types", name], b"")[0].split("Example:\n")[1]) for name in types}


def everywhere(value, text):
    """A field's value with a text for each word in it: in JSON for every string, and else as a whole."""
    try:
        parsed = json.loads(value)
    except ValueError:
        return text
    return json.dumps(replaced(parsed, text)) if isinstance(parsed, (list, dict)) else text


def replaced(value, text):
    if isinstance(value, list):
        return [replaced(element, text) for element in value]
    if isinstance(value, dict):
        return {key: replaced(element, text) for key, element in value.items()}
    return text if isinstance(value, str) else value


@functools.cache
def cases_of_every_type():
    """Every hostile text in every field of every built-in type: in one after another, and in all that are texts at once."""
    made = []
    for row in hostile():
        for type_name, example in examples().items():
            filled = {field: everywhere(value, row["text"]) for field, value in example.items() if field != "type"}
            made.append(Case(row["name"], row["kind"], type_name, "all fields", row["text"], example | filled))
            for field, value in filled.items():
                made.append(Case(row["name"], row["kind"], type_name, field, row["text"], example | {field: value}))
    return made


@dataclasses.dataclass
class Sample:
    name: str
    data: bytes


def samples():
    return [Sample(path.parent.name, path.read_bytes()) for path in sorted(ROOT.glob("Samples/*/message.json"))]


def lines(messages, ascii_only=False):
    """JSON lines, with the characters themselves or with escapes."""
    text = "".join(json.dumps(message, ensure_ascii=ascii_only) + "\n" for message in messages)
    return text.encode("utf-8", "replace")


def cut(output, beginning, count):
    """The cards of an output, each of which begins with what `beginning` matches at the start of a line."""
    starts = [match.start() for match in re.finditer(beginning, output, re.MULTILINE)]
    if len(starts) != count or (starts and starts[0] != 0):
        raise RuntimeError(f"{len(starts)} cards came out where {count} went in")
    return [output[start:end] for start, end in zip(starts, [*starts[1:], len(output)])]
