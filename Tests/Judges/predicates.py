"""What must not be in an output, as functions from text to findings. None shares code or tables with the project."""

import re
from urllib.parse import urlsplit

import html5lib

# Select Graphic Rendition and Cursor Horizontal Absolute: the only escapes that the renderer has.
ESCAPE = re.compile(r"\x1b\[(?:[0-9]{1,2}(?:;[0-9]{1,2}){0,7})?m|\x1b\[[0-9]{1,4}G")
FLAG = re.compile("\U0001f3f4[\U000e0061-\U000e007a]{5}\U000e007f")


def code_point(character):
    return f"U+{ord(character):04X}"


def controls(text, escapes=False, allowed="\n"):
    """Control characters other than LF; with `escapes`, the renderer's own are taken out first."""
    rest = ESCAPE.sub("", text) if escapes else text
    return [code_point(c) for c in rest if (ord(c) < 0x20 and c not in allowed) or 0x7F <= ord(c) <= 0x9F]


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
    "html head body main article h2 h3 h4 h5 h6 p br hr ul ol li blockquote pre code em strong a img dl dt dd"
    " span div bdi figure figcaption label progress meter style title meta".split()
)
ATTRIBUTES = {
    "*": {"class", "dir", "lang", "title"},
    "a": {"href", "rel"},
    "img": {"src", "alt", "loading", "referrerpolicy"},
    "ol": {"start"},
    "progress": {"max", "value"},
    "meter": {"max", "value"},
    "meta": {"charset", "name", "content", "http-equiv"},
}
SCHEMES = {"href": {"http", "https", "mailto", "tel"}, "src": {"http", "https"}}


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


def html(text, is_document=False):
    """What html5lib finds in a fragment or document outside the allow-list, and what acts in its text; tabs are white space."""
    parse = html5lib.parse if is_document else html5lib.parseFragment
    found = acting(text, allowed="\n\t")
    for element in parse(text, namespaceHTMLElements=False).iter():
        tag = element.tag
        if not isinstance(tag, str):
            found.append("a comment")
            continue
        if tag not in ELEMENTS and tag != "DOCUMENT_FRAGMENT":
            found.append(f"the element {tag}")
        if not is_document and tag in ("style", "meta", "title", "html", "head", "body"):
            found.append(f"the element {tag} in a fragment")
        for name, value in element.attrib.items():
            if name not in ATTRIBUTES["*"] and name not in ATTRIBUTES.get(tag, ()):
                found.append(f"the attribute {name} of {tag}")
            if name in SCHEMES:
                problem = address(value, name)
                if problem:
                    found.append(problem)
    # Anything that html5lib repairs, such as a stray quote in an attribute, is a fault of the writer.
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    (parser.parse if is_document else parser.parseFragment)(text)
    return found + [f"parse error {code}" for _, code, _ in parser.errors]
