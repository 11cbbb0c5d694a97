"""Terminals that read boxes back: models over pyte, libvterm and tmux. None shares code or tables with the project.

Each is asked for many boxes at once, `read(boxes, columns)`, and gives a screen for each.
"""

import dataclasses
import shutil
import subprocess
import sys
import time

import judging
import screens


@dataclasses.dataclass
class Row:
    """A row of a screen: its text, and the column of the last cell that has something in it."""

    text: str
    closing: int


@dataclasses.dataclass
class Screen:
    rows: list
    wraps: int = 0


def screen(rows, wraps=0):
    """A screen from rows of cells: a cluster, a space, or nothing behind a wide one."""
    made = []
    for row in rows:
        last = max((index for index, cell in enumerate(row) if cell.strip()), default=-1)
        made.append(Row("".join(row[:last + 1]), last))
    while made and not made[-1].text:
        made.pop()
    return Screen(made, wraps)


class Model:
    """pyte with the widths of a terminal."""

    def __init__(self, name):
        self.name = name

    def read(self, boxes, columns):
        return [screen(*screens.read(box, columns, self.name)) for box in boxes]


class VTerm:
    """libvterm, the terminal of Neovim and others: it adds up code points. Its reader is built when a judge runs."""

    name = "libvterm"

    def __init__(self, folder):
        self.program = folder / "vtdump"
        compiler = shutil.which("cc") or shutil.which("clang")
        command = [compiler, "-O1", "-o", self.program, judging.HERE / "vtdump.c", "-lvterm"]
        if not compiler or subprocess.run(command, capture_output=True).returncode:
            raise MissingTool("libvterm-dev or a C compiler is not installed (Scripts/setup --judges)")

    def read(self, boxes, columns):
        heights = [box.count("\n") + 2 for box in boxes]
        sent = [box.replace("\n", "\r\n").encode() for box in boxes]
        asked = b"".join(b"%d %d %d\n%b" % (h, columns, len(b), b) for h, b in zip(heights, sent))
        done = subprocess.run([self.program], input=asked, capture_output=True, check=True, timeout=120)
        lines = done.stdout.decode().split("\n")
        made, start = [], 0
        for height in heights:
            made.append(screen([line.split("\x1f") for line in lines[start:start + height]]))
            start += height
        return made


class Tmux:
    """tmux in a pane that is wider than the boxes, so that a row that is too long is seen to be.

    It says itself in which column a row ends: each is followed by a question for the cursor's place.
    """

    name = "tmux"
    room = 60

    def __init__(self, folder):
        if not shutil.which("tmux"):
            raise MissingTool("tmux is not installed (Scripts/setup --judges)")
        self.folder, self.servers = folder, 0
        (folder / "tmux.conf").write_text("set -g status off\nset -g history-limit 1000000\n")

    def tmux(self, *words):
        command = ["tmux", "-S", self.folder / f"socket-{self.servers}", "-f", self.folder / "tmux.conf", *words]
        return subprocess.run(command, env=judging.environment(), capture_output=True, check=True, timeout=60).stdout

    def read(self, boxes, columns):
        lines, found = self.folder / "lines", self.folder / "columns"
        lines.write_text("".join(boxes), encoding="utf-8", newline="")
        found.unlink(missing_ok=True)
        # A server of its own each time: one that is told to end may still be there.
        self.servers += 1
        pane = [sys.executable, "-B", judging.HERE / "tmux_pane.py", lines, found]
        self.tmux("new-session", "-d", "-x", str(columns + self.room), "-y", "50", *pane)
        try:
            deadline = time.monotonic() + 120
            while not found.exists():
                if time.monotonic() > deadline:
                    raise RuntimeError("tmux did not answer")
                time.sleep(0.02)
            text = self.tmux("capture-pane", "-p", "-S", "-", "-E", "-").decode()
        finally:
            self.tmux("kill-server")
        return self.screens(boxes, text.split("\n"), found.read_text().split())

    @staticmethod
    def screens(boxes, lines, ends):
        count = sum(box.count("\n") for box in boxes)
        if len(ends) != count or any(lines[count:]):
            raise RuntimeError(f"tmux shows {len(lines)} rows of {count} lines, and tells {len(ends)} columns")
        made, start = [], 0
        for box in boxes:
            end = start + box.count("\n")
            # The cursor stands behind the last cell, and its first column is 1.
            made.append(Screen([Row(line, int(column) - 2) for line, column in zip(lines[start:end], ends[start:end])]))
            start = end
        return made


class MissingTool(Exception):
    pass


def available(checks, folder):
    """All that can be had here, with a folder to work in; what is missing is said."""
    found = [Model(name) for name in screens.MODELS]
    for kind in (VTerm, Tmux):
        try:
            found.append(kind(folder))
        except MissingTool as missing:
            checks.skip(kind.name, missing)
    return found
