"""Judges what `convert` writes for the four chat systems, by programs that share no code with it.

Every sample, and every hostile text in every field of every type and in every place of a message, is written for each
system. Python's json, told to refuse keys that stand twice and numbers that are none, reads the JSON lines; expat, and
xmllint where it is installed, the stanzas. Out of each output the card is taken as the system's clients would find it, and
must have the same pairs in the same order. What a system's own limits refuse must not be there, and everything else must.
In a stanza the ranges that stand for something else (XEP-0428) must leave what the sender wrote.

Calibrated in the same run: each predicate must find what was spoiled on purpose.
"""

import json
import re
import shutil
import subprocess
import xml.parsers.expat
import xml.etree.ElementTree

import judging
import predicates

SYSTEMS = ["talkplus", "chatkit", "rtm", "xmpp"]
MEDIA_TYPE = "application/vnd.cardrender.metadata+json"
CHATKIT_LIMIT = 5 * 1024
PAIRS, KEY, VALUE, TEXT, USER_ID, USER_NAME = 5, 128, 1024, 8192, 68, 128
CLIENT = "{jabber:client}"
FALLBACK = "{urn:xmpp:fallback:0}"
JSON = "{urn:xmpp:json-msg:0}payload/{urn:xmpp:json:0}json"

# The places of a message beside its card, by TalkPlus' names.
PLACES = ["text", "id", "channelId", "userId", "username", "parentMessageId", "reaction", "language", "fileUrl", "fileName"]


def convert(system, data, *options):
    """Standard output and standard error, and the exit status, which is 0 or 1."""
    done = subprocess.run(
        [judging.binary(), "convert", "--to", system, *options], input=data, capture_output=True,
        env=judging.environment(), timeout=600)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"convert --to {system} ended with {done.returncode}: {done.stderr[-300:]!r}")
    return done.stdout.decode("utf-8"), done.stderr.decode("utf-8"), done.returncode


# MARK: The messages


def message(number, card, **places):
    """A TalkPlus message with ids that every system has a place for."""
    return {"id": str(number), "channelId": "7", "userId": "9", "createdAt": 1_700_000_000_000, "data": card} | places


def placed(number, place, text):
    """A message with a text in one of its places."""
    made = message(number, {"type": "notice", "body": "Lunch"})
    if place == "reaction":
        return made | {"reactions": {text: [text]}}
    if place == "language":
        return made | {"translations": {"ko": text, text: "x"}}
    if place == "fileName":
        return made | {"data": {"fileName": text, "fileMime": text}, "fileUrl": "https://x.example/f", "text": "look here"}
    return made | {place: text, **({"parentMessage": {"id": "5", "text": text}} if place == "parentMessageId" else {})}


def messages():
    made = [message(number, case.message) for number, case in enumerate(judging.cases())]
    for row in judging.hostile():
        made += [placed(len(made) + index, place, row["text"]) for index, place in enumerate(PLACES)]
    return made


def sendable(text):
    """Whether a text can stand in JSON that is sent: halves of surrogate pairs cannot."""
    return not any(0xD800 <= ord(character) <= 0xDFFF for character in text)


# MARK: Reading the outputs


def no_repeats(pairs):
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        raise ValueError(f"a key stands twice: {keys}")
    return dict(pairs)


def refuse(word):
    raise ValueError(f"{word} is no number of JSON")


def strict(text):
    return json.loads(text, object_pairs_hook=no_repeats, parse_constant=refuse)


def stanzas(output):
    """The stanzas of an output by expat, which takes nothing that is not well-formed."""
    return list(xml.etree.ElementTree.fromstring(f"<root>{output}</root>"))


def units(system, output):
    """The objects or stanzas of an output, and what keeps them from being read."""
    try:
        if system == "xmpp":
            return [stanza for stanza in stanzas(output) if stanza.find("{urn:xmpp:reactions:0}reactions") is None], []
        return [strict(line) for line in output.splitlines()], []
    except (ValueError, xml.etree.ElementTree.ParseError, xml.parsers.expat.ExpatError) as error:
        return [], [f"{system}: {error}"]


def pairs_of(system, unit):
    """The pairs of the card of a unit in their order, or `None`; and the text of the message."""
    if system == "talkplus":
        data = unit["data"]
        return (None if "fileName" in data or not data else list(data.items())), unit["text"] or None
    if system == "chatkit":
        texts = [part["content"] for part in unit["parts"] if part["type"] == "text/plain"]
        cards = [part["content"] for part in unit["parts"] if part["type"] == MEDIA_TYPE]
        return (list(strict(cards[0]).items()) if cards else None), "\n".join(texts) or None
    if system == "rtm":
        return (list(strict(unit["attrs"]).items()) if unit["attrs"] else None), unit["msg"] or None
    payload = unit.find(JSON)
    return (list(strict(payload.text).items()) if payload is not None else None), own_words(unit)


def own_words(stanza):
    """The body without the ranges that stand for something else."""
    bodies = [body for body in stanza.findall(f"{CLIENT}body") if len(body.attrib) == 0]
    if not bodies:
        return None
    text = bodies[0].text or ""
    kept = [True] * len(text)
    for part in stanza.findall(f"{FALLBACK}fallback/{FALLBACK}body"):
        start, end = int(part.get("start")), int(part.get("end"))
        if not 0 <= start <= end <= len(text):
            raise ValueError(f"the range {start}..{end} is not in a text of {len(text)}")
        kept[start:end] = [False] * (end - start)
    return "".join(character for character, keeps in zip(text, kept) if keeps) or None


def number_of(unit):
    return str(unit.get("mid", unit.get("id")))


# MARK: Predicates


def same_cards(system, written, wanted):
    """What is wrong with the cards of units by the numbers of their messages."""
    for number, unit in written.items():
        if number not in wanted:
            continue
        try:
            pairs, _ = pairs_of(system, unit)
        except (ValueError, KeyError, TypeError) as error:
            yield f"{system} {number}: {error}"
            continue
        expected = list(wanted[number]["data"].items())
        if pairs != expected:
            yield f"{system} {number}: {pairs} where {expected} was sent"


def in_xml(text):
    """What XML 1.0 makes of a text that it is told of by references: controls and noncharacters become U+FFFD."""
    return re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text)


def same_words(system, written, wanted):
    for number, unit in written.items():
        text = wanted.get(number, {}).get("text")
        if not text:
            continue
        _, words = pairs_of(system, unit)
        if words != (in_xml(text) if system == "xmpp" else text):
            yield f"{system} {number}: {words!r} where {text!r} was sent"


def beyond_limits(system, unit):
    """What of a unit its system would refuse."""
    if system == "talkplus":
        data = unit["data"]
        if len(data) > PAIRS:
            yield f"{len(data)} pairs"
        for key, value in data.items():
            if not isinstance(value, str) or not 1 <= len(key) <= KEY or len(value) > VALUE:
                yield f"the pair {key[:40]!r}: {value[:40]!r}"
        for name, limit in [("text", TEXT), ("userId", USER_ID), ("username", USER_NAME)]:
            if len(unit.get(name, "")) > limit:
                yield f"{name} of {len(unit[name])}"
        if not unit["text"] and not data and "fileUrl" not in unit:
            yield "neither text nor data"
    if system == "chatkit":
        length = sum(len(part.get("content", "").encode("utf-8")) for part in unit["parts"])
        if length > CHATKIT_LIMIT:
            yield f"{length} bytes of content"
    if system == "rtm":
        for name in ["from", "gid", "mid", "mtime"]:
            if name in unit and (type(unit[name]) is not int or not -(2**63) <= unit[name] < 2**63):
                yield f"{name} is {unit[name]!r}"


def restrictions(output):
    """What RFC 6120, section 11.1, forbids in a stream: comments, instructions, document types and other entities."""
    found = re.findall(r"<[!?][^>]*|&(?!lt;|gt;|amp;|quot;|apos;|#x?[0-9A-Fa-f]+;)[^;]{0,20}", output)
    return [f"{one!r}" for one in found]


def xmllint(output):
    done = subprocess.run(
        ["xmllint", "--noout", "--nonet", "--huge", "-"], input=f"<root>{output}</root>".encode("utf-8"), capture_output=True,
        timeout=300)
    return [] if done.returncode == 0 else [done.stderr.decode("utf-8", "replace")[:300]]


# MARK: Checks


def judge_samples(checks, system):
    findings, written = [], 0
    for sample in judging.samples():
        output, errors, status = convert(system, sample.data)
        read, faults = units(system, output)
        findings += faults + [f"{sample.name}: {one}" for unit in read for one in beyond_limits(system, unit)]
        findings += [f"{sample.name}: {one}" for one in predicates.acting(output, allowed="\n\t") + predicates.acting(errors)]
        if status == 0 and not read:
            findings.append(f"{sample.name}: nothing was written, and nothing was wrong")
        written += len(read)
        try:
            sent = strict(sample.data.decode("utf-8"))
        except ValueError:
            continue
        if read and isinstance(sent, dict) and "type" in sent and "data" not in sent and "messages" not in sent:
            findings += list(same_cards(system, {"0": read[0]}, {"0": {"data": sent}}))
    if written < 20:
        findings.append(f"only {written} messages were written")
    checks.check(f"the samples for {system} are well-formed, within its limits and the same cards", findings)


def judge_hostile(checks, system):
    sent = {made["id"]: made for made in messages() if sendable(json.dumps(made, ensure_ascii=False))}
    output, errors, _ = convert(system, judging.lines(sent.values()), "--from", "talkplus")
    read, findings = units(system, output)
    written = {number_of(unit): unit for unit in read if number_of(unit) in sent}
    with_cards = {number: made for number, made in sent.items() if "fileName" not in made["data"]}
    findings += list(same_cards(system, written, with_cards)) + list(same_words(system, written, sent))
    findings += [f"{number}: {one}" for number, unit in written.items() for one in beyond_limits(system, unit)]
    findings += predicates.acting(output, allowed="\n\t") + predicates.acting(errors)
    if len(written) < len(sent) / 3:
        findings.append(f"only {len(written)} of {len(sent)} were written")
    checks.check(f"hostile texts for {system} are well-formed, within its limits, the same cards and the same words", findings)
    if system == "xmpp":
        checks.check("stanzas have nothing that streams of XMPP forbid", restrictions(output))
        if shutil.which("xmllint"):
            checks.check("xmllint reads every stanza", xmllint(output))
        else:
            checks.skip("xmllint reads every stanza", "xmllint is not installed (Debian: libxml2-utils)")
    return written


def judge_refusals(checks):
    """Around a limit: the last that fits is written, one more is refused with a word and status 1, and its neighbours are."""
    findings = []
    for system, fits in [
        ("talkplus", {"type": "notice", "body": "x" * VALUE}),
        ("chatkit", {"type": "notice", "body": "x" * (CHATKIT_LIMIT - len('{"type":"notice","body":""}'))}),
    ]:
        breaks = fits | {"body": fits["body"] + "x"}
        plain = {"type": "notice", "body": "x"}
        rows = [message(1, plain), message(2, fits), message(3, breaks), message(4, plain)]
        output, errors, status = convert(system, judging.lines(rows))
        numbers = [number_of(unit) for unit in units(system, output)[0]]
        if numbers != ["1", "2", "4"] or status != 1 or "error[" not in errors:
            findings.append(f"{system}: {numbers}, status {status}, {errors[:200]}")
    checks.check("the last that fits is written, one more is refused, and the others are written", findings)


def calibrate(checks, system, written):
    number, unit = next((number, unit) for number, unit in written.items() if number == "0")
    card = {"type": "msg_with_button"} | {"title": "y"}
    checks.must_find(f"another card for {system}", same_cards(system, {number: unit}, {number: {"data": card}}))
    checks.must_find(f"other words for {system}", same_words(system, {number: unit}, {number: {"text": "never written"}}))


def calibrate_formats(checks):
    checks.must_find("a key that stands twice", units("rtm", '{"a":1,"a":2}\n')[1])
    checks.must_find("a number that is none", units("rtm", '{"a":NaN}\n')[1])
    checks.must_find("a control in XML", units("xmpp", "<message>\x01</message>")[1])
    checks.must_find("an open element", units("xmpp", "<message>")[1])
    checks.must_find("a comment", restrictions("<message><!-- x --></message>"))
    checks.must_find("an entity", restrictions("<message>&x;</message>"))
    long = {"parts": [{"type": "text/plain", "content": "é" * 2561}]}
    checks.must_find("5,122 bytes", beyond_limits("chatkit", long))
    checks.must_find("six pairs", beyond_limits("talkplus", {"text": "", "data": {str(n): "" for n in range(6)}}))
    checks.must_find("a floating id", beyond_limits("rtm", {"mid": 1.0}))


def main():
    checks = judging.Checks("convert")
    calibrate_formats(checks)
    for system in SYSTEMS:
        judge_samples(checks, system)
        calibrate(checks, system, judge_hostile(checks, system))
    judge_refusals(checks)
    checks.finish()


main()
