"""Judges the gallery: a page that people work with, opened from a file, over every sample and over hostile texts.

The Nu HTML checker and axe-core, with each tab chosen in turn, light and dark, find nothing; nothing violates the page's policy,
and nothing sticks out at 320 pixels. The switches are pressed as a reader would, and must do what they say. Over hostile texts
in every field, and in the name of a file, the page must have the elements and attributes that it has over harmless ones, and
must not even try what its policy forbids.

Calibrated in the same run: a script that a text brings in must be found.
"""

import json
import pathlib
import subprocess
import tempfile

import html5lib

import browser
import devtools
import judge_access
import judging

# What lies over or under something else, axe leaves in doubt.
VIOLATIONS = judge_access.RUN.replace("result.violations.concat(result.incomplete)", "result.violations")

# Everything that a body can have.
MARKDOWN = """# 1

# a

## ש

*e* **s** `c` [l](https://x.example/) [https://y.example](https://x.example/) ![i](https://x.example/)\\
b

> q

> ש

- i

- ש

7. i

   ```swift
   c
   ```

1. 1

***
"""

# The colors of what is chosen and of what is not, of the switches and of the tabs.
MARKED = """[[".gallery-choice label", "backgroundColor"], [".gallery-tabs button", "borderBottomColor"]].map(([name, look]) =>
  Array.from(document.querySelectorAll(name), (e) => [e.matches(":has(:checked), [aria-selected=true]"), getComputedStyle(e)[look]]))
  .map((rows) => [rows.filter((r) => r[0]), rows.filter((r) => !r[0])].map((r) => Array.from(new Set(r.map((x) => x[1])))))"""

HOSTILE_NAME = "<img src=x onerror=alert(1)>\"'&.json"


def write(source, target):
    """The path of the gallery of a folder."""
    done = subprocess.run(
        [judging.binary(), "gallery", source, "--output", target], capture_output=True, env=judging.environment(), timeout=120)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"gallery ended with {done.returncode}: {done.stderr[-300:]!r}")
    return pathlib.Path(target, "index.html")


def skeleton(html):
    """The elements of a page with the names of their attributes, how often each is there aside."""
    tree = html5lib.parse(html, namespaceHTMLElements=False)
    return {(e.tag, tuple(sorted(e.attrib))) for e in tree.iter() if isinstance(e.tag, str)} | {
        "a comment" for e in tree.iter() if not isinstance(e.tag, str)}


def judge_reading(checks, chromium, page):
    chromium.look(1280, 900)
    chromium.open(page.as_uri())
    shown = "Array.from(document.querySelectorAll('.gallery-entry')).filter((e) => e.offsetHeight).length"
    total = chromium.evaluate(shown)

    def search(words):
        chromium.evaluate(
            f"(() => {{ const s = document.getElementById('gallery-search'); s.value = {json.dumps(words)};"
            " s.dispatchEvent(new Event('input')); })()")
        return chromium.evaluate(shown), chromium.evaluate("document.getElementById('gallery-count').textContent")

    count, words = search("KOREAN message")
    checks.check("the search leaves what has all words", [] if 0 < count < total and words == f"{count} of {total} cards" else [count, words])
    checks.check("and nothing is left where nothing has them", [] if search("zzqx")[0] == 0 else ["something is"])
    search("")
    width = "document.querySelector('.card').getBoundingClientRect().width"
    press = "document.querySelector('input[name=%s][value=%s]').click()"
    widths = []
    for value in ("250", "320", "480"):
        chromium.evaluate(press % ("width", f'"{value}"'))
        widths.append(chromium.evaluate(width))
    checks.check("the widths are those of the cards", [] if widths == [250, 320, 480] else [widths])
    background = "getComputedStyle(document.querySelector('.card')).backgroundColor"
    colors = []
    for value in ("dark", "light", "auto"):
        chromium.evaluate(press % ("scheme", value))
        colors.append(chromium.evaluate(background))
    checks.check("the colors are those that were chosen", [] if colors[0] != colors[1] == colors[2] else [colors])
    chromium.evaluate("document.querySelector('.gallery-tabs button').focus()")
    panels = []
    for key in ("ArrowRight", "ArrowRight", "End", "Home", "ArrowLeft"):
        chromium.send("Input.dispatchKeyEvent", type="keyDown", key=key, code=key)
        panels.append(chromium.evaluate(
            "Array.from(document.querySelector('.gallery-entry').querySelectorAll('[role=tabpanel]'))"
            ".map((p) => p.offsetHeight > 0).indexOf(true) + ' ' + document.activeElement.textContent"))
    wanted = ["1 Metadata", "2 Diagnostics", "5 HTML", "0 Card", "5 HTML"]
    checks.check("keys go from tab to tab", [] if panels == wanted else [panels])
    checks.check("nothing violates the policy", chromium.complaints())
    chromium.look(1280, 900, forced_colors=True)
    chromium.open(page.as_uri())
    marked = chromium.evaluate(MARKED)
    checks.check("what is chosen is seen where the reader's own colors are", 
                 [(chosen, others) for chosen, others in marked if len(chosen) != 1 or chosen[0] in others])
    chromium.look(320, 900)
    chromium.open(page.as_uri())
    wide = chromium.evaluate("document.documentElement.scrollWidth")
    checks.check("nothing sticks out at 320 pixels", [] if wide <= 320 else [wide])


def judge_access_of(checks, chromium, page):
    axe = judge_access.package_file("axe_playwright_python", "axe.min.js").read_text("utf-8")
    for scheme in ("light", "dark"):
        chromium.look(1280, 900, scheme)
        chromium.open(page.as_uri())
        chromium.evaluate(axe + ";0")
        found = []
        for tab in range(6):
            chromium.evaluate(
                f"document.querySelectorAll('.gallery-tabs').forEach((t) => t.querySelectorAll('button')[{tab}]?.click())")
            found += [f"tab {tab}: {fault}" for fault in chromium.evaluate(VIOLATIONS)]
        checks.check(f"axe-core, {scheme}", found)


def judge_hostile(checks, chromium, folder):
    # Every text, each with every seventh type, of which there is no multiple.
    rows = [case.message for case in judging.cases_of_every_type() if case.field == "all fields"][::7]
    harmless = list(judging.examples().values()) + [{"type": "unregistered", "x": "y"}, {"type": "msg_with_link"}]
    harmless += [
        example | {field: judging.everywhere(value, text) for field, value in example.items() if field != "type"}
        for example in judging.examples().values() for text in ("x y", "1", "שלום", "https://x.example/", MARKDOWN)]
    pages = []
    for name, messages in (("harmless.json", harmless), (HOSTILE_NAME, rows)):
        source = pathlib.Path(folder, f"source {len(pages)}")
        source.mkdir()
        (source / name).write_bytes(judging.lines(messages))
        pages.append(write(source, pathlib.Path(folder, f"site {len(pages)}")))
    plain, hostile = (skeleton(page.read_text("utf-8")) for page in pages)
    checks.check(f"{len(rows)} hostile cards bring in no element or attribute", sorted(map(str, hostile - plain)))
    chromium.look(1280, 900)
    chromium.open(pages[1].as_uri())
    checks.check("and try nothing that the policy forbids", chromium.complaints())
    spoiled = pages[1].read_text("utf-8").replace("</main>", "<img src=x onerror=alert(1)></main>")
    checks.must_find("an element that a text brought in", skeleton(spoiled) - plain)
    chromium.load(spoiled)
    chromium.evaluate("new Promise((done) => setTimeout(done, 100))")
    checks.must_find("a script that a text brought in", chromium.complaints())


def main():
    checks = judging.Checks("gallery")
    with tempfile.TemporaryDirectory() as folder:
        page = write(judging.ROOT / "Samples", pathlib.Path(folder, "site"))
        if judge_access.JAVA:
            checks.check("the Nu HTML checker", judge_access.validity({"gallery": page.read_text("utf-8")}))
        else:
            checks.skip("the Nu HTML checker", judge_access.NO_JAVA)
        if browser.PROGRAM:
            with devtools.Browser() as chromium:
                judge_reading(checks, chromium, page)
                judge_access_of(checks, chromium, page)
                judge_hostile(checks, chromium, folder)
        else:
            checks.skip("a reader's work", browser.ABSENT)
    checks.finish()


main()
