"""Photographs of pages, and how far two of them are apart."""

import io
import pathlib

import PIL.Image
import PIL.ImageChops
import PIL.ImageStat

HERE = pathlib.Path(__file__).resolve().parent

# Small pictures of what matters, to see what has changed; the rest is for eyes.
KEPT = HERE / "pictures"
KEPT_WIDTH = 160

WIDTHS = [320, 800]
SCHEMES = ["light", "dark"]

# Different machines smooth letters differently; a card that looks otherwise is further off.
TOLERANCE = 4.0
HEIGHT_TOLERANCE = 0.02


def photograph(chromium, html, width, scheme, scale=1):
    """A page as it stands in a window of that width, as high as it needs to be."""
    chromium.look(width, 300, scheme)
    chromium.load(html)
    height = chromium.evaluate("Math.ceil(document.documentElement.getBoundingClientRect().height)")
    chromium.look(width, max(height, 50), scheme, scale=scale)
    return PIL.Image.open(io.BytesIO(chromium.screenshot(whole=False))).convert("RGB")


def small(picture):
    """The picture at the size and in the colours that are kept."""
    height = max(1, round(picture.height * KEPT_WIDTH / picture.width))
    return picture.resize((KEPT_WIDTH, height), PIL.Image.Resampling.BOX).quantize(32).convert("RGB")


def distance(one, other):
    """The mean difference of two small pictures in 255ths; infinite where one is much higher."""
    if abs(one.height - other.height) > max(1, HEIGHT_TOLERANCE * one.height):
        return float("inf")
    # As far as both go: a pixel of height more is no other look.
    size = (one.width, min(one.height, other.height))
    difference = PIL.ImageChops.difference(one.crop((0, 0, *size)), other.crop((0, 0, *size)))
    return sum(PIL.ImageStat.Stat(difference).mean) / 3


def save(picture, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, optimize=True)
