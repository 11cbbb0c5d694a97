"""Judges the look of the HTML page, measured in Chromium: does the style sheet apply under the page's own policy?

The page of every sample, and of cards with everything that is wide, stands in a frame of 320 and of 800 pixels, light and dark.
Chromium's computed styles must be those of the original card (white container, radius 10, soft shadow, bold title of 18,
body of 14, blue button with radius 5), nothing may stick out sideways, nothing may violate the Content-Security-Policy, and
text must have a contrast of 4.5 to 1 with what is behind it. The hash in page.html must be that of the style sheet.

Calibrated in the same run: a page with a wrong hash must lose its looks and violate its policy, and one with a wide
element must stick out.
"""

import json
import re
import subprocess
import sys

import browser
import judging

WIDTHS = [320, 800]
SCHEMES = {"light": "1", "dark": "0"}

PAGE = """<!DOCTYPE html><meta charset=utf-8><body><script>
var pages = %s, widths = %s, said = [], left = pages.length * widths.length;
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
function measure(frame, name, width) {
  var page = frame.contentDocument, row = {name: name, width: width, looks: {}, low: []};
  var root = page.documentElement;
  row.sticksOut = root.scrollWidth > root.clientWidth ? root.scrollWidth : 0;
  [["card", ".card", ["backgroundColor", "borderTopLeftRadius", "boxShadow", "fontSize"]],
   ["title", ".card-title", ["fontSize", "fontWeight"]], ["body", ".card-body", ["fontSize"]],
   ["button", ".card-button", ["backgroundColor", "color", "borderTopLeftRadius"]]
  ].forEach(function (part) {
    var element = page.querySelector(part[1]);
    if (element) part[2].forEach(function (key) { row.looks[part[0] + " " + key] = getComputedStyle(element)[key] });
  });
  page.querySelectorAll(".card *").forEach(function (element) {
    var hasText = Array.from(element.childNodes).some(function (n) { return n.nodeType == 3 && n.data.trim() });
    if (hasText && contrast(element) < 4.5) row.low.push(element.tagName + " " + contrast(element).toFixed(2));
  });
  said.push(row);
  if (--left == 0) fetch("/said", {method: "POST", body: JSON.stringify(said)});
}
pages.forEach(function (page) { widths.forEach(function (width) {
  var frame = document.createElement("iframe");
  frame.style = "border:0;height:600px;width:" + width + "px";
  frame.onload = function () { measure(frame, page[0], width) };
  frame.srcdoc = page[1];
  document.body.append(frame);
}) });
</script>"""

LOOKS = {
    "card borderTopLeftRadius": "10px", "card fontSize": "14px", "title fontSize": "18px", "title fontWeight": "700",
    "body fontSize": "14px", "button borderTopLeftRadius": "5px",
}

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


def measured(pages, scheme):
    """The rows that the page measured, and the violations of policies that Chromium logged."""
    with browser.Page(
            PAGE % (json.dumps(pages).replace("<", "\\u003c"), WIDTHS),
            options=[f"--blink-settings=preferredColorScheme={SCHEMES[scheme]}", "--enable-logging=stderr"]) as page:
        rows = json.loads(page.said(timeout=30))
    violations = [line for line in page.log.splitlines() if "Content Security Policy" in line]
    return rows, violations


def is_blue(color):
    red, green, blue = [int(part) for part in re.findall(r"[0-9]+", color)[:3]]
    return blue > green > red and blue > 150


def look_faults(row, scheme):
    looks = row["looks"]
    faults = [f"{key} is {looks[key]}, not {value}" for key, value in LOOKS.items() if key in looks and looks[key] != value]
    background = looks.get("card backgroundColor")
    if scheme == "light" and background != "rgb(255, 255, 255)":
        faults.append(f"the card is {background}")
    if scheme == "dark" and background in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"):
        faults.append(f"the card is {background}")
    if looks.get("card boxShadow", "none") == "none":
        faults.append("the card has no shadow")
    if "button backgroundColor" in looks and not is_blue(looks["button backgroundColor"]):
        faults.append(f"the button is {looks['button backgroundColor']}")
    if row["sticksOut"]:
        faults.append(f"it is {row['sticksOut']} pixels wide")
    return [f"{row['name']} at {row['width']}: {fault}" for fault in faults + [f"low contrast {low}" for low in row["low"]]]


def main():
    checks = judging.Checks("style")
    command = [sys.executable, judging.ROOT / "Scripts/update-style-hash", "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    checks.check("the hash in page.html is the style sheet's", done.stderr.splitlines())
    if not browser.PROGRAM:
        checks.skip("the looks in a browser", browser.ABSENT)
        checks.finish()
    pages = [[s.name, judging.run(["--html", "--lenient"], s.data)[0]] for s in judging.samples()]
    pages = [page for page in pages if "<article" in page[1]]
    pages.append(["wide cards", judging.run(["--html", "--lenient"], judging.lines(WIDE))[0]])
    for scheme in SCHEMES:
        rows, violations = measured(pages, scheme)
        checks.check(
            f"{len(pages)} pages, {scheme}, at {WIDTHS} pixels",
            [fault for row in rows for fault in look_faults(row, scheme)]
            + ([] if len(rows) == len(pages) * len(WIDTHS) else [f"{len(rows)} were measured"]))
        checks.check(f"nothing violates the policy, {scheme}", violations)
    page = pages[0][1]
    rows, violations = measured([["wrong hash", re.sub("sha256-....", "sha256-AAAA", page)]], "light")
    checks.must_find("a wrong hash loses the looks", [fault for row in rows for fault in look_faults(row, "light")])
    checks.must_find("a wrong hash violates the policy", violations)
    rows, _ = measured([["wide", page.replace("</main>", "<pre>" + "w" * 900 + "</pre></main>")]], "light")
    checks.must_find("a wide element sticks out", [fault for row in rows for fault in look_faults(row, "light")])
    checks.finish()


main()
