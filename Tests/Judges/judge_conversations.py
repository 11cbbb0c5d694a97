"""Judges conversations: the order in which messages are shown, the memory it takes, and how a log is followed.

The logs are made here, so that it is known what has to be shown. What is judged: every message once and in its order,
whatever their order in the file and whether a file or a pipe brings them; memory that does not grow with the log; scratch
files that nobody sees; messages of a log that grows, as soon as they are there.

CARDRENDER_JUDGE_MB sets the size of the logs: 24 is more than what is held in memory, 1024 is for a patient machine.

Calibrated in the same run: the judgements find out messages that are out of order, and memory that grows with a log.
"""

import contextlib
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import threading

import judging

SIZE = int(os.environ.get("CARDRENDER_JUDGE_MB", "24")) << 20
MEMORY = 112 << 20
PATIENCE = 20
PIPED = {"lines in order", "lines in no order"}
START = 1_600_000_000
WEIGHT = "0123456789abcdef" * 200
WORDS = "the quick brown fox jumps over the lazy dog and then over the moon".split()


def message(number):
    """The message of a number: about 3 kB, most of it a member that nobody knows; a quarter have a card or an answer."""
    source = random.Random(number)
    text = f"#{number}# " + " ".join(source.choices(WORDS, k=source.randrange(8, 24)))
    value = {"id": f"m{number}", "channelId": "r", "userId": f"u{number % 7}", "username": f"User {number % 7}",
             "type": "text", "text": text, "createdAt": START + 7 * number, "trace": WEIGHT[:2000 + number % 1000]}
    if number % 8 == 3:
        value["data"] = {"type": "msg_with_link", "title": f"#{number}#", "body": "", "url": "https://e.co", "link_text": "Go"}
    if number % 8 == 5 and number > 100:
        value["parentMessageId"] = f"m{number - 90}"
    return json.dumps(value, ensure_ascii=False).encode() + b"\n"


def count():
    return SIZE // (sum(len(message(number)) for number in range(200)) // 200)


def log(numbers):
    return (message(number) for number in numbers)


def page(numbers):
    """The same as a page of the vendor's, which has the newest message first."""
    yield b'{"messages":['
    for index, number in enumerate(numbers):
        yield (b"," if index else b"") + message(number)
    yield b'],"hasNext":false}'


def shuffled(numbers, distance):
    """Numbers that stand at most about so far from their places, or anywhere."""
    source = random.Random(5)
    return sorted(numbers, key=lambda number: number + source.random() * distance)


class Done:
    def __init__(self, process, output, errors, memory):
        self.status, self.output, self.errors, self.memory = process.returncode, output, errors, memory


def run(arguments, chunks=None, folder=None):
    """Runs a program to its end, over chunks of its input, and measures the most memory that it had at once."""
    environment = judging.environment() | ({"TMPDIR": str(folder)} if folder else {})
    with tempfile.TemporaryFile() as errors, tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE if chunks is not None else subprocess.DEVNULL, stdout=output, stderr=errors,
            env=environment)
        if chunks is not None:
            with contextlib.suppress(BrokenPipeError):
                for chunk in chunks:
                    process.stdin.write(chunk)
                process.stdin.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        # The numbers of the messages, but not those of quoted ones.
        numbers = [int(found) for line in output for found in re.findall(rb"^  (?:\| )?#(\d+)#", line)]
        return Done(process, numbers, errors.read().decode("utf-8"), memory)


def disorder(numbers, wanted):
    """Why messages are not shown once each, in their order."""
    if len(numbers) != wanted:
        return [f"{len(numbers)} messages, not {wanted}"]
    wrong = next((at for at, number in enumerate(numbers) if at != number), None)
    return [] if wrong is None else [f"message {numbers[wrong]} stands in place {wrong}"]


def large(done):
    return [f"{done.memory >> 20} MB"] if done.memory >= MEMORY else []


def command(*arguments):
    return [judging.binary(), "conversation", "--text", *arguments]


def judge_order(checks, folder):
    total = count()
    scratch = folder / "scratch"
    scratch.mkdir()
    forms = {
        "lines in order": lambda: log(range(total)),
        "lines a little out of order": lambda: log(shuffled(range(total), 50)),
        "lines in no order": lambda: log(shuffled(range(total), total)),
        "a page with the newest first": lambda: page(range(total - 1, -1, -1)),
    }
    for name, form in forms.items():
        path = folder / "log"
        with open(path, "wb") as file:
            file.writelines(form())
        ways = [("a file", command(str(path)), None)]
        if name in PIPED:
            # Messages are a conversation without the command too, and as little is held of them.
            ways += [("a pipe", command("-"), path), ("a pipe without a command", [judging.binary(), "--text"], path)]
        for way, arguments, piped in ways:
            with open(piped or os.devnull, "rb") as chunks:
                done = run(arguments, chunks if piped else None, folder=scratch)
            checks.check(
                f"{name}, {total} in {way}", disorder(done.output, total) + large(done)
                + ([] if done.status == 0 else [f"status {done.status}: {done.errors[:300]}"])
                + [f"{left} is left" for left in os.listdir(scratch)])
    checks.must_find("messages out of order", disorder([0, 2, 1], 3))
    # sort holds nothing back, and Python holds everything.
    whole = run([sys.executable, "-c", "import sys; data = sys.stdin.buffer.read() * 8; print(len(data))"], log(range(total)))
    checks.must_find("memory that grows with the log", large(whole))
    done = run(command("--tail", "3", str(path)), folder=scratch)
    checks.check("the last three of a page", [] if done.output == [total - 3, total - 2, total - 1] else [done.output])


def judge_changes(checks, folder):
    """Changes that stand behind all messages reach those that were read long before."""
    total = count() // 4
    path = folder / "stanzas"
    stanza = "<message xmlns='jabber:client' from='r@x.example/u{0}' type='groupchat' id='m{1}'><body>#{1}# {2}</body></message>\n"
    replacement = ("<message xmlns='jabber:client' from='r@x.example/u{0}' type='groupchat' id='c{1}'><body>#{1}# changed</body>"
                   "<replace xmlns='urn:xmpp:message-correct:0' id='m{1}'/></message>\n")
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(stanza.format(number % 5, number, "x" * 180) for number in range(total))
        file.writelines(replacement.format(number % 5, number) for number in range(0, total, 1000))
    done = run(command(str(path)))
    checks.check(f"{total} stanzas and the corrections behind them", disorder(done.output, total) + large(done))


def judge_following(checks):
    """A log that grows is shown as it grows."""
    process = subprocess.Popen(
        command("-"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=judging.environment())
    watch = threading.Timer(PATIENCE, process.kill)
    watch.start()
    found = []
    try:
        for number in range(3):
            process.stdin.write(message(number))
            process.stdin.flush()
            got = b""
            while f"#{number}#".encode() not in got:
                piece = process.stdout.read1(10_000)
                if not piece:
                    found.append(f"message {number} is not shown")
                    break
                got += piece
        process.stdin.close()
        status = process.wait()
        found += [] if status == 0 else [f"status {status}"]
    finally:
        watch.cancel()
        process.kill()
        process.wait()
    checks.check("messages of a log that grows are shown as they come", found)


def main():
    checks = judging.Checks("conversations")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        judge_order(checks, folder)
        judge_changes(checks, folder)
    judge_following(checks)
    checks.finish()


main()
