"""Judges the dialects of Markdown: GitHub, Discord, Telegram, Slack and WhatsApp, each by a reader of it.

Every hostile text stands in every field of every type. For a plain-text field the skeleton must be that of the same card with
`x` in the field, and whatever the field is, nobody may be mentioned and nothing be alive that only a platform makes so.

Calibrated in the same run: each reader must see the markup, and what is alive, in texts that have them.
"""

import json
import re

import dialects
import judging

ADDRESSES = ("url", "image_url", "button_action")
# A label that names an address is shown beside the one that it stands for, and one that is it stands for itself.
LABELS = ("link_text", "alt_text", "title")


# What the platforms make something of, besides the hostile texts of all outputs.
TEXTS = [
    "@everyone", "@here now", "a@everyone", "<@123>", "<@!123>", "<@&123>", "<#123>", "<!channel>", "<!here|x>", "<@U0123>",
    "&lt;!channel&gt;", "<https://evil.example|a>", "@octocat", "(@octocat)", "*@octocat*", "octo/repo#1", "#1", "GH-1",
    "a@b.example", "www.evil.example", "https://evil.example/@everyone", "https://evil.example/_a_", "xmpp:a@b.example",
    ":smile:", "12:30:45", ":+1:", ":100:", "$x$ and $y$", "$`x`$", "$$x$$", "*a* _b_ ~c~ ||d|| `e`", "**a** __b__ ~~c~~",
    "*a", "a*", "_a", "`a", "``a", "```a", "```", "> x", ">>> x", "&gt; x", "- x", "* x", "+ x", "1. x", "1) x", "-# x", "# x",
    "#x", "[a](https://evil.example)", "[a](<https://evil.example>)", "![a](https://evil.example)", "[^1]", "[^1]: x", "[ ] x",
    "[x] x", "[!NOTE]", "a | b", "--- | ---", "<t:1618953630:R>", "</x:1>", "<id:home>", "<a:x:1>", "<:x:1>", "tg://user?id=1",
    "[x](tg://user?id=1)", "\\", "a\\", "\\*a\\*", "\\@everyone", "\\<@123>", "*a* and *b*", "a*b*c", "a_b_c", "_a_b_", "한*국*어",
    "한_국_어", "|| a", "a ||", "|", "!", "a!", "](https://x)", "]", "[", ")", "(", "~", "~~", "=", "{a}", ".", "...", "a.b",
    "¯\\_(ツ)_/¯", "2 * 3 * 4", "_ a _", "` a `", "*\u00a0a*", "\u3000*a*", "“*a*”", "a*~b*", "~~~ a ~~~", "*~ a*", "/start", "#hashtag", "$CASH",
]
judging.NAMED += [{"name": f"dialect {number}", "kind": "dialect", "text": text} for number, text in enumerate(TEXTS)]


def draw(messages, dialect):
    """The text of each message, which is a line of a stream."""
    output = judging.run(["render", "--jsonl", "--lenient", f"--markdown={dialect}"], judging.lines(messages))[0]
    texts = [json.loads(line)["rendering"] or "" for line in output.splitlines()]
    if len(texts) != len(messages):
        raise RuntimeError(f"{len(texts)} cards came out where {len(messages)} went in")
    return texts


def models(case):
    """Harmless cards, one of whose skeletons that of the case must be."""
    # Some values keep their lines.
    lines = "\n".join("x" for line in re.split("\r\n|\r|\n", case.text) if line.strip())
    values = ["x", lines, "https://y.example/", "https://x.example/"]
    if case.field in ADDRESSES:
        values = ["v", "https://x.example/", "mailto:a@b.example", "javascript:x", ""]
    if case.type == "unregistered" and case.field == "x":
        return [judging.card("unregistered")]
    return [case.message | {case.field: judging.filled(case.type, case.field, value)} for value in values]


def read(text, reader):
    try:
        return reader(text)
    except dialects.TelegramError as error:
        return ["refused"], [str(error)]


def faults(cases, dialect, reader, known):
    plain = [case for case in cases if case.field not in ("body", "type") and case.text]
    found = []
    for case, text in zip(cases, draw([case.message for case in cases], dialect)):
        names, alive = read(text, reader)
        found += [f"{case}: {thing} is alive in {text}" for thing in alive]
        if case not in plain:
            continue
        key = (dialect, case.type, case.field, reader, len(re.split("\r\n|\r|\n", case.text)))
        if key not in known:
            known[key] = [read(model, reader)[0] for model in draw(models(case), dialect)]
        if names not in known[key]:
            found.append(f"{case}: {' '.join(names)} in {text}, {known[key][0]} in {case.text!a}")
    return found


def calibrate(checks, dialect, name, reader):
    for text in {
        "github": ["a @octocat b", "#1", "www.example.com", "a ~b~ c", "a | b\n--- | ---\n", ":smile:", "$x$ and $y$",
                   "a[^1]\n\n[^1]: b\n", "me@example.com", "```mermaid\ngraph\n```", "- [ ] x"],
        "discord": ["<@123>", "@everyone", "||x||", "[a](https://x.example)", "-# x", "<t:1618953630>", ":smile:", "**x**"],
        "telegram": ["a.b", "*x*", "_x", "@durov", "[x](tg://user?id=1)", "||x||", ">x"],
        "slack": ["<!channel>", "<@U1>", "*x*", "_x_", "<https://x.example|y>", "&gt; x", ":smile:", "a & b", "@here"],
        "whatsapp": ["*x*", "_x_", "~x~", "`x`", "- x", "> x", "1. x", "```x```"],
    }[dialect]:
        names, alive = read(text, reader)
        plain = read("x", reader)[0]
        checks.must_find(f"{dialect} by {name} on {text!a}", alive if alive or names == plain else names)


def main():
    checks = judging.Checks("dialects")
    cases = judging.cases()
    for dialect, readers in dialects.READERS.items():
        for name, reader in readers.items():
            calibrate(checks, dialect, name, reader)
            known = {}
            for field in sorted({case.field for case in cases}):
                rows = [case for case in cases if case.field == field]
                checks.check(f"{len(rows)} texts in {field}, for {dialect} by {name}", faults(rows, dialect, reader, known))
            for sample in judging.samples():
                text = judging.run([f"--markdown={dialect}", "--lenient"], sample.data)[0]
                checks.check(f"sample {sample.name}, for {dialect} by {name}", read(text, reader)[1])
    checks.finish()


main()
