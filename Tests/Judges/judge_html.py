"""Judges the HTML: an independent parser finds nothing that a sender could have brought in, and a browser runs nothing.

Every hostile text stands in every field of every type, and each is drawn as a fragment, without pictures and with
`--remote-images`, for a mail, and within a page of all of them. html5lib parses each and holds it to an allow-list of
elements, attributes and addresses, and to having no parse error; nh3, a sanitiser, must find nothing to take away under the
same allow-list. Chromium then opens the fragments of the cases that are meant for it, each case in a
sandboxed frame of its own, and clicks and focuses everything there: no `alert` may be called, and each link must have
an allowed protocol by Chromium's own reading.

Calibrated in the same run: html5lib must find faults in the spoiled fragments, and control frames with the raw
hostile text must call `alert` and show forbidden protocols.
"""

import html
import json

import browser
import judging
import predicates

BEGINNING = r'^<article class="card"'
MAIL_BEGINNING = r'^<table class="mail-card"'
KINDS = {"html", "url", "css", "md", "entity", "c0", "c1", "bidi", "invisible", "named", "homoglyph"}
BROWSER_KINDS = {"html", "url", "css", "md", "entity", "named"}
# The types that have a picture, which the other modes leave out.
PICTURED = {"msg_with_image", "link_preview"}
PROTOCOLS = {"http:", "https:", "mailto:", "tel:"}

SPOILED = [
    '<article class="card"><script>alert(1)</script></article>',
    '<article class="card"><p onclick="x">a</p></article>',
    '<article class="card"><a href="java\tscript:x">a</a></article>',
    '<article class="card"><a href="//evil.example">a</a></article>',
    '<article class="card"><a href="https://bank.example@evil.example/">a</a></article>',
    '<article class="card"><img src="data:image/svg+xml,x" alt=""></article>',
    '<article class="card"><p title="a"b">a</p></article>',
    '<article class="card"><p><em>a</p></article>',
    '<article class="card"><button data-action="x">a</button></article>',
    '<article class="card"><a href="https://x.example/">a</a></article>',
    '<article class="card"><p style="color:red">a</p></article>',
    '<article class="card" id="x"></article>',
    '<article class="card" id="card-00000000"><p id="card-00000000">a</p></article>',
]

# In the frame: alert tells the page, and so does every link; everything is focused and clicked, and given time to act.
PROBE = """<!DOCTYPE html><meta charset=utf-8><script>
alert = function () { parent.postMessage("alert %(name)s", "*") };
addEventListener("load", function () {
  document.querySelectorAll("a[href]").forEach(function (a) {
    if (!%(protocols)s.includes(a.protocol)) parent.postMessage("protocol " + a.protocol + " %(name)s", "*") });
  document.querySelectorAll("a,button,span,details,[tabindex],[autofocus]").forEach(function (e) {
    e.addEventListener("click", function (event) { event.preventDefault() });
    try { e.focus(); e.click(); e.dispatchEvent(new MouseEvent("mouseover")) } catch (x) {} });
  setTimeout(function () { parent.postMessage("ran %(name)s", "*") }, 250);
});
</script><body>"""

# Around the frames: eight are open at a time, and what they said is sent off when the last one ran.
PAGE = """<!DOCTYPE html><meta charset=utf-8><body><script>
var frames = %s, said = {}, next = 0, ran = 0;
function open() {
  if (next == frames.length) return;
  var frame = document.createElement("iframe");
  frame.sandbox = "allow-scripts";
  frame.srcdoc = frames[next++];
  document.body.append(frame);
}
onmessage = function (event) {
  said[event.data] = 1;
  if (!event.data.startsWith("ran ")) return;
  open();
  if (++ran == frames.length) fetch("/said", {method: "POST", body: JSON.stringify(Object.keys(said))});
};
for (var i = 0; i < 8; i++) open();
</script>"""


MODES = {
    "document": (["--html"], {"is_document": True}),
    "fragment": (["--html", "--fragment"], {}),
    "fragment with pictures": (["--html", "--fragment", "--remote-images"], {}),
    "email": (["--email"], {"is_document": True, "is_mail": True}),
}


def draw(cases, mode):
    messages = judging.lines(case.message for case in cases)
    return judging.run([*MODES[mode][0], "--lenient"], messages)[0]


def cards(output, mode, count):
    """The cards of an output, one by one; those of a mail stand in its page."""
    if mode == "email":
        output = output[output.index("<table class=\"mail-card\""):output.rindex("</main>")]
        return judging.cut(output, MAIL_BEGINNING, count)
    return judging.cut(output, BEGINNING, count)


def findings(cases, fragments, is_mail):
    """What the parser finds, card by card, and what a sanitiser with the same allow-list would take away."""
    found = [f"{case}: {fault}" for case, fragment in zip(cases, fragments) for fault in predicates.html(fragment, is_mail=is_mail)]
    text = "".join(fragments)
    left, was = predicates.cleaned(text, is_mail)
    if left != was:
        place = next(index for index, pair in enumerate(zip(left + " ", was + " ")) if pair[0] != pair[1])
        found.append(f"nh3 leaves {left[place - 60:place + 60]} of {was[place - 60:place + 60]}")
    return found


def judge_parser(checks, cases, name):
    for mode in ("fragment", "fragment with pictures", "email"):
        shown = [case for case in cases if case.type in PICTURED or mode != "fragment with pictures"]
        fragments = cards(draw(shown, mode), mode, len(shown))
        for kind in sorted({case.kind for case in shown}):
            rows = [(case, fragment) for case, fragment in zip(shown, fragments) if case.kind == kind]
            checks.check(
                f"{len(rows)} {name} of kind {kind}, {mode}", findings(*zip(*rows), is_mail=mode == "email"))


def judge_pages(checks, cases):
    for mode in ("document", "email"):
        document = draw(cases, mode)
        beginning = '\n<table class="mail-card"' if mode == "email" else '\n<article class="card"'
        checks.check(
            f"a page of {len(cases)} cards, {mode}",
            predicates.html(document, **MODES[mode][1])
            + ([] if document.count(beginning) == len(cases) else ["cards are missing"]))
    images = [case for case in cases if case.type == "msg_with_image"]
    checks.check("no picture is loaded unasked", ["<img"] * sum(draw(images, m).count("<img") for m in ("document", "email")))


def judge_samples(checks):
    for sample in judging.samples():
        for mode, (arguments, options) in MODES.items():
            output = judging.run([*arguments, "--lenient"], sample.data)[0]
            checks.check(f"sample {sample.name}, {mode}", predicates.html(output, **options) if output else [])


def in_browser(frames):
    """What frames, each a name and a body, said in Chromium."""
    probes = [
        PROBE % {"name": name, "protocols": json.dumps(sorted(PROTOCOLS))} + body for name, body in frames]
    with browser.Page(PAGE % json.dumps(probes).replace("<", "\\u003c")) as page:
        return json.loads(page.said(timeout=60))


def judge_browser(checks, cases):
    cases = [case for case in cases if case.kind in BROWSER_KINDS]
    modes = ("fragment", "fragment with pictures", "email")
    drawn = [card for mode in modes for card in cards(draw(cases, mode), mode, len(cases))]
    bodies = {}
    for case, fragment in zip(cases * len(modes), drawn):
        bodies[case.name] = bodies.get(case.name, "") + fragment
    controls = {
        f"control-{row['name']}": row["text"] if row["kind"] != "url" else
        f'<a href="{html.escape(row["text"])}">x</a>'
        for row in judging.hostile()
        if row["name"] in ("html-img-onerror", "html-svg-onload", "html-details-ontoggle", "url-js-tab", "named-script")}
    said = in_browser([*bodies.items(), *controls.items()])
    ran = {message.split()[-1] for message in said if message.startswith("ran ")}
    heard = [message for message in said if not message.startswith("ran ")]
    checks.check(
        f"Chromium opened {len(bodies)} frames with {len(drawn)} cards",
        [name for name in [*bodies, *controls] if name not in ran])
    checks.check("Chromium ran no script and found no forbidden protocol", [m for m in heard if "control-" not in m])
    for name in controls:
        checks.must_find(f"Chromium on the raw text of {name}", [m for m in heard if m.endswith(name)])


def main():
    checks = judging.Checks("html")
    for number, fragment in enumerate(SPOILED, 1):
        checks.must_find(f"spoiled fragment {number}", predicates.html(fragment))
    taken = predicates.cleaned('<p onclick="x">a</p><script>x</script>')
    checks.must_find("what nh3 takes away", ["it does"] if taken[0] != taken[1] else [])
    judge_samples(checks)
    cases = [case for case in judging.cases() if case.kind in KINDS]
    judge_parser(checks, cases, "cards")
    judge_pages(checks, cases)
    everything = [
        case for case in judging.cases_of_every_type()
        if case.kind in (BROWSER_KINDS if case.field == "all fields" else {"named"})]
    judge_parser(checks, everything, "cards of all types")
    if browser.PROGRAM:
        judge_browser(checks, cases)
    else:
        checks.skip("scripts in a browser", browser.ABSENT)
    checks.finish()


main()
