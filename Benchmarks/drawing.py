"""Whole programs that draw a body in a terminal, and the results of all drawing as a part of the document."""

import json
import subprocess
import sys

from contestants import ONE_CORE, Run

RICH = (
    "import sys; from rich.console import Console; from rich.markdown import Markdown; from rich.panel import Panel; "
    "Console(width=80, force_terminal=True).print(Panel(Markdown(open(sys.argv[1]).read())))"
)
# The longest body of a message.
MAXIMUM_PART = 50_000
CARD = {"type": "msg_with_button", "title": "Hi!", "body": "This is a simple chat bubble with a button.",
        "button_text": "Say Hello", "button_action": "SayHello"}


def parts(text):
    """A text parted between its blocks, so that each part fits into a message."""
    found = [""]
    for block in text.split("\n\n"):
        if len(found[-1]) + len(block) > MAXIMUM_PART:
            found.append("")
        found[-1] += block + "\n\n"
    return found


def write_messages(folder):
    """The messages that hold the bodies, and rules under which they are valid."""
    rules = folder / "rules.json"
    rules.write_text(json.dumps({"extends": "talkplus", "value": 65_536}), encoding="utf-8")
    for body in folder.glob("*.md"):
        text = body.read_text(encoding="utf-8")
        messages = [{"type": "notice", "body": part} for part in parts(text)]
        body.with_suffix(".json").write_text(
            json.dumps(CARD if body.stem == "documented card" else messages), encoding="utf-8")
    return rules


def programs(cardrender, body, rules):
    import pypandoc

    yield "cardrender", [cardrender, body.with_suffix(".json"), "--ansi", "--color=always", "--width=80", "--rules", rules]
    yield "lowdown -Tterm", ["lowdown", "-Tterm", body]
    yield "pandoc -t ansi", [pypandoc.get_pandoc_path(), "-f", "commonmark", "-t", "ansi", body]
    yield "Python with rich, Panel(Markdown)", [sys.executable, "-c", RICH, body]


def time_programs(cardrender, folder, rounds):
    """The seconds of each program on the documented card and on 100 KB, in turn."""
    rules = write_messages(folder)
    runs = {}
    for name in ("documented card", "100 KB"):
        for number in range(rounds):
            for program, command in programs(cardrender, folder / f"{name}.md", rules):
                # One that takes seconds need not be asked thirty times.
                if number > 5 and min(runs[name, program]) > 0.2:
                    continue
                run = Run(ONE_CORE + command, subprocess.DEVNULL)
                if run.status != 0:
                    raise SystemExit(f"bench: {program} ended with the status {run.status} on {name}")
                runs.setdefault((name, program), []).append(run.seconds)
    return runs


def text(series, runs, yes):
    """The part of the document."""
    head = "## 8. Drawing\n\nNanoseconds a byte of Markdown, at the best. The documented card has 82 bytes, of which each costs more.\n"
    return head + "".join([*contests(series, yes), growth(series, yes), whole(runs, yes)])


def contests(series, yes):
    for task, title, whom, goal in (
        ("box", "Bodies to boxes of 80 columns, in colour", "rich, Panel(Markdown)", lambda ours, theirs: theirs / ours >= 50),
        ("html", "Bodies to HTML", "libcmark alone", lambda ours, theirs: ours / theirs <= 2),
        ("parse", "Of that, the renderers alone, beside libcmark's parse", "libcmark alone", None),
    ):
        bodies = [name.removeprefix(f"{task}, ") for name in series if name.startswith(f"{task}, ")]
        columns = {body: {own.name: own.best for own in series[f"{task}, {body}"]} for body in bodies}
        yield f"\n{title}:\n\n| | {' | '.join(bodies)} |\n|---{'|--:' * len(bodies)}|\n"
        for name in columns[bodies[0]]:
            yield f"| {name} | {' | '.join(f'{columns[body][name]:,.1f}' for body in bodies)} |\n"
        yield "\n"
        for body in bodies:
            own = columns[body]
            if task == "parse":
                ratio = own["cardrender, card to box"] / own[whom]
                yield f"- {body}: card to box takes {ratio:.2f} times the parse, 3 at most: {yes(ratio <= 3)}\n"
            else:
                ratio = own[whom] / own["cardrender"]
                wanted = "to reach 50" if task == "box" else "to reach 0.5"
                yield f"- {body} against {whom}: {ratio:.2f} times as fast, {wanted}: {yes(goal(own['cardrender'], own[whom]))}\n"


def growth(series, yes):
    made = ""
    for task in ("bodies to boxes", "bodies to HTML"):
        rows = {}
        for own in series[task]:
            kind, length = own.name.rsplit(", ", 1)
            rows.setdefault(kind, {})[int(length)] = own.best
        lengths = list(next(iter(rows.values())))
        made += f"\nLonger and longer {task}:\n\n| | {' | '.join(f'{length:,}' for length in lengths)} |\n"
        made += f"|---{'|--:' * len(lengths)}|\n"
        for kind, times in rows.items():
            made += f"| {kind} | {' | '.join(f'{time:,.1f}' for time in times.values())} |\n"
        over = [kind for kind, times in rows.items() if times[lengths[-1]] > 2 * times[lengths[0]]]
        made += f"\n- More than twice as much a byte at the end as at the beginning: {', '.join(over) or 'none'}\n"
    return made


def whole(runs, yes):
    made = "\nWhole programs, from start to end, in milliseconds:\n\n| | documented card | 100 KB |\n|---|--:|--:|\n"
    best = {key: min(seconds) * 1e3 for key, seconds in runs.items()}
    names = list(dict.fromkeys(program for _, program in best))
    for name in names:
        made += f"| {name} | {best['documented card', name]:,.1f} | {best['100 KB', name]:,.1f} |\n"
    card = {name: best["documented card", name] for name in names}
    ratio = card["cardrender"] / card["lowdown -Tterm"]
    others = [time for name, time in card.items() if name not in ("cardrender", "lowdown -Tterm")]
    made += f"\n- The documented card takes {ratio:.2f} times lowdown's time, 3 at most: {yes(ratio <= 3)}\n"
    made += f"- Ahead of everything else: {yes(card['cardrender'] < min(others))}\n"
    is_first = best["100 KB", "cardrender"] == min(best["100 KB", name] for name in names)
    return made + f"- 100 KB ahead of all: {yes(is_first)}\n"
