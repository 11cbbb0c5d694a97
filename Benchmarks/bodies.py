"""Writes the bodies that everybody draws: Markdown as people write it in chats, the same for the same seed.

    python bodies.py FOLDER
"""

import random
import sys
from pathlib import Path

SEED = 2026
SIZES = {"1 KB": 1_000, "100 KB": 100_000}

# The card of the README, as the Markdown that says the same.
CARD = "## Hi!\n\nThis is a simple chat bubble with a button.\n\n**Say Hello** → `SayHello`\n"

WORDS = (
    "the quick brown fox jumps over a lazy dog while many small birds sing in tall trees near quiet water and nobody "
    "hears them but two people who came early to see how the morning light falls on old stones"
).split()


def words(source, length):
    """Words of about so many characters, one in seven emphasized, code or a link."""
    text = ""
    while len(text) < length:
        word, chance = source.choice(WORDS), source.random()
        if chance < 0.05:
            word = f"**{word}**"
        elif chance < 0.09:
            word = f"*{word}*"
        elif chance < 0.12:
            word = f"`{word}`"
        elif chance < 0.14:
            word = f"[{word}](https://example.com/{word})"
        text += word + " "
    return text.strip()


def block(source, number, length):
    match number % 6:
        case 1: return "## " + " ".join(source.sample(WORDS, 4))
        case 3: return "\n".join("- " + words(source, min(50, length)) for _ in range(3))
        case 5: return "> " + words(source, min(120, length))
        case _: return words(source, min(300, length))


def body(size):
    """A body of about so many characters, filled up to them."""
    source, blocks, used = random.Random(SEED), [], 0
    while size - used > 60:
        blocks.append(block(source, len(blocks), size - used))
        used += len(blocks[-1]) + 2
    return "\n\n".join(blocks)[:size].rstrip().ljust(size, ".")


def write(folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "documented card.md").write_text(CARD, encoding="utf-8")
    for name, size in SIZES.items():
        (folder / f"{name}.md").write_text(body(size), encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1])
