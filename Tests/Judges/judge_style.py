"""Judges the look of the HTML, measured in Chromium: does the style sheet apply under the page's own policy?

The page of every sample, as a document, as fragments in a plain page and as a mail, and pages of cards with everything that is
wide, are opened 320 and 800 pixels wide, light and dark. Nothing may stick out sideways, nothing may violate the
Content-Security-Policy, and text must have a contrast of 4.5 to 1 with what is behind it. Chromium's computed styles must
be those of the original card: a white container at least 250 wide, with padding 16, radius 10 and a shadow of 0 2 4 at
20 %, a bold title of 18, 8 to the body of 14, 16 to a blue button of 100 by 40 with radius 5; and it must grow with its text.

Without colours of its own (forced colours) a card must have a border, and on paper no shadow. The script of `cardrender js`
must tell the page of a press under a policy that allows that script alone.

Calibrated in the same run: a page with a wrong digest must lose its looks and violate its policy, and one with a wide
element must stick out.
"""

import hashlib
import base64
import json
import re

import browser
import devtools
import judging

WIDTHS = [320, 800]
SCHEMES = ["light", "dark"]
MODES = {"document": ["--html"], "fragment": ["--html", "--fragment"], "email": ["--email"]}

MEASURE = """(function () {
  function brightness(color) {
    var parts = color.match(/[0-9.]+/g).slice(0, 3).map(function (part) {
      part /= 255; return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4) });
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  }
  function behind(element) {
    for (; element; element = element.parentElement) {
      var color = getComputedStyle(element).backgroundColor;
      if (color != "rgba(0, 0, 0, 0)") return color;
    }
    return "rgb(255, 255, 255)";
  }
  function contrast(element) {
    var a = brightness(getComputedStyle(element).color), b = brightness(behind(element));
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }
  var root = document.documentElement, row = {looks: {}, low: [], boxes: {}};
  row.sticksOut = root.scrollWidth > root.clientWidth ? root.scrollWidth : 0;
  [["card", ".card", ["backgroundColor", "borderTopLeftRadius", "boxShadow", "fontSize", "paddingTop", "paddingLeft",
      "paddingRight", "paddingBottom", "borderTopWidth"]],
   ["title", ".card-title", ["fontSize", "fontWeight"]], ["body", ".card-body", ["fontSize"]],
   ["button", ".card-button:not([disabled])", ["backgroundColor", "color", "borderTopLeftRadius", "fontSize"]]
  ].forEach(function (part) {
    var element = document.querySelector(part[1]);
    if (!element) return;
    part[2].forEach(function (key) { row.looks[part[0] + " " + key] = getComputedStyle(element)[key] });
    var box = element.getBoundingClientRect();
    row.boxes[part[0]] = [box.left, box.top, box.right, box.bottom];
  });
  document.querySelectorAll("main *").forEach(function (element) {
    var hasText = Array.from(element.childNodes).some(function (n) { return n.nodeType == 3 && n.data.trim() });
    if (hasText && contrast(element) < 4.5) row.low.push(element.tagName + " " + contrast(element).toFixed(2));
  });
  return row;
})()"""

# Of the original: the container, the title, the body and the button.
LOOKS = {
    "card borderTopLeftRadius": "10px", "card fontSize": "14px", "card paddingTop": "16px", "card paddingLeft": "16px",
    "card paddingRight": "16px", "card paddingBottom": "16px", "title fontSize": "18px", "title fontWeight": "700",
    "body fontSize": "14px", "button borderTopLeftRadius": "5px", "button fontSize": "14px",
}
SHADOW = "rgba(0, 0, 0, 0.2) 0px 2px 4px 0px"

WIDE = [
    {"type": "msg_with_button", "title": "x" * 200, "button_text": "y" * 150, "button_action": "z" * 150, "body":
     "# " + "h" * 100 + "\n\n" + "w" * 150 + "\n\n```\n" + "c" * 150 + "\n```\n\n- `" + "s" * 100 + "`\n\n> > > > > q"},
    {"type": "msg_with_image", "title": "a", "body": "b", "image_url": "https://x.example/" + "p" * 300, "alt_text": "t" * 200},
    {"type": "msg_with_link", "title": "日本語" * 40, "body": "مرحبا " * 40, "url": "https://x.example/", "link_text": "한글" * 60},
    {"type": "poll", "question": "q" * 100, "options": json.dumps(
        [{"id": "i" * 100, "text": "t" * 100, "votes": 10 ** 18}, {"id": "j", "text": "한글" * 60, "votes": 0}])},
    {"type": "facts", "facts": json.dumps([{"label": "l" * 100, "value": "v" * 100}]), "total": json.dumps(
        {"label": "l" * 100, "value": "v" * 100})},
    {"type": "progress", "title": "p" * 100, "value": "0.3", "max": "9" * 15},
    {"type": "unregistered", "k" * 100: "v" * 300, "q": "\n".join("abc" * 20 for _ in range(3))},
]


def plain_page(fragments, script=""):
    """A page of a host with cards in it, as little as it can have."""
    css = judging.run(["css"], b"")[0]
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Messages</title><style>' + css
        + f"</style></head><body><main><h1>Messages</h1>\n{fragments}</main>{script}</body></html>")


def pages(data):
    """The three pages of an input, by their modes; none where nothing is drawn."""
    drawn = {mode: judging.run([*arguments, "--lenient"], data)[0] for mode, arguments in MODES.items()}
    if not drawn["fragment"]:
        return {}
    return drawn | {"fragment": plain_page(drawn["fragment"])}


def measured(chromium, html, width=800, scheme="light"):
    """What the page measures, and what Chromium has to say about it."""
    chromium.look(width, 600, scheme)
    chromium.load(html)
    return chromium.evaluate(MEASURE), chromium.complaints()


def is_blue(color):
    red, green, blue = [int(part) for part in re.findall(r"[0-9]+", color)[:3]]
    return blue > green > red and blue > 150


def look_faults(row, scheme):
    """What does not look like the original; a mail has other classes, and is held to what follows the looks."""
    looks = row["looks"]
    faults = [f"{key} is {looks[key]}, not {value}" for key, value in LOOKS.items() if key in looks and looks[key] != value]
    if "card backgroundColor" in looks:
        background, shadow = looks["card backgroundColor"], looks["card boxShadow"]
        if (background == "rgb(255, 255, 255)") != (scheme == "light") or background == "rgba(0, 0, 0, 0)":
            faults.append(f"the card is {background}")
        if shadow == "none" or (scheme == "light" and shadow != SHADOW):
            faults.append(f"the shadow is {shadow}")
        if "button backgroundColor" in looks and not is_blue(looks["button backgroundColor"]):
            faults.append(f"the button is {looks['button backgroundColor']}")
        left, _, right, _ = row["boxes"]["card"]
        if right - left < 250:
            faults.append(f"the card is {right - left} wide")
    if row["sticksOut"]:
        faults.append(f"it is {row['sticksOut']} pixels wide")
    return faults + [f"low contrast {low}" for low in row["low"]]


def box_faults(row):
    """What stands elsewhere than in the original, for a card with a title, a line of body and a button."""
    card, title, body, button = (row["boxes"][name] for name in ("card", "title", "body", "button"))
    wanted = {
        "from the card's top to the title": (title[1] - card[1], 16), "from the title to the body": (body[1] - title[3], 8),
        "from the card's side to the title": (title[0] - card[0], 16), "from the body to the button": (button[1] - body[3], 16),
        "from the button to the card's bottom": (card[3] - button[3], 16), "the button's width": (button[2] - button[0], 100),
        "the button's height": (button[3] - button[1], 40),
        "the button's middle": ((button[0] + button[2]) / 2, (card[0] + card[2]) / 2),
    }
    return [f"{name} is {is_}, not {ought}" for name, (is_, ought) in wanted.items() if abs(is_ - ought) > 0.6]


def judge_original(checks, chromium):
    sample = next(sample for sample in judging.samples() if sample.name == "msg_with_button")
    for mode in ("document", "fragment"):
        row, _ = measured(chromium, pages(sample.data)[mode], 320)
        checks.check(f"the documented card as {mode} stands as the original", look_faults(row, "light") + box_faults(row))
    message = json.loads(sample.data)
    long = message | {"title": "title " * 20, "body": "body " * 60, "button_text": "Say Hello " * 12}
    grown, _ = measured(chromium, pages(judging.lines([long]))["document"], 320)
    small, large = ({name: b[3] - b[1] for name, b in r["boxes"].items()} for r in (row, grown))
    checks.check(
        "the card grows with its text",
        [f"{name} is {large[name]} high, as with a short text" for name in small if large[name] <= small[name]]
        + ([] if grown["boxes"]["button"][3] <= grown["boxes"]["card"][3] - 15.4 else ["the button leaves the card"]))


def judge_pages(checks, chromium):
    everything = {sample.name: pages(sample.data) for sample in judging.samples()} | {"wide cards": pages(judging.lines(WIDE))}
    for mode in MODES:
        shown = {name: drawn[mode] for name, drawn in everything.items() if drawn}
        for scheme in SCHEMES:
            faults = []
            for name, html in shown.items():
                for width in WIDTHS:
                    row, complaints = measured(chromium, html, width, scheme)
                    faults += [f"{name} at {width}: {fault}" for fault in look_faults(row, scheme) + complaints]
            checks.check(f"{len(shown)} pages as {mode}, {scheme}, at {WIDTHS} pixels", faults)


def judge_readers(checks, chromium, page):
    """What some readers' systems ask for."""
    chromium.look(forced_colors=True)
    chromium.load(page)
    looks = chromium.evaluate(MEASURE)["looks"]
    checks.check("with forced colors the card has a border", [] if looks["card borderTopWidth"] == "1px" else [looks])
    chromium.look(scheme="dark", media="print")
    looks = chromium.evaluate(MEASURE)["looks"]
    on_paper = looks["card boxShadow"] == "none" and looks["card backgroundColor"] == "rgb(255, 255, 255)"
    checks.check("on paper the card is white, and has no shadow", [] if on_paper else [looks])
    chromium.look(forced_colors=True)
    poll = next(sample for sample in judging.samples() if sample.name == "poll")
    for mode, bar in (("document", ".card-meter progress, .card-meter meter"), ("email", ".mail-track")):
        chromium.load(pages(poll.data)[mode])
        width = chromium.evaluate(f"getComputedStyle(document.querySelector('{bar}')).borderTopWidth")
        checks.check(f"with forced colors a bar has a border, as {mode}", [] if width == "1px" else [width])


def judge_script(checks, chromium):
    """A host page hears a press under a policy that allows nothing but the script."""
    script = judging.run(["js"], b"")[0] + "heard = []; addEventListener('cardaction', (event) => heard.push(event.detail));"
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    message = {"type": "msg_with_button", "title": "T", "body": "B", "button_text": "<b>Say</b>", "button_action": "a\"b"}
    fragment = judging.run(["--html", "--fragment"], judging.lines([message]))[0]
    policy = f"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-{digest}'\">"
    page = plain_page(fragment, f"<script>{script}</script>").replace("<title>", policy + "<title>")
    chromium.load(re.sub("<style>.*</style>", "", page, flags=re.DOTALL))
    chromium.evaluate("document.querySelector('.card-title').click(); document.querySelector('.card-button').click()")
    heard = chromium.evaluate("heard")
    checks.check(
        "the script tells the page of a press",
        ([] if heard == [{"action": 'a"b', "label": "<b>Say</b>"}] else [heard]) + chromium.complaints())


def calibrate(checks, chromium, page):
    row, complaints = measured(chromium, re.sub("sha256-....", "sha256-AAAA", page))
    checks.must_find("a wrong digest loses the looks", look_faults(row, "light"))
    checks.must_find("a wrong digest violates the policy", complaints)
    row, _ = measured(chromium, page.replace("</main>", "<pre>" + "w" * 900 + "</pre></main>"))
    checks.must_find("a wide element sticks out", look_faults(row, "light"))
    row, _ = measured(chromium, page.replace("padding: 8px 16px;", "padding: 12px 16px;").replace("'sha256-", "'unsafe-inline' 'sha-"))
    checks.must_find("a taller button", box_faults(row))


def main():
    checks = judging.Checks("style")
    if not browser.PROGRAM:
        checks.skip("the looks in a browser", browser.ABSENT)
        checks.finish()
    sample = next(sample for sample in judging.samples() if sample.name == "msg_with_button")
    page = pages(sample.data)["document"]
    with devtools.Browser() as chromium:
        judge_original(checks, chromium)
        judge_pages(checks, chromium)
        judge_readers(checks, chromium, page)
        judge_script(checks, chromium)
        calibrate(checks, chromium, page)
    checks.finish()


if __name__ == "__main__":
    main()
