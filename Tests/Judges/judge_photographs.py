"""Judges how the HTML looks, by photographs: of every sample, 320 and 800 pixels wide, light and dark.

All of them are left in .build/screenshots, for eyes. Those of the samples in Tests/Judges/pictures are compared with what is
kept there, small and with a tolerance, so that no change of a style sheet goes unseen. Where a change is meant,
`Scripts/screenshots --keep` keeps the new looks.

Calibrated in the same run: a card in another colour, one with more padding and one without its button must be too far off.
"""

import io
import pathlib
import subprocess
import tempfile

import PIL.Image

import browser
import devtools
import judging
import pictures

FOLDER = judging.ROOT / ".build/screenshots"

# Of a kind each: the original, a picture, values, bars, Markdown, and what is read from the right or has no spaces.
CHOSEN = ["msg_with_button", "msg_with_image", "facts", "poll", "markdown-body", "arabic", "hebrew", "korean"]

# For the picture of the gallery: what is worth seeing, each by another tab.
SHOWN = """(function () {
  var wanted = {"arabic": 0, "facts": 0, "korean": 0, "markdown-body": 3, "msg_with_button": 1, "value-over-limit": 2};
  document.querySelectorAll(".gallery-entry").forEach(function (entry) {
    var name = entry.querySelector("h2").textContent.split("/")[1];
    entry.hidden = !(name in wanted);
    if (name in wanted) entry.querySelectorAll(".gallery-tabs button")[wanted[name]].click();
  });
})()"""

SPOILED = {
    "another accent": ("--card-accent: #0064d6;", "--card-accent: #d60064;"),
    "a wide padding": ("padding: 16px;", "padding: 20px;"),
    "no button": ("<button", "<template><button"),
}


def photographs(chromium):
    """The pictures of the samples by their names."""
    for sample in judging.samples():
        for mode, arguments in {"": ["--html"], "-email": ["--email"]}.items():
            html = judging.run([*arguments, "--lenient"], sample.data)[0]
            for width in pictures.WIDTHS if html else []:
                for scheme in pictures.SCHEMES:
                    name = f"{sample.name}{mode}-{width}-{scheme}"
                    yield name, sample.name, pictures.photograph(chromium, html, width, scheme)


def fault(kept, picture):
    """What is wrong with a small picture, by the one that is kept."""
    if kept is None:
        return "none is kept"
    away = pictures.distance(kept, picture)
    return f"is {away:.1f} off" if away > pictures.TOLERANCE else None


def kept(name):
    path = pictures.KEPT / f"{name}.png"
    return PIL.Image.open(path).convert("RGB") if path.exists() else None


def main():
    checks = judging.Checks("photographs")
    if not browser.PROGRAM:
        checks.skip("photographs", browser.ABSENT)
        checks.finish()
    faults, count = [], 0
    with devtools.Browser() as chromium:
        for name, sample, picture in photographs(chromium):
            pictures.save(picture, FOLDER / f"{name}.png")
            count += 1
            if sample in CHOSEN and (problem := fault(kept(name), pictures.small(picture))):
                faults.append(f"{name} {problem}; see .build/screenshots/{name}.png")
        checks.check(f"{count} photographs, those of {len(CHOSEN)} samples as they were", faults)
        data = next(sample.data for sample in judging.samples() if sample.name == "msg_with_button")
        page = judging.run(["--html"], data)[0].replace("style-src 'sha256-", "style-src 'unsafe-inline' 'sha-")
        for name, change in SPOILED.items():
            picture = pictures.photograph(chromium, page.replace(*change), 320, "light")
            checks.must_find(name, [fault(kept("msg_with_button-320-light"), pictures.small(picture))])
    checks.finish()


def photograph_all(keeps=False):
    """Photographs everything; with `keeps`, keeps small pictures of the chosen samples."""
    with devtools.Browser() as chromium:
        for name, sample, picture in photographs(chromium):
            pictures.save(picture, FOLDER / f"{name}.png")
            if keeps and sample in CHOSEN:
                pictures.save(pictures.small(picture).quantize(32), pictures.KEPT / f"{name}.png")


def photograph_keep():
    photograph_all(keeps=True)


def photograph_docs():
    """The pictures of the documents: the documented card, light and dark, and the gallery of the samples."""
    data = next(sample.data for sample in judging.samples() if sample.name == "msg_with_button")
    page = judging.run(["--html"], data)[0]
    with devtools.Browser() as chromium, tempfile.TemporaryDirectory() as folder:
        halves = [pictures.photograph(chromium, page, 380, scheme, scale=2) for scheme in pictures.SCHEMES]
        card = PIL.Image.new("RGB", (sum(half.width for half in halves), halves[0].height))
        for number, half in enumerate(halves):
            card.paste(half, (number * half.width, 0))
        subprocess.run(
            [judging.binary(), "gallery", "Samples", "--output", folder], cwd=judging.ROOT, capture_output=True)
        chromium.look(1280, 860)
        chromium.open(pathlib.Path(folder, "index.html").as_uri())
        chromium.evaluate(SHOWN)
        gallery = PIL.Image.open(io.BytesIO(chromium.screenshot(whole=False))).convert("RGB")
    for name, picture in {"card": card, "gallery": gallery}.items():
        pictures.save(picture.quantize(256, dither=PIL.Image.Dither.NONE), judging.ROOT / "docs" / f"{name}.png")


if __name__ == "__main__":
    main()
