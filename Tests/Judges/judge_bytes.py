"""Judges every output's characters: no text of a sender acts, hides or reorders, in any field, anywhere.

Every hostile text stands in every field of every type. All four outputs, the diagnostics for people (piped, and in colour on a
terminal) and those for programs are searched for control characters (but LF, tabs where white space is kept, and the
renderer's own escapes), line separators, bidi overrides, open isolates and invisible characters. The input is given three
times: as characters, as JSON escapes, and with raw controls, which is no JSON and so makes the diagnostics quote it. On a
terminal, the escapes of the hostile cards must be among those of harmless ones, so that no colour is smuggled in.

Calibrated in the same run: each predicate must find what it is for.
"""

import json
import re

import judging
import predicates

OUTPUTS = {
    "ansi": (["--ansi"], "\n"),
    "html": (["--html"], "\n\t"),
    "markdown": (["--markdown"], "\n\t"),
    "text": (["--text"], "\n"),
    "plain body": (["--ansi", "--body=plain"], "\n"),
    "narrow": (["--ansi", "--width=9"], "\n"),
}


def excerpts(text, escapes=False, allowed="\n"):
    """What acts in a text, each with the line it stands on; and a text that is not there."""
    return ([] if text else ["nothing was written"]) + [
        f"{finding} in {line}"
        for line in text.split("\n") if predicates.SUSPECT.search(line)
        for finding in predicates.acting(line, escapes, allowed)]


def raw(messages):
    """JSON lines with raw controls in strings, which no JSON has."""
    return b"".join(
        re.sub(r"\\u00([01][0-9a-f])|\\([bfrt])", lambda m: unescaped(m[0]), json.dumps(message, ensure_ascii=False))
        .encode("utf-8", "replace") + b"\n" for message in messages)


def unescaped(escape):
    return json.loads(f'"{escape}"')


# A link that runs a script, or an element that does; a backslash before the first bracket makes text of a link.
LIVE = re.compile(r"(?<!\\)\[(?:[^\[\]\\]|\\.)*\]\(javascript:|(?<!\\)<script")


def judge_named(checks, cases):
    """The four texts of the project's promise, each in every field."""
    for name in sorted({case.name for case in cases if case.kind == "named"}):
        rows = [case for case in cases if case.name == name]
        faults = []
        for arguments, allowed in OUTPUTS.values():
            for case in rows:
                output, diagnostics = judging.run([*arguments, "--lenient"], judging.lines([case.message]))
                faults += [f"{case}: {fault}" for fault in excerpts(output, allowed=allowed) + excerpts(diagnostics or "-")]
                if "--html" in arguments and ("<script" in output or "javascript:alert(1)\"" in output):
                    faults.append(f"{case}: a script or its address stands in the HTML")
                if "--markdown" in arguments and LIVE.search(strip_code(output)):
                    faults.append(f"{case}: a script or its address stands in the Markdown")
        checks.check(f"{name} in {len(rows)} fields", faults)


def strip_code(markdown):
    """Markdown without its code spans, in which nothing is markup."""
    return re.sub(r"(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)", "", markdown, flags=re.DOTALL)


def judge_all(checks, cases):
    messages = [case.message for case in cases]
    inputs = {
        "as characters": judging.lines(messages),
        "as escapes": judging.lines(messages, ascii_only=True),
        "raw": raw(messages),
    }
    for name, (arguments, allowed) in OUTPUTS.items():
        output, diagnostics = judging.run([*arguments, "--lenient"], inputs["as characters"])
        checks.check(f"{name} of {len(cases)} cards", excerpts(output, allowed=allowed) + excerpts(diagnostics))
    output = judging.run(["--text", "--lenient"], inputs["as characters"])[0]
    same = output == judging.run(["--text", "--lenient"], inputs["as escapes"])[0]
    checks.check("characters and escapes are the same cards", [] if same else ["they are not"])
    for form, data in inputs.items():
        output, diagnostics = judging.run(["validate"], data)
        checks.check(f"diagnostics {form}", excerpts(output) + excerpts(diagnostics))
        colored = judging.run_on_terminal(["validate"], data, diagnostics=True)
        checks.check(f"diagnostics {form}, on a terminal", excerpts(colored, escapes=True))
        output, diagnostics = judging.run(["validate", "--format=json"], data)
        checks.check(f"diagnostics {form}, for programs", excerpts(output) + excerpts(diagnostics or "-"))
        records = [json.loads(line, strict=False) for line in output.splitlines()]
        checks.check(
            f"diagnostics {form}, for programs, are one JSON object a message",
            [] if form == "raw" or len(records) == len(cases) else [f"{len(records)} for {len(cases)} messages"])
    # Each message alone, raw: a syntax fault ends the reading of a source, so that only its first is quoted.
    hostile = [case.message for case in cases if case.field == "title" and re.search(r"[\x00-\x09\x0b-\x1f]", case.text)]
    checks.check(
        f"diagnostics of {len(hostile)} raw messages, each alone",
        [fault for message in hostile for text in judging.run(["validate"], raw([message])) for fault in excerpts(text)])


def judge_escapes(checks, cases):
    plain = [judging.card(name) for name in judging.PLAIN]
    plain.append(judging.card(
        "msg_with_button", body="# h\n\n*e* **s** ***b*** `c` [l](https://x.example/) [*l*](https://x.example/)"
        " [**l**](https://x.example/) [`c`](https://x.example/) *`c`* **`c`** # [***b***](https://x.example/)\n\n"
        "> q\n\n- i\n\n```\nc\n```\n\n---\n"))
    for look in (["--color=16", "--theme=light"], ["--color=256"], ["--color=truecolor", "--theme=dark", "--links=always"]):
        arguments = ["--ansi", "--lenient", "--width=40", *look]
        own = set(predicates.escapes(judging.run_on_terminal(arguments, judging.lines(plain))))
        drawn = judging.run_on_terminal(arguments, judging.lines(case.message for case in cases))
        name = f"with {' '.join(look)}"
        checks.check(f"{len(cases)} boxes on a terminal, {name}", excerpts(drawn, escapes=True))
        checks.check(f"links are closed on their lines, {name}", predicates.links(drawn))
        checks.check(f"no escape but the {len(own)} of harmless cards, {name}", set(predicates.escapes(drawn)) - own)
        for spoiled in ("\x1b[9m", "\x1b[38;5;1m", "\x1b[38;2;1;2;3m", "\x1b[105m"):
            checks.must_find(
                f"the look {spoiled[2:]} smuggled in, {name}", set(predicates.escapes(drawn + spoiled)) - own)
    checks.check("calibration: links were drawn", [] if "]8;id=" in drawn else ["there is none"])
    checks.must_find("a concealed text", excerpts(drawn + "\x1b[8m", escapes=True))
    checks.must_find("a number that is no colour", excerpts("\x1b[38;5;256m", escapes=True))
    checks.must_find("a link without an identity", excerpts("\x1b]8;;https://x.example/\x1b\\x", escapes=True))
    opened = "\x1b]8;id=card-1;https://x.example/\x1b\\x"
    checks.must_find("a link open at the end of a line", predicates.links(f"{opened}\ny"))
    checks.must_find("a link round a border", predicates.links(f"│ {opened} │\x1b]8;;\x1b\\"))
    checks.must_find("a link in a link", predicates.links(f"{opened}{opened}\x1b]8;;\x1b\\"))
    checks.must_find(
        "a link to a script", predicates.links("\x1b]8;id=card-1;javascript:alert(1)\x1b\\x\x1b]8;;\x1b\\"))


def main():
    checks = judging.Checks("bytes")
    for name, text in {
        "ESC": "\x1b]0;x\x07", "DEL": "\x7f", "C1": "\x9b", "CR": "\r", "LINE SEPARATOR": "\u2028", "RLO": "\u202e",
        "an open isolate": "\u2067user", "a stray PDI": "\u2069", "ZERO WIDTH SPACE": "\u200b", "a tag": "\U000e0041",
        "a Hangul filler": "\u3164",
    }.items():
        checks.must_find(name, predicates.acting(f"x{text}y", escapes=True))
    cases = judging.cases()
    judge_named(checks, cases)
    judge_all(checks, cases)
    judge_escapes(checks, cases)
    checks.finish()


main()
