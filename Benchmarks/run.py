"""Times cardrender beside its peers, all in one run, and writes what came of it. Started by `Scripts/bench`.

    python run.py full|quick RESULT
"""

import re
import subprocess
import sys
import time
from pathlib import Path

import bodies
import drawing
import report
from calibration import calibrate
from contestants import ONE_CORE, TWO_CORES, Run, Worker, interleaved
from machine import about
from messages import write
from peers import PEERS

HERE = Path(__file__).resolve().parent
DATA = HERE / ".data"
CARDRENDER = HERE.parent / ".build/release/cardrender"
CARD_BENCH = HERE / ".build/release/CardBench"
LIMIT = DATA / "simdjson_limit"
CMARK_LIMIT = DATA / "cmark_limit"
BODIES = DATA / "bodies"


class Scale:
    def __init__(self, name):
        is_full = name == "full"
        self.sample = 10_000 if is_full else 2_000
        self.rounds = 30 if is_full else 5
        self.slow_rounds = 7 if is_full else 3
        self.drawing_rounds = 15 if is_full else 5
        self.lines = 1_000_000 if is_full else 100_000
        self.program_rounds = 3 if is_full else 1

        # No further round of whole programs begins after so many seconds.
        self.program_seconds = 240 if is_full else 30


def messages(count):
    path = DATA / f"messages-{count}.jsonl"
    # Written anew where the generator changed.
    if not path.exists() or path.stat().st_mtime < (HERE / "messages.py").stat().st_mtime:
        write(path, count)
    return path


def validate_command(path):
    return [CARDRENDER, "validate", "--jsonl", path]


def programs(path):
    """Every whole program: what it is called, its command, and whether it prints how many messages it refused."""
    ours = validate_command(path)
    yield "cardrender, one core", ONE_CORE + ours, False
    yield "cardrender, two cores", TWO_CORES + ours, False
    for peer in PEERS:
        command = [sys.executable, HERE / "loop.py", peer.task, peer.name, path]
        yield f"Python, {peer.task}: {peer.name}", ONE_CORE + command, True
    yield "jq -c ., which parses and prints", ONE_CORE + ["jq", "-c", ".", path], False


def time_programs(scale):
    path = messages(scale.lines)
    runs, refused = {}, set()
    began = time.monotonic()
    for number in range(scale.program_rounds):
        if number > 0 and time.monotonic() - began > scale.program_seconds:
            break
        for name, command, prints in programs(path):
            run = Run(command, subprocess.PIPE if prints else subprocess.DEVNULL)
            if prints:
                refused.add(int(run.printed))
            check_status(name, run, 1 if name.startswith("cardrender") else 0)
            runs.setdefault(name, []).append(run)
    if len(refused) != 1:
        raise SystemExit(f"bench: the loops refuse different numbers of messages: {sorted(refused)}")
    return runs, refused.pop()


def check_program(sample, refused):
    """The whole program refuses as many of the sample as everybody else."""
    summary = subprocess.run(validate_command(sample), capture_output=True, text=True).stderr
    found = re.search(r" lines, ([\d,]+) invalid", summary)
    if found is None or int(found[1].replace(",", "")) != refused:
        raise SystemExit(f"bench: the program refuses something else than {refused} messages: {summary}")


def check_status(name, run, expected):
    if run.status != expected:
        raise SystemExit(f"bench: {name} ended with the status {run.status}, not {expected}")


def time_growth_of_lines(scale):
    rows = []
    count = 1_000
    while count <= scale.lines:
        path = messages(count)
        runs = [Run(ONE_CORE + validate_command(path)) for _ in range(3 if count < 1_000_000 else 1)]
        rows.append((count, min(run.seconds for run in runs), max(run.peak_megabytes for run in runs)))
        count *= 10
    return rows


def calibrated(workers):
    """What each contestant leaves undone, by task and name."""
    lacks = {}
    for worker in workers:
        for task, name in worker.subjects:
            if task in ("validate", "decode"):
                lacks[task, name] = calibrate(worker.judge(task, name), task, name)
                if not name.startswith("cardrender"):
                    lacks[task, name].append("places in bytes")
    return lacks


def check_verdicts(series):
    if len({own.refused for own in series}) != 1:
        raise SystemExit(f"bench: different verdicts: {[(own.name, own.refused) for own in series]}")


def main(scale_name, result):
    scale = Scale(scale_name)
    DATA.mkdir(exist_ok=True)
    sample = messages(scale.sample)
    peers = Worker([sys.executable, HERE / "worker.py", sample])
    bodies.write(BODIES)
    drawn = [BODIES / f"{name}.md" for name in ["documented card", *bodies.SIZES]]
    drawers = [Worker([CMARK_LIMIT, *drawn]), Worker([sys.executable, HERE / "drawers.py", *drawn])]
    workers = [Worker([CARD_BENCH, sample, *drawn]), peers, Worker([LIMIT, sample])]
    facts = about(workers[2].about)
    say = lambda what: print(f"bench: {what}", file=sys.stderr, flush=True)
    say("calibrating")
    sections = report.Sections(scale, facts, calibrated(workers), sample)
    for task in ["validate", "decode", "decoder", "limit", "overhead"]:
        say(task)
        series = interleaved(workers, task, scale.rounds)
        if task in ("validate", "decode"):
            check_verdicts(series)
            check_program(sample, series[0].refused)
        sections.add(task, series)
    for task in dict.fromkeys(task for task, _ in workers[0].subjects if task.startswith(("kinds", "growth", "hostile"))):
        say(task)
        sections.add(task, interleaved(workers[:1], task, scale.slow_rounds, warm_up=1))
    for task in dict.fromkeys(task for task, _ in workers[0].subjects if task.startswith(("box", "html", "parse", "bodies"))):
        say(task)
        rounds = scale.slow_rounds if task.startswith("bodies") else scale.drawing_rounds
        sections.add(task, interleaved([workers[0], *drawers], task, rounds, warm_up=1))
    for worker in workers + drawers:
        worker.close()
    say("whole programs that draw")
    sections.drawing_programs = drawing.time_programs(CARDRENDER, BODIES, scale.drawing_rounds * 2)
    say("whole programs")
    sections.programs, sections.refused = time_programs(scale)
    say("growth of the number of lines")
    sections.growth_of_lines = time_growth_of_lines(scale)
    Path(result).write_text(sections.text(), encoding="utf-8")
    say(f"the results are in {Path(result).name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
