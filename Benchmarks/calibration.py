"""Messages whose verdicts are known, which every peer is asked before it is timed."""

import json


def pairs(count, key="k", value="v"):
    return {f"{key}{index}": value for index in range(count)}


def line(value):
    return json.dumps(value, ensure_ascii=False).encode()


BUTTON = {"type": "msg_with_button", "title": "Hi!", "body": "b", "button_text": "Go", "button_action": "Go"}
LINK = {"type": "msg_with_link", "title": "Hi!", "body": "b", "url": "https://example.com", "link_text": "Go"}
IMAGE = {"type": "msg_with_image", "title": "Hi!", "body": "b", "image_url": "https://example.com/a.png", "alt_text": "A"}

# What is to be refused, and what is not: a peer that judges otherwise is not doing the work, and nothing is timed.
VALID = {
    "validate": {
        "five pairs": line(BUTTON),
        "a key of 128 and a value of 1024 code points": line({"한" * 128: "😀" * 1024}),
        "an empty value": line({"type": ""}),
        "escapes": rb'{"a":"\u0041\ud83d\ude00\n\"","b":"\\"}',
        "white space": b' { "a" : "b" , "c" : "d" } ',
    },
    "decode": {
        "a button": line(BUTTON),
        "a link": line(LINK),
        "an image": line(IMAGE),
        "a value of 1024 code points": line(BUTTON | {"body": "😀" * 1024}),
    },
}
INVALID = {
    "validate": {
        "six pairs": line(pairs(6)),
        "no pairs": b"{}",
        "an empty key": b'{"":"v"}',
        "a key of 129 code points": line({"한" * 129: "v"}),
        "a value of 1025 code points": line({"a": "é" * 1025}),
        "a number": b'{"a":1}',
        "a boolean": b'{"a":true}',
        "null": b'{"a":null}',
        "a nested object": b'{"a":{"b":"c"}}',
        "an array": b'["a"]',
        "a string": b'"a"',
        "half a message": b'{"a":"b"',
        "two messages": b'{"a":"b"}{"a":"b"}',
        "a comma too many": b'{"a":"b",}',
        "a raw newline in a string": b'{"a":"\n"}',
    },
    "decode": {
        "a missing field": line({key: value for key, value in BUTTON.items() if key != "title"}),
        "a field too many": line(BUTTON | {"note": "x"}),
        "a value of 1025 code points": line(BUTTON | {"body": "é" * 1025}),
        "a number": line(BUTTON | {"title": 1}),
        "null": line(BUTTON | {"title": None}),
        "an unknown type": line(BUTTON | {"type": "msg_with_poll"}),
        "no type": line({key: value for key, value in BUTTON.items() if key != "type"}),
        "half a message": line(BUTTON)[:-1],
    },
}

# Also to be refused, but not every peer can: what it lets through is printed beside its numbers.
HARD = {
    "a duplicate key": b'{"type":"msg_with_button","title":"a","title":"b","body":"b","button_text":"","button_action":""}',
    "a duplicate key, escaped": (
        rb'{"type":"msg_with_button","title":"a","\u0074itle":"b","body":"b","button_text":"","button_action":""}'
    ),
    "half of a surrogate pair": rb'{"type":"msg_with_button","title":"\ud83d","body":"b","button_text":"","button_action":""}',
    "bad UTF-8": b'{"type":"msg_with_button","title":"\xff","body":"b","button_text":"","button_action":""}',
    "an overlong UTF-8 sequence": (
        b'{"type":"msg_with_button","title":"\xc0\x80","body":"b","button_text":"","button_action":""}'
    ),
}

# Two faults, neither of which hides the other.
TWO_FAULTS = line(BUTTON | {"title": 1, "body": "x" * 1025})


def calibrate(judge, task, who):
    """What a contestant leaves undone; stops the program where it judges wrongly what every one of them can judge.

    `judge` takes a message and gives the number of errors, and whether the timed loop refuses it.
    """
    for name, message in VALID[task].items():
        if judge(message) != (0, False):
            raise SystemExit(f"bench: {who} refuses {name}, which is valid: {judge(message)}")
    for name, message in INVALID[task].items():
        errors, is_refused = judge(message)
        if errors == 0 or not is_refused:
            raise SystemExit(f"bench: {who} lets through {name}")
    lacks = [name for name, message in HARD.items() if not judge(message)[1]]
    if judge(TWO_FAULTS)[0] < 2:
        lacks.append("all faults at once")
    return lacks
