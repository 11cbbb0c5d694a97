"""The 652 examples of CommonMark as bodies of cards, and the text in them by another parser."""

import json

import judging
from markdown_it import MarkdownIt

PARSER = MarkdownIt("commonmark")
# By itself it makes no links of some addresses; what is no link to us has its text shown all the same.
PARSER.validateLink = lambda _: True


def examples():
    """The examples, from the corpora beside the repository; none where these are absent."""
    for path in (judging.ROOT.parent / "shared", judging.ROOT.parent.parent / "shared"):
        file = path / "corpora/commonmark/spec-0.30.json"
        if file.exists():
            return [(f"example {row['example']}", row["markdown"]) for row in json.loads(file.read_text("utf-8"))]
    return []


def runs(markdown):
    """The runs of text in a document, in their order: text, code, the words of pictures, and HTML, which is text here."""
    found = []
    for token in PARSER.parse(markdown):
        if token.type in ("fence", "code_block", "html_block"):
            found += token.content.split("\n")
        for child in token.children or []:
            found += words(child)
    return [run for run in found if run.strip()]


def words(token):
    if token.type == "image":
        return [run for child in token.children or [] for run in words(child)]
    return [token.content] if token.type in ("text", "code_inline", "html_inline") else []
