"""Judges streams: the memory they take, what they pass on, and how they end.

The lines are made here, so that it is known which of them are valid. What is judged: the same results on any number of
cores; each line in one place, unchanged and in order; memory that does not grow with the input; a verdict as soon as its
line is there; and an orderly end, with whole lines and the right status, where a signal comes, a disk is full, a reader
goes away or only so many invalid lines are wanted.

Calibrated in the same run: each judgement must find other programs out, or this one where it reads everything at once.
"""

import contextlib
import dataclasses
import json
import os
import pathlib
import random
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time

import judging

VALID = b'{"type":"msg_with_link","title":"Hi","body":"","url":"https://e.co","link_text":"Go"}'
BROKEN = b'{"type":'
MEMORY = 64 << 20
FILTER = ["validate", "--jsonl", "--pass-through"]

# How long a program may take, in seconds, before it is killed as one that hangs; and how long one that must wait is watched.
PATIENCE = 10
LULL = 0.4


@dataclasses.dataclass
class Run:
    status: int
    output: bytes
    errors: str
    memory: int


def command(*arguments):
    return [judging.binary(), *arguments]


def run(arguments, chunks=(), output=subprocess.PIPE, **options):
    """Runs a program to its end over chunks of bytes, and measures the most memory that it had at once."""
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=output, stderr=errors, env=judging.environment(), **options)
        writer = feed(process, chunks)
        written = process.stdout.read() if process.stdout else b""
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        writer.join()
        if process.stdout:
            process.stdout.close()
        errors.seek(0)
        words = errors.read().decode("utf-8")
    return Run(process.returncode, written, words, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))


def feed(process, chunks, closes=True):
    def write():
        with contextlib.suppress(BrokenPipeError, ValueError):
            for chunk in chunks:
                process.stdin.write(chunk)
                process.stdin.flush()
        if closes:
            with contextlib.suppress(BrokenPipeError):
                process.stdin.close()

    thread = threading.Thread(target=write, daemon=True)
    thread.start()
    return thread


@contextlib.contextmanager
def started(arguments, first=b"", **options):
    """A program that goes on, because its input stays open behind the first bytes; killed in the end, or when it hangs."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options
    process = subprocess.Popen(arguments, env=judging.environment(), **pipes)
    watch = threading.Timer(PATIENCE, process.kill)
    watch.start()
    try:
        if first:
            feed(process, [first], closes=False)
        yield process
    finally:
        watch.cancel()
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream:
                with contextlib.suppress(BrokenPipeError):
                    stream.close()


def read(process, length):
    """What a program has written, at least so many bytes where it writes as many."""
    got = b""
    while len(got) < length and (piece := process.stdout.read1(10_000)):
        got += piece
    return got


# MARK: Predicates


def torn(got, whole):
    """Why an output is not the first lines of the right one."""
    if not whole.startswith(got):
        place = next((at for at, (a, b) in enumerate(zip(got, whole)) if a != b), len(whole))
        return [f"at byte {place} stands {got[place:place + 60]!r}, not {whole[place:place + 60]!r}"]
    return [f"the last line is torn: {got[-60:]!r}"] if got and not got.endswith(b"\n") else []


def differs(what, got, wanted):
    return [] if got == wanted else [f"{what} is {got!r}, not {wanted!r}"]


def large(done):
    return [f"{done.memory >> 20} MB"] if done.memory >= MEMORY else []


# MARK: Inputs


def mixture(count, seed):
    """Lines of many kinds, each with whether it is valid; `None` is blank."""
    source = random.Random(seed)
    kinds = [
        (400, True, lambda: VALID), (40, True, lambda: VALID + b"\r"), (20, True, lambda: b" \t" + VALID + b" "),
        (60, False, lambda: BROKEN), (30, False, lambda: b"\0\xff" * source.randrange(1, 40)),
        (20, False, lambda: b"{" + b",".join([b'"a":"b"'] * source.randrange(2, 60)) + b"}"),
        (1, False, lambda: b"x" * source.randrange(262_140, 600_000)), (20, None, lambda: b""), (20, None, lambda: b" \t\r"),
    ]
    chosen = source.choices(kinds, [kind[0] for kind in kinds], k=count)
    return [(is_valid, make()) for _, is_valid, make in chosen]


def joined(lines, *wanted):
    return b"".join(line + b"\n" for is_valid, line in lines if is_valid in wanted)


# MARK: Judgements


def judge_results(checks, folder):
    lines = mixture(4000, seed=1)
    data, rejects = joined(lines, True, False, None), folder / "rejects"
    done = {}
    for jobs in (1, 2, 8):
        arguments = [*FILTER, "--format=json", f"--jobs={jobs}", f"--rejects={rejects}"]
        done[jobs] = (run(command(*arguments), [data]), rejects.read_bytes())
    result, rejected = done[1]
    checks.check(
        f"{len(lines)} lines on 1, 2 and 8 cores", [
            f"{jobs} cores: not the same" for jobs, (other, others) in done.items()
            if (other.status, other.output, other.errors, others) != (1, result.output, result.errors, rejected)])
    valid, invalid = joined(lines, True), joined(lines, False)
    for what, got, wanted in (("valid lines pass", result.output, valid), ("invalid lines are kept", rejected, invalid)):
        checks.check(f"{what} as they are", torn(got, wanted) + differs("the length", len(got), len(wanted)))
    numbers = [json.loads(line)["line"] for line in result.errors.splitlines() if '"valid":false' in line]
    wanted = [number for number, (is_valid, _) in enumerate(lines, 1) if is_valid is False]
    checks.check("each invalid line is told with its number", [] if numbers == wanted else ["other numbers"])
    counts = json.loads(run(command("validate", "--jsonl", "--summary", "--format=json"), [data]).output)
    known = [is_valid for is_valid, _ in lines if is_valid is not None]
    checks.check(
        "the summary counts them",
        differs("lines", counts["lines"], len(known)) + differs("invalid", counts["invalid"], known.count(False)))
    checks.must_find("a torn line", torn(valid[:-5], valid))
    checks.must_find("lines that are out of order", torn(b"".join(reversed(valid.splitlines(True))), valid))


def judge_memory(checks):
    long = b'{"type":"x","body":"' + b"x" * 250_000 + b'"}\n'
    duplicates = b"{" + b",".join([b'"a":"b"'] * 10_000) + b"}\n"
    inputs = {
        "64 MB in one line": ([b"x" * (1 << 20)] * 64, 1),
        "10 MB in lines of 250 KB": ([long] * 40, 40),
        "10,000 duplicate keys a line": ([duplicates] * 8, 8),
        "lines of 2 bytes": ([b"x\n" * 5000] * 2, 10_000),
        "no line": ([], 0),
    }
    for name, (chunks, count) in inputs.items():
        done = run(command("validate", "--jsonl", "--all", "--format=json", "--jobs=2"), chunks)
        checks.check(
            f"memory: {name}", large(done) + differs("the number of verdicts", done.output.count(b"\n"), count)
            + differs("the status", done.status, 1 if count else 0))
    checks.must_find("memory that grows with the input", large(run(command("validate"), inputs["64 MB in one line"][0])))


def latency(arguments):
    """Why a program does not answer a line while its input goes on."""
    with started(arguments, VALID + b"\n") as process:
        answer = []
        reader = threading.Thread(target=lambda: answer.append(process.stdout.readline()), daemon=True)
        reader.start()
        reader.join(PATIENCE if arguments[0] == judging.binary() else LULL)
        found = [] if answer and answer[0] else ["no answer to the first line"]
        process.kill()
        reader.join()
        return found


def judge_latency(checks):
    checks.check("a verdict comes as soon as its line is there", latency(command("validate", "--jsonl", "--all")))
    checks.must_find("an answer at the end of the input", latency(["sort"]))


def signalled(arguments, number, status, first, wanted):
    """Why a program whose input has stalled does not end in order at a signal."""
    with started(arguments, first) as process:
        got = read(process, len(wanted))
        time.sleep(LULL)
        process.send_signal(number)
        got += process.stdout.read()
        return differs("the status", process.wait(), status) + torn(got, wanted) + differs("the length", len(got), len(wanted))


def blocked(arguments, numbers, resumes):
    """A program whose output is full gets signals; its status, what it wrote, and whether it ended before the last."""
    lines = (VALID + b"\n") * 1000
    with started(arguments) as process:
        feed(process, (lines for _ in iter(int, 1)), closes=False)
        early = None
        for number in numbers:
            time.sleep(LULL)
            early = process.poll()
            process.send_signal(number)
        time.sleep(LULL if resumes else 0)
        got = process.stdout.read() if resumes else b""
        return process.wait(), got, early


def judge_signals(checks):
    half = VALID + b"\n" + BROKEN
    for number, status in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
        findings = [
            f"{jobs} cores: {finding}" for jobs in (1, 3)
            for finding in signalled(command(*FILTER, f"--jobs={jobs}"), number, status, half, VALID + b"\n")]
        checks.check(f"{number.name} while the input has stalled inside a line", findings)
    checks.must_find("a program that dies of a signal", signalled(["cat"], signal.SIGINT, 130, VALID + b"\n", VALID + b"\n"))
    status, got, early = blocked(command(*FILTER), [signal.SIGINT], resumes=True)
    whole = (VALID + b"\n") * (len(got) // len(VALID))
    checks.check(
        "SIGINT while the output is full, and then is read",
        differs("the status", status, 130) + torn(got, whole) + ([] if got else ["nothing was written"]))
    for numbers in ((signal.SIGINT, signal.SIGINT), (signal.SIGINT, signal.SIGTERM)):
        status, _, early = blocked(command(*FILTER), numbers, resumes=False)
        checks.check(
            f"{numbers[0].name} waits for a full output, and {numbers[1].name} does not",
            differs("the early end", early, None) + differs("the status", status, -numbers[1]))
    ignoring = {"preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_IGN)}
    with started(command("validate", "--jsonl"), **ignoring) as process:
        time.sleep(LULL)
        process.send_signal(signal.SIGINT)
        time.sleep(LULL)
        process.stdin.close()
        checks.check("a signal that was ignored before stays so", differs("the status", process.wait(), 0))


def killed(arguments, data, after):
    """What has arrived of a program that is killed after so many bytes."""
    with started(arguments) as process:
        feed(process, [data])
        got = read(process, after)
        process.kill()
        return got + process.stdout.read()


def judge_kills(checks):
    source = random.Random(2)
    lines = [VALID.replace(b'""', b'"%s"' % (b"b" * source.randrange(900))) + b"\n" for _ in range(4000)]
    data = b"".join(lines)
    places = [1, 20_000, 300_000, 700_000]

    def findings(arguments):
        return [finding for after in places for finding in torn(killed(arguments, data, after), data)]

    checks.check("kill -9: what a pipe has got is whole lines", findings(command(*FILTER)))
    checks.must_find("lines that are torn by a kill", findings(["cat"]))


def limited(arguments, folder, length):
    """Runs a program whose output file may only become so long, as on a disk that is full."""
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (length, length))

    path = folder / "output"
    with open(path, "wb") as output:
        done = run(arguments, output=output, preexec_fn=limit)
    return done, path.read_bytes()


def judge_outputs(checks, folder):
    data = (VALID + b"\n") * 3000
    source, rejects = folder / "lines", folder / "kept"
    source.write_bytes(data)
    rejects.write_bytes(b"old\n")
    done, written = limited(command(*FILTER, f"--rejects={rejects}", str(source)), folder, 50_000)
    checks.check(
        "a disk that becomes full: status 3, whole lines, the old rejects",
        differs("the status", done.status, 3) + torn(written, data) + differs("the rejects", rejects.read_bytes(), b"old\n")
        + ([] if "cardrender: standard output: " in done.errors else [done.errors])
        + ([] if 45_000 < len(written) <= 50_000 else [f"{len(written)} bytes were written"]))
    checks.must_find("a torn line on a full disk", torn(limited(["cat", str(source)], folder, 50_000)[1], data))
    checks.check(
        "nothing is left beside the files", set(os.listdir(folder)) - {"lines", "kept", "output", "rejects"})
    if os.path.exists("/dev/full"):
        with open("/dev/full", "wb") as full:
            status = run(command(*FILTER, str(source)), output=full).status
            checks.check("a device that is full", differs("the status", status, 3))
    with started(command(*FILTER, str(source))) as process:
        process.stdout.readline()
        process.stdout.close()
        status, errors = process.wait(), process.stderr.read().decode("utf-8")
        checks.check(
            "a reader that goes away is a quiet end", differs("the status", status, 0) + differs("the words", errors, ""))
    judge_unready_output(checks, source, data)
    for arguments in (["--rejects", str(source)], ["--output", f"{folder}/./lines"]):
        status = run(command("validate", "--jsonl", *arguments, str(source))).status
        checks.check(
            f"{arguments[0]} is not what is read",
            differs("the status", status, 2) + ([] if source.read_bytes() == data else ["the input is another one now"]))


def judge_unready_output(checks, source, data):
    """Somebody else may have set a pipe not to wait."""
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    with started(command(*FILTER, str(source)), stdout=writing) as process, open(reading, "rb") as pipe:
        os.close(writing)
        time.sleep(LULL)
        got = pipe.read()
        checks.check("an output that does not wait", differs("the status", process.wait(), 0) + torn(got, data)
                     + differs("the length", len(got), len(data)))


def judge_limits(checks):
    for jobs in (1, 3):
        with started(command("validate", "--jsonl", "--fail-fast", f"--jobs={jobs}"), BROKEN + b"\n") as process:
            checks.check(f"--fail-fast does not wait for more input, {jobs} cores", differs("the status", process.wait(), 1))
    lines = mixture(2000, seed=3)
    places = [place for place, (is_valid, _) in enumerate(lines) if is_valid is False]
    done = run(command(*FILTER, "--max-errors=100", "--jobs=3"), [joined(lines, True, False, None)])
    checks.check("--max-errors ends behind its line", differs(
        "the output", len(done.output), len(joined(lines[:places[99]], True))))


def main():
    checks = judging.Checks("streams")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        judge_results(checks, folder)
        judge_memory(checks)
        judge_latency(checks)
        judge_signals(checks)
        judge_kills(checks)
        judge_outputs(checks, folder)
        judge_limits(checks)
    checks.finish()


main()
