"""Those who are timed: processes that do one pass when they are told, and whole programs."""

import json
import os
import subprocess
import time
from base64 import b64encode

# One core for everybody, and both for whoever can use them.
ONE_CORE = ["taskset", "-c", "0"]
TWO_CORES = ["taskset", "-c", "0,1"]


class Worker:
    """A process that answers each line on its standard input with a line of JSON."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            ONE_CORE + command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.subjects = []
        while "ready" not in (answer := self.read()):
            self.subjects.append((answer["task"], answer["name"]))
        self.about = answer

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: {self.process.args[-2]} ended unasked")
        return json.loads(line)

    def ask(self, *words):
        self.process.stdin.write("\t".join(words) + "\n")
        self.process.stdin.flush()
        return self.read()

    def judge(self, task, name):
        """What the contestant says of one message: the number of errors, and whether its loop refuses it."""

        def judge(message):
            answer = self.ask(task, name, b64encode(message).decode())
            return answer["errors"], answer["refused"] == 1

        return judge

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Series:
    """The times of one contestant, in nanoseconds a unit."""

    def __init__(self, name):
        self.name = name
        self.times = []
        self.refused = None

    @property
    def best(self):
        return min(self.times)

    @property
    def median(self):
        ordered = sorted(self.times)
        return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def interleaved(workers, task, rounds, warm_up=2):
    """Every contestant of a task once a round, so that whatever else the machine does hits them all."""
    contestants = [(worker, name) for worker in workers for of, name in worker.subjects if of == task]
    series = [Series(name) for _, name in contestants]
    for number in range(warm_up + rounds):
        for (worker, name), own in zip(contestants, series):
            answer = worker.ask(task, name)
            own.refused = answer["refused"]
            if number >= warm_up:
                own.times.append(answer["ns"])
    return series


class Run:
    """A whole program from start to end."""

    def __init__(self, command, output=subprocess.DEVNULL):
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.DEVNULL)
        self.printed = process.stdout.read() if process.stdout else None
        _, status, usage = os.wait4(process.pid, 0)
        self.seconds = time.perf_counter() - start
        process.returncode = self.status = os.waitstatus_to_exitcode(status)
        self.cpu_seconds = usage.ru_utime + usage.ru_stime
        self.peak_megabytes = usage.ru_maxrss / 1024
