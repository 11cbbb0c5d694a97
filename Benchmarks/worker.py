"""The peers as one process that does what it is told, in the same words as CardBench.

`task<TAB>name` is one pass over the messages; `task<TAB>name<TAB>message in Base64` asks what is wrong with one message.
"""

import json
import sys
from base64 import b64decode
from time import perf_counter_ns

from peers import PEERS, Checker


def empty_loop(lines):
    number = 0
    for line in lines:
        try:
            len(line)
        except ValueError:
            number += 1
    return number


def answer(fields):
    print(json.dumps(fields), flush=True)


def respond(checker, lines, message):
    if message is not None:
        return {"errors": checker.errors(message), "refused": checker.refused([message])}
    start = perf_counter_ns()
    refused = checker.refused(lines)
    return {"ns": (perf_counter_ns() - start) / len(lines), "refused": refused}


def main(path):
    with open(path, "rb") as file:
        lines = [line.rstrip(b"\n") for line in file]
    checkers = {(peer.task, peer.name): peer.make() for peer in PEERS}
    checkers["overhead", "an empty Python loop"] = Checker(len, empty_loop)
    for task, name in checkers:
        answer({"task": task, "name": name})
    answer({"ready": True})
    for line in sys.stdin:
        task, name, *message = line.rstrip("\n").split("\t")
        answer(respond(checkers[task, name], lines, b64decode(message[0]) if message else None))


if __name__ == "__main__":
    main(sys.argv[1])
