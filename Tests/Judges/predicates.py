"""What must not be in an output, as functions from text to findings. None shares code or tables with the project."""

import re
from urllib.parse import urlsplit

import html5lib
import nh3

# Select Graphic Rendition (attributes, the sixteen colours, a number of 256, 24 bits), Cursor Horizontal Absolute and
# hyperlinks of visible ASCII (OSC 8): the only escapes that the renderer has.
NUMBER = r"(?:25[0-5]|2[0-4][0-9]|1?[0-9]{1,2})"
COLOR = rf"(?:[34][0-7]|9[0-7]|10[0-7]|[34]8;5;{NUMBER}|[34]8;2;{NUMBER};{NUMBER};{NUMBER})"
LOOK = rf"(?:[1-479]|{COLOR})"
LINK = re.compile(r"\x1b\]8;(?:id=card-[0-9]{1,6};([\x21-\x7e]{1,2083})|;)\x1b\\")
ESCAPE = re.compile(rf"\x1b\[(?:0|{LOOK}(?:;{LOOK}){{0,7}})m|\x1b\[[0-9]{{1,4}}G|{LINK.pattern}")
FLAG = re.compile("\U0001f3f4[\U000e0061-\U000e007a]{5}\U000e007f")


def code_point(character):
    return f"U+{ord(character):04X}"


def controls(text, escapes=False, allowed="\n"):
    """Control characters other than LF; with `escapes`, the renderer's own are taken out first."""
    rest = ESCAPE.sub("", text) if escapes else text
    return [code_point(c) for c in rest if (ord(c) < 0x20 and c not in allowed) or 0x7F <= ord(c) <= 0x9F]


def links(text):
    """What is wrong with the hyperlinks of a text: one that is open at a line's end, in another or round a frame, that is
    closed without being open, or whose address a renderer of untrusted text may not give to a terminal."""
    found = []
    for line in text.split("\n"):
        is_open = False
        position = 0
        for match in LINK.finditer(line):
            between = ESCAPE.sub("", line[position:match.start()])
            if is_open and not between.strip():
                found.append("a link has nothing to open it by")
            if is_open == bool(match[1]):
                found.append("a link is opened in a link" if match[1] else "a link is closed that was not open")
            if match[1] and (problem := address(match[1], "href")):
                found.append(problem)
            is_open, position = bool(match[1]), match.end()
        if is_open:
            found.append("a link is open at the end of a line")
        if ESCAPE.sub("", line).endswith("│") and not ESCAPE.sub("", line[position:]).endswith("│"):
            found.append("a border is part of a link")
    return found


def separators(text):
    return [code_point(c) for c in text if c in "\u2028\u2029"]


def bidi(text):
    """Embeddings and overrides, and isolates that are not closed on their line."""
    found, depth = [], 0
    for c in text:
        if 0x202A <= ord(c) <= 0x202E:
            found.append(code_point(c))
        elif 0x2066 <= ord(c) <= 0x2068:
            depth += 1
        elif ord(c) == 0x2069:
            depth -= 1
            if depth < 0:
                found.append("an isolate is closed that was not open")
                depth = 0
        elif c == "\n" and depth:
            found.append("an isolate is open at the end of a line")
            depth = 0
    return found + (["an isolate is open at the end"] if depth else [])


HIDDEN = {0x200B, 0x2060, 0xFEFF, 0x180E, 0x3164, 0x115F, 0x1160, 0xFFA0, 0x034F, 0x00AD}


def invisible(text):
    """Characters that hide in a text. Tag characters are taken from the flags of England, Scotland and Wales."""
    return [
        code_point(c)
        for c in FLAG.sub("", text)
        if ord(c) in HIDDEN
        or 0xE0000 <= ord(c) <= 0xE0FFF
        or 0xFFF9 <= ord(c) <= 0xFFFB
        or 0x1D173 <= ord(c) <= 0x1D17A
    ]


def escapes(text):
    """The escapes of a text, those that open a link without their addresses."""
    return ["a link" if match[1] else match[0] for match in ESCAPE.finditer(text)]


# What the functions above look for, to pass by quickly what has none of it.
SUSPECT = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u115f\u1160\u180e\u200b\u2028-\u202e\u2060\u2066-\u2069\u3164\ufeff\uffa0"
    "\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]")


def acting(text, escapes=False, allowed="\n"):
    """Everything in a text that could act on whoever reads it."""
    if not SUSPECT.search(text):
        return []
    return controls(text, escapes, allowed) + separators(text) + bidi(text) + invisible(text)


# MARK: HTML

ELEMENTS = set(
    "article h1 h2 h3 h4 h5 h6 p br hr ul ol li blockquote pre code em strong a img dl dt dd div bdi figure figcaption"
    " label progress meter button time".split()
)
MAIL_ELEMENTS = ELEMENTS | {"table", "tr", "th", "td"}
# html5lib puts a tbody into each table.
PAGE_ELEMENTS = {"html", "head", "body", "main", "style", "meta", "title"}
ATTRIBUTES = {
    "*": {"class", "dir", "lang", "id"},
    "article": {"aria-labelledby"},
    "a": {"href", "rel"},
    "button": {"type", "data-action", "disabled"},
    "img": {"src", "alt", "loading", "decoding", "referrerpolicy"},
    "ol": {"start"},
    "progress": {"max", "value"},
    "meter": {"max", "value"},
    "time": {"datetime"},
    "table": {"role"},
    "th": {"scope"},
    "meta": {"charset", "name", "content", "http-equiv"},
}
ID = re.compile(r"card-[0-9a-f]{8}(-[0-9]+)?")
DECLARATION = re.compile(r"[a-z-]+:[#a-zA-Z0-9 .,%/'-]+")
SCHEMES = {"href": {"http", "https", "mailto", "tel"}, "src": {"https"}}


def address(text, attribute):
    """What is wrong with an address, after cleaning it as a browser does (URL Standard, section 4.4)."""
    text = re.sub(r"[\t\n\r]", "", text).lstrip("".join(map(chr, range(0x21))))
    scheme = re.match(r"([A-Za-z][A-Za-z0-9+.-]*):", text)
    if not scheme:
        return f"{attribute} without a scheme: {text[:60]}"
    if scheme[1].lower() not in SCHEMES[attribute]:
        return f"{attribute} of the scheme {scheme[1]}"
    if scheme[1].lower() in ("http", "https"):
        try:
            authority = urlsplit(text).netloc
        except ValueError as error:
            return f"{attribute} is malformed: {error}"
        if not authority or "@" in authority or "\\" in text:
            return f"{attribute} hides its host: {text[:60]}"
    if re.search(r"[^\x21-\x7e]", text) or len(text) > 2083:
        return f"{attribute} is not plain ASCII of at most 2083 bytes: {text[:60]}"
    return None


def html(text, is_document=False, is_mail=False):
    """What html5lib finds in a fragment or document outside the allow-list, and what acts in its text; tabs are white space.

    Anything that html5lib repairs, such as a stray quote in an attribute, is a fault of the writer."""
    found = acting(text, allowed="\n\t")
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    tree = (parser.parse if is_document else parser.parseFragment)(text)
    allowed = (MAIL_ELEMENTS | {"tbody"} if is_mail else ELEMENTS) | (PAGE_ELEMENTS if is_document else set())
    ids = []
    for element in tree.iter():
        tag = element.tag
        if not isinstance(tag, str):
            found.append("a comment")
            continue
        if tag not in allowed and tag != "DOCUMENT_FRAGMENT":
            found.append(f"the element {tag}")
        if tag == "button" and element.attrib.get("type") != "button":
            found.append("a button that submits")
        if tag == "a" and element.attrib.get("rel") != "noopener noreferrer nofollow ugc":
            found.append("a link with privileges")
        for name, value in element.attrib.items():
            found += attribute(tag, name, value, is_mail)
        ids += [element.attrib["id"]] if "id" in element.attrib else []
    found += [f"the id {name} twice" for name in set(ids) if ids.count(name) > 1] if len(set(ids)) < len(ids) else []
    return found + [f"parse error {code}" for _, code, _ in parser.errors]


def attribute(tag, name, value, is_mail):
    """What is wrong with an attribute."""
    if name == "style" and is_mail:
        bad = [part for part in value.split(";") if not DECLARATION.fullmatch(part)]
        return [f"the style {part[:60]}" for part in bad]
    if name not in ATTRIBUTES["*"] and name not in ATTRIBUTES.get(tag, ()):
        return [f"the attribute {name} of {tag}"]
    if name in ("id", "aria-labelledby") and not ID.fullmatch(value):
        return [f"the {name} {value[:60]}"]
    problem = address(value, name) if name in SCHEMES else None
    return [problem] if problem else []


def cleaned(text, is_mail=False):
    """The fragment as nh3, a sanitiser in Rust, leaves it under the same allow-list, and as it was; both parsed and written."""
    attributes = {tag: set(names) for tag, names in ATTRIBUTES.items() if tag not in PAGE_ELEMENTS}
    if is_mail:
        attributes["*"] = attributes["*"] | {"style"}
    left = nh3.clean(
        text, tags=MAIL_ELEMENTS | {"tbody"} if is_mail else ELEMENTS, attributes=attributes,
        url_schemes=SCHEMES["href"], link_rel=None, strip_comments=True)
    return written(left), written(text)


def written(text):
    """A fragment, parsed and written the one way."""
    tree = html5lib.parseFragment(text, namespaceHTMLElements=False)
    return html5lib.serialize(tree, alphabetical_attributes=True, quote_attr_values="always", omit_optional_tags=False)
