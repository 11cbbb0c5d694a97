"""Judges the Markdown: other parsers read it back to the structure that the card has, whatever a sender wrote.

Every hostile text stands in every field of every type. For a plain-text field (titles, labels, verbs, keys and values) the
skeleton of the output, the names of its elements in order, must be that of the same card with `x` in the field. An
address makes a link, nothing, or, where it is none, a verb: one of those skeletons. For bodies, which are Markdown, there
must be no raw HTML. In all of them, no address outside the policy may stand in a link or picture, and cards must not
run into their neighbours. Read by markdown-it-py, with tables and strikethrough besides CommonMark, and by cmark.

Calibrated in the same run: both parsers must see a difference in outputs whose escapes have been taken out.
"""

import re
import shutil
import subprocess
import xml.etree.ElementTree

import judging
import markdown_it
import predicates

# A card between two others, by which the output is cut into cards.
FENCE = "fence between cards"
ADDRESSES = ("url", "image_url", "button_action")
MARKDOWN_IT = markdown_it.MarkdownIt("commonmark").enable(["table", "strikethrough"])
# By itself it refuses some addresses, and shows the text of the link; here all must be seen.
MARKDOWN_IT.validateLink = lambda _: True


def markdown_it_skeleton(text):
    """The element names, opened and closed; raw HTML; and addresses."""
    names, raw, addresses = [], [], []

    def walk(tokens):
        for token in tokens:
            if token.type == "inline":
                walk(token.children)
                continue
            if token.type in ("html_block", "html_inline"):
                raw.append(token.content)
            addresses.extend(token.attrs[key] for key in ("href", "src") if key in token.attrs)
            if token.type not in ("text", "text_special", "softbreak", "hardbreak"):
                names.append(token.type)

    walk(MARKDOWN_IT.parse(text))
    return names, raw, addresses


NAMESPACE = "{http://commonmark.org/xml/1.0}"


def cmark_skeleton(text):
    done = subprocess.run(["cmark", "--to", "xml"], input=text.encode("utf-8"), capture_output=True, check=True)
    names, raw, addresses = [], [], []

    def walk(element):
        name = element.tag.removeprefix(NAMESPACE)
        if name.startswith("html_"):
            raw.append(element.text or "")
        if "destination" in element.attrib:
            addresses.append(element.attrib["destination"])
        if name not in ("text", "softbreak", "linebreak"):
            names.append(name)
        for child in element:
            walk(child)
        if len(element):
            names.append(f"/{name}")

    walk(xml.etree.ElementTree.fromstring(done.stdout))
    return names, raw, addresses


def skeletons():
    found = {"markdown-it": markdown_it_skeleton}
    if shutil.which("cmark"):
        found["cmark"] = cmark_skeleton
    return found


def draw(messages):
    """The Markdown of each message, cut out from between fences, which must all be read as headings of their own."""
    fence = judging.card("msg_with_button", title=FENCE, body="", button_text="f", button_action="f")
    fenced = [fence] + [card for message in messages for card in (message, fence)]
    output = judging.run(["--markdown", "--lenient"], judging.lines(fenced))[0]
    parts = re.split(rf"(?:^|\n___\n\n)## {FENCE}\n\n\*\*f\*\*\n(?:\n___\n\n|\Z)", output)
    if parts[0] != "" or parts[-1] != "" or len(parts) != len(messages) + 2:
        raise RuntimeError(f"{len(parts) - 2} cards came out where {len(messages)} went in")
    return output, parts[1:-1]


def address_faults(addresses):
    """Addresses outside the policy, which is the same for links and pictures."""
    return [problem for address in addresses if (problem := predicates.address(address, "href"))]


def models(case):
    """Harmless cards, one of whose skeletons that of the case must be."""
    if case.field in ADDRESSES:
        # A verb that shows nothing, or is the label itself, is left out.
        values = ["v", "https://x.example/", "javascript:x", ""]
    else:
        values = ["x"]
    if case.type == "unregistered" and case.field == "x":
        return [judging.card("unregistered")]
    return [case.message | {case.field: judging.filled(case.type, case.field, value)} for value in values]


def plain_faults(cases, skeleton):
    """What differs from a harmless card in plain-text fields."""
    known = {}

    def model_skeletons(case):
        key = (case.type, case.field)
        if key not in known:
            messages = models(case)
            known[key] = [skeleton(text)[0] for text in draw(messages)[1]]
        return known[key]

    found = []
    for case, text in zip(cases, draw([case.message for case in cases])[1]):
        names, raw, addresses = skeleton(text)
        if names not in model_skeletons(case):
            found.append(f"{case}: {' '.join(names)} in {text}")
        found += [f"{case}: {fault}" for fault in [*raw, *address_faults(addresses)]]
    return found


def body_faults(cases, skeleton):
    found = []
    for case, text in zip(cases, draw([case.message for case in cases])[1]):
        _, raw, addresses = skeleton(text)
        found += [f"{case}: raw HTML {html}" for html in raw]
        found += [f"{case}: {fault}" for fault in address_faults(addresses)]
    return found


def fence_faults(cases, skeleton):
    """Cards that run into their neighbours: headings of fences that are none any more."""
    output, _ = draw([case.message for case in cases])
    lines = output.split("\n")
    headings = 0
    for token in MARKDOWN_IT.parse(output):
        if token.type == "heading_open" and token.level == 0 and lines[token.map[0]] == f"## {FENCE}":
            headings += 1
    return [] if headings == len(cases) + 1 else [f"{headings} headings of {len(cases) + 1}"]


def calibrate(checks, name, skeleton):
    plain = skeleton("## x\n\nx\n")[0]
    for text in ("## a `b`\n\nx\n", "## *a*\n\nx\n", "## [a](https://x.example/)\n\nx\n", "## x\n\n- x\n", "## x\n\n# x\n"):
        checks.must_find(f"{name} on {text!a}", [] if skeleton(text)[0] == plain else ["differs"])
    checks.must_find(f"{name} on raw HTML", skeleton("a <b>c</b>\n")[1])
    checks.must_find(f"{name} on javascript:", address_faults(skeleton("[a](javascript:x)\n")[2]))
    text = draw([judging.card("msg_with_button", title="*a* `b` [c](https://x.example/)")])[1][0]
    unescaped = re.sub(r"\\([^\n])", r"\1", text)
    checks.must_find(
        f"{name} on our output without its escapes",
        [] if skeleton(unescaped)[0] == skeleton(text)[0] else ["differs"])


def main():
    checks = judging.Checks("markdown")
    cases = judging.cases()
    bodies = [case for case in cases if case.field in ("body", "type")]
    # An empty title, label or verb is left out, which is another structure.
    plain = [case for case in cases if case.field not in ("body", "type") and case.text]
    for name, skeleton in skeletons().items():
        calibrate(checks, name, skeleton)
        for sample in judging.samples():
            _, raw, addresses = skeleton(judging.run(["--markdown", "--lenient"], sample.data)[0])
            checks.check(f"sample {sample.name}, by {name}", [*raw, *address_faults(addresses)])
        for field in sorted({case.field for case in plain}):
            rows = [case for case in plain if case.field == field]
            checks.check(f"{len(rows)} texts in {field}, by {name}", plain_faults(rows, skeleton))
        checks.check(f"{len(bodies)} bodies and unknown types, by {name}", body_faults(bodies, skeleton))
    checks.check(f"{len(cases)} cards do not run into each other", fence_faults(cases, markdown_it_skeleton))
    if "cmark" not in skeletons():
        checks.skip("the readings of cmark", "cmark is not here (Debian: apt-get install cmark)")
    checks.finish()


main()
