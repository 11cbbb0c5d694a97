"""Readers of the dialects of Markdown, each as a function from a text to its skeleton and to what it found alive.

A skeleton is the names of the elements in their order. Alive is whatever mentions somebody, refers to something, or makes an
emoji, a formula or a timestamp. The readers of GitHub, Discord and WhatsApp are other people's; those of Slack and Telegram
follow the platforms' documentation, and share nothing with the project.
"""

import re

import cmarkgfm
import cmarkgfm.cmark
import comrak
import discord_markdown
import html5lib
import whatsapp_formatter

# MARK: GitHub

OPAQUE = {"code", "pre", "a"}
# What GitHub's filters find in the text of a page (docs.github.com, "Autolinked references and URLs", "Mentioning people
# and teams", "Using emojis", "Writing mathematical expressions").
ALIVE_ON_GITHUB = re.compile(
    r"(?<![A-Za-z0-9_`])@[A-Za-z0-9]|[A-Za-z0-9._+-]@[A-Za-z0-9]|#[0-9]|\bGH-[0-9]|:(?!\d+:)[a-z0-9_+-]+:|:(?:100|1234):",
    re.IGNORECASE)
MATH = re.compile(r"\$[^\n$]+\$|\$`|\$\$")
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

RESERVED = set("_*[]()~`>#+-=|{}.!")


class TelegramError(ValueError):
    """What makes the Bot API refuse a message: can't parse entities."""


def telegram(text):
    """MarkdownV2 (core.telegram.org/bots/api#markdownv2-style): a stack of entities, and an error for a reserved character
    that is neither escaped nor an entity."""
    names, stack, plain, index = [], [], [], 0
    starts_line = True
    while index < len(text):
        character = text[index]
        if starts_line and character == ">":
            if plain[-2:-1] != ["\n>"]:
                names.append("quote")
            plain.append("\n>")
            plain.append("")
            index += 1
            starts_line = False
            continue
        starts_line = character == "\n"
        if character == "\\" and index + 1 < len(text) and 1 <= ord(text[index + 1]) <= 126:
            plain.append(text[index + 1])
            index += 2
        elif text.startswith("```", index):
            end = _telegram_code_end(text, index + 3, "```")
            names.append("pre")
            plain.append("\0")
            index = end + 3
        elif character == "`":
            end = _telegram_code_end(text, index + 1, "`")
            if end == index + 1:
                raise TelegramError("empty code")
            names.append("code")
            plain.append("\0")
            index = end + 1
        elif character == "]" and stack and stack[-1] == "[":
            match = re.compile(r"\]\(((?:\\.|[^)\\])*)\)").match(text, index)
            if not match:
                raise TelegramError(f"a label without an address at {index}")
            if match[1].startswith("tg://"):
                raise TelegramError("a mention")
            stack.pop()
            names.append("/link")
            index = match.end()
        elif character in "*_~[" or text.startswith("||", index):
            mark = "||" if character == "|" else "__" if text.startswith("__", index) else character
            if mark in stack:
                if stack[-1] != mark:
                    raise TelegramError(f"{mark} ends across {stack[-1]} at {index}")
                stack.pop()
                names.append("/" + mark)
            else:
                stack.append(mark)
                names.append("link" if mark == "[" else mark)
            index += len(mark)
        elif character in RESERVED:
            raise TelegramError(f"{character} is reserved, at {index}: {text[max(0, index - 20):index + 20]!r}")
        else:
            plain.append(character)
            index += 1
    if stack:
        raise TelegramError(f"{stack} not closed")
    alive = re.findall(r"(?<![\w/.@])@[A-Za-z0-9_]{1,}", "".join(plain))
    return names, alive


def _telegram_code_end(text, index, fence):
    while index < len(text):
        if text[index] == "\\":
            index += 2
        elif text.startswith(fence, index):
            return index
        else:
            index += 1
    raise TelegramError("code without an end")


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
    "telegram": {"the Bot API's grammar": telegram},
    "slack": {"Slack's grammar": slack},
    "whatsapp": {"py-whatsapp-formatter": whatsapp},
}
