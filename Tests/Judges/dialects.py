"""Readers of the dialects of Markdown, each as a function from a text to its skeleton and to what it found alive.

A skeleton is the names of the elements in their order. Alive is whatever mentions somebody, refers to something, or makes an
emoji, a formula or a timestamp. The readers are other people's, that of Telegram its own; Slack's follows the platform's
documentation, and shares nothing with the project.
"""

import json
import re

import cmarkgfm
import cmarkgfm.cmark
import comrak
import discord_markdown
import html5lib
import tdjson
import whatsapp_formatter

# MARK: GitHub

OPAQUE = {"code", "pre", "a"}
# What GitHub's filters find in the text of a page (docs.github.com, "Autolinked references and URLs", "Mentioning people
# and teams", "Using emojis", "Writing mathematical expressions").
ALIVE_ON_GITHUB = re.compile(
    r"(?<![A-Za-z0-9_`])@[A-Za-z0-9]|[A-Za-z0-9._+-]@[A-Za-z0-9]|#[0-9]|\bGH-[0-9]|:(?!\d+:)[a-z0-9_+-]+:|:(?:100|1234):",
    re.IGNORECASE)
MATH = re.compile(r"\$[^\n$]+\$|\$\$")
DRAWN = {"math", "mermaid", "geojson", "topojson", "stl"}


def _html(page, source):
    names, alive = [], []

    def text(string, opaque):
        if string and not opaque:
            alive.extend(match[0] for match in ALIVE_ON_GITHUB.finditer(string))

    def walk(element, opaque):
        if isinstance(element.tag, str):
            if element.tag != "br":
                names.append(element.tag)
            opaque = opaque or element.tag in OPAQUE
            if element.tag == "pre" and (element.get("lang") or "") in DRAWN:
                alive.append(element.get("lang"))
            if element.tag == "code" and element.get("class", "").removeprefix("language-") in DRAWN:
                alive.append(element.get("class"))
        text(element.text, opaque)
        for child in element:
            walk(child, opaque)
            text(child.tail, opaque)
        if element.tag != "br":
            names.append("/")

    walk(html5lib.parseFragment(page, namespaceHTMLElements=False), False)
    # Formulas are found before the page is made, in what is neither code nor behind a reference.
    alive += MATH.findall(re.sub(r"(`+)[^`].*?(?<!`)\1(?!`)", "", source, flags=re.DOTALL))
    return names, alive


def github_cmark(text):
    options = cmarkgfm.cmark.Options.CMARK_OPT_UNSAFE | cmarkgfm.cmark.Options.CMARK_OPT_FOOTNOTES
    return _html(cmarkgfm.github_flavored_markdown_to_html(text, options), text)


def github_comrak(text):
    extensions = comrak.ExtensionOptions()
    for name in ("autolink", "table", "strikethrough", "tasklist", "footnotes", "alerts", "math_dollars", "math_code"):
        setattr(extensions, name, True)
    return _html(comrak.render_markdown(text, extension_options=extensions), text)


# MARK: Discord


def discord(text):
    names, alive = [], []

    def walk(value):
        if isinstance(value, list):
            for item in value:
                walk(item)
        elif isinstance(value, dict):
            kind = value.get("type")
            # An emoji that stands in the text as itself is one of the sender's.
            if kind == "emoji" and value["value"].get("value") in text:
                return
            if kind in ("mention", "emoji", "timestamp", "spoiler", "command", "navigation"):
                alive.append(str(value)[:80])
            if kind not in (None, "text", "newline") and isinstance(kind, str):
                names.append(kind)
            for item in value.values():
                walk(item)

    walk(discord_markdown.parse(text))
    # The server looks for mentions by itself, whatever the client makes of backslashes and code.
    alive += re.findall(r"@everyone|@here|<@[!&]?\d+>", text)
    return names, alive


# MARK: Telegram


class TelegramError(ValueError):
    """What makes Telegram refuse a message: can't parse entities."""


def _telegram_request(kind, **fields):
    """The answer of TDLib, which Telegram's clients are made with, to a request that needs no network."""
    return json.loads(tdjson.td_execute(json.dumps({"@type": kind, **fields}).encode("utf-8")))


_telegram_request("setLogVerbosityLevel", new_verbosity_level=0)


def telegram(text):
    """MarkdownV2 as Telegram reads it, and whom the text then mentions; in code and links nobody is."""
    mode = {"@type": "textParseModeMarkdown", "version": 2}
    answer = _telegram_request("parseTextEntities", text=text, parse_mode=mode)
    if answer["@type"] == "error":
        raise TelegramError(answer["message"])
    names, opaque, alive = [], set(), []
    for entity, name, place in _telegram_entities(answer):
        names.append(name)
        if name in ("Code", "Pre", "PreCode", "TextUrl"):
            opaque.update(place)
        if name in ("MentionName", "CustomEmoji"):
            alive.append(str(entity))
    for entity, name, place in _telegram_entities(_telegram_request("getTextEntities", text=answer["text"])):
        if name == "Mention" and opaque.isdisjoint(place):
            alive.append(str(entity))
    return names, alive


def _telegram_entities(answer):
    """The entities of a text, each with its name and its places in UTF-16."""
    for entity in answer["entities"]:
        start = entity["offset"]
        yield entity, entity["type"]["@type"].removeprefix("textEntityType"), range(start, start + entity["length"])


# MARK: Slack

# docs.slack.dev, "Formatting message text". Marks are read at the edges of words, on one line.
SLACK_TOKEN = re.compile(r"```(?P<pre>.*?)```|`(?P<code>[^`\n]+)`|<(?P<token>[^<>\n]*)>", re.DOTALL)
SLACK_STYLE = re.compile(r"(?<![^\W_])(?P<mark>[*_~])(?=\S)(?P<content>[^\n]*?\S)(?P=mark)(?![^\W_])")


def slack(text):
    names, alive = [], []

    def token(match):
        if match["pre"] is not None:
            names.append("pre")
            return "\x01"
        if match["code"] is not None:
            names.append("code")
            return "\x01"
        content = match["token"]
        if content[:1] in ("!", "@", "#"):
            alive.append(content)
            return "\x01"
        address, _, label = content.partition("|")
        if not re.match(r"(?:https?://|mailto:|tel:)", address):
            alive.append(f"<{content}>")
        names.append("link")
        return f"\x02{label}\x03"

    def styles(line):
        for match in SLACK_STYLE.finditer(line):
            names.append(match["mark"])
            styles(match["content"])
            names.append("/" + match["mark"])

    rest = SLACK_TOKEN.sub(token, text)
    for line in rest.split("\n"):
        if re.match(r"(?:>|&gt;)", line):
            names.append("quote")
            line = re.sub(r"^(?:>|&gt;)\s?", "", line)
        if line.startswith("• ") or re.match(r"\s*• ", line):
            names.append("item")
        if re.search(r"[<>]|&(?!amp;|lt;|gt;)", line):
            alive.append(f"a bare sign in {line!a}")
        alive.extend(re.findall(r":(?!\d+:)[a-z0-9_+'-]+:", line))
        alive.extend(re.findall(r"(?<![\w@])@\w+", line.replace("&lt;", "<").replace("&gt;", ">")))
        styles(line)
    return names, alive


# MARK: WhatsApp

WHATSAPP_LINE = re.compile(r"(?P<item>[*-] )|(?P<number>\d{1,9}[.)](?: |$))|(?P<quote>>)")


def whatsapp(text):
    """The marks by another program; lists and quotes, which it does not know, by their lines (faq.whatsapp.com)."""
    page = whatsapp_formatter.convert_whatsapp_to_html(text.replace("&", "").replace("<", ""))
    names = [element.tag for element in html5lib.parseFragment(page, namespaceHTMLElements=False).iter()
             if isinstance(element.tag, str) and element.tag not in ("br", "DOCUMENT_FRAGMENT")]
    in_code = False
    for line in text.split("\n"):
        if line.startswith("```"):
            in_code = not in_code
        match = None if in_code else WHATSAPP_LINE.match(line)
        if match:
            names.append(match.lastgroup)
    return names, re.findall(r"(?<![\w@])@\w+", re.sub(r"```.*?```|`[^`\n]+`", "", text, flags=re.DOTALL))


READERS = {
    "github": {"cmark-gfm": github_cmark, "comrak": github_comrak},
    "discord": {"discord_markdown": discord},
    "telegram": {"TDLib": telegram},
    "slack": {"Slack's grammar": slack},
    "whatsapp": {"py-whatsapp-formatter": whatsapp},
}
