"""What Python offers to draw the same bodies: rich to a box, and others to HTML; a worker in the words of CardBench.

    python drawers.py BODY...
"""

import io
import json
import sys
from pathlib import Path
from time import perf_counter_ns

# A short body is drawn more than once in a pass.
WANTED = 20_000


def rich_panel(body):
    from rich.console import Console
    from rich.markdown import Markdown
    from rich.panel import Panel

    console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system="truecolor")

    def draw():
        console.file = io.StringIO()
        console.print(Panel(Markdown(body)))
        return console.file.getvalue()

    return draw


def markdown_it(body):
    from markdown_it import MarkdownIt

    parser = MarkdownIt("commonmark", {"html": False, "breaks": True})
    return lambda: parser.render(body)


def cmarkgfm(body):
    import cmarkgfm

    return lambda: cmarkgfm.markdown_to_html(body)


def mistune(body):
    import mistune
    import nh3

    parse = mistune.create_markdown(escape=True, hard_wrap=True)
    return lambda: nh3.clean(parse(body))


DRAWERS = {
    "box": {"rich, Panel(Markdown)": rich_panel},
    "html": {"cmarkgfm": cmarkgfm, "markdown-it-py": markdown_it, "mistune, nh3": mistune},
}


def answer(fields):
    print(json.dumps(fields), flush=True)


def main(paths):
    subjects = {}
    for path in map(Path, paths):
        body = path.read_text(encoding="utf-8")
        for task, drawers in DRAWERS.items():
            for name, make in drawers.items():
                subjects[f"{task}, {path.stem}", name] = make(body), len(body.encode())
    for task, name in subjects:
        answer({"task": task, "name": name})
    answer({"ready": True})
    for line in sys.stdin:
        task, name = line.rstrip("\n").split("\t")
        draw, length = subjects[task, name]
        repetitions = max(1, WANTED // length)
        start = perf_counter_ns()
        for _ in range(repetitions):
            draw()
        answer({"ns": (perf_counter_ns() - start) / (repetitions * length), "refused": 0})


if __name__ == "__main__":
    main(sys.argv[1:])
