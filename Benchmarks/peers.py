"""The peers: what Python offers for the same rules, each used as fast as its manual shows, and loaded only when asked for.

A peer has two faces. `errors(line)` counts what it finds wrong with one message, for the calibration. `refused(lines)` goes
over many and counts those that it refuses; that is the loop that is timed.
"""

from dataclasses import dataclass
from typing import Callable

# Python's own parser, made to see duplicate keys.
HOOK = "json with a hook"

MAXIMUM_PAIRS, MAXIMUM_KEY, MAXIMUM_VALUE = 5, 128, 1024

SCHEMA = {
    "type": "object",
    "minProperties": 1,
    "maxProperties": MAXIMUM_PAIRS,
    "propertyNames": {"minLength": 1, "maxLength": MAXIMUM_KEY},
    "additionalProperties": {"type": "string", "maxLength": MAXIMUM_VALUE},
}

FIELDS = {
    "msg_with_button": ["title", "body", "button_text", "button_action"],
    "msg_with_link": ["title", "body", "url", "link_text"],
    "msg_with_image": ["title", "body", "image_url", "alt_text"],
}


class DuplicateKey(ValueError):
    pass


@dataclass
class Checker:
    errors: Callable[[bytes], int]
    refused: Callable[[list], int]


@dataclass
class Peer:
    task: str
    name: str
    make: Callable[[], Checker]


def throwing(check, faults, count=lambda error: 1):
    """A checker that is told of faults by an exception."""

    def errors(line):
        try:
            check(line)
        except faults as error:
            return count(error)
        return 0

    def refused(lines):
        number = 0
        for line in lines:
            try:
                check(line)
            except faults:
                number += 1
        return number

    return Checker(errors, refused)


def without_duplicates(pairs):
    """The hook by which Python's own parser can be made to see duplicate keys."""
    result = dict(pairs)
    if len(result) != len(pairs):
        raise DuplicateKey
    return result


def parser(name):
    """A JSON parser by name, and what it throws."""
    if name == "orjson":
        import orjson

        return orjson.loads, orjson.JSONDecodeError
    import json

    if name == "json":
        return json.loads, ValueError
    return json.JSONDecoder(object_pairs_hook=without_duplicates).decode, ValueError


def decoded(name, loads):
    """Python's own decoder takes text where `loads` takes bytes."""
    return (lambda line: loads(str(line, "utf-8"))) if name == HOOK else loads


def pydantic_pairs():
    from typing import Annotated

    from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

    key = Annotated[str, StringConstraints(min_length=1, max_length=MAXIMUM_KEY, strict=True)]
    value = Annotated[str, StringConstraints(max_length=MAXIMUM_VALUE, strict=True)]
    adapter = TypeAdapter(Annotated[dict[key, value], Field(min_length=1, max_length=MAXIMUM_PAIRS)])
    return throwing(adapter.validate_json, ValidationError, lambda error: error.error_count())


def msgspec_pairs():
    from typing import Annotated

    import msgspec

    key = Annotated[str, msgspec.Meta(min_length=1, max_length=MAXIMUM_KEY)]
    value = Annotated[str, msgspec.Meta(max_length=MAXIMUM_VALUE)]
    pairs = Annotated[dict[key, value], msgspec.Meta(min_length=1, max_length=MAXIMUM_PAIRS)]
    return throwing(msgspec.json.Decoder(pairs).decode, msgspec.DecodeError)


def fastjsonschema_on(name):
    def make():
        import fastjsonschema

        loads, fault = parser(name)
        loads = decoded(name, loads)
        validate = fastjsonschema.compile(SCHEMA)
        return throwing(lambda line: validate(loads(line)), (fastjsonschema.JsonSchemaException, fault))

    return make


def jsonschema_rs_on(name, finds_all):
    def make():
        import jsonschema_rs

        loads, fault = parser(name)
        loads = decoded(name, loads)
        validator = jsonschema_rs.Draft202012Validator(SCHEMA)
        is_valid, iter_errors = validator.is_valid, validator.iter_errors

        def errors(line):
            try:
                value = loads(line)
            except fault:
                return 1
            return len(list(iter_errors(value))) if finds_all else int(not is_valid(value))

        def refused(lines):
            number = 0
            for line in lines:
                try:
                    if finds_all:
                        number += 1 if list(iter_errors(loads(line))) else 0
                    else:
                        number += not is_valid(loads(line))
                except fault:
                    number += 1
            return number

        return Checker(errors, refused)

    return make


def pydantic_models():
    """The typed payloads as models, told apart by their type."""
    from typing import Annotated, Literal, Union

    from pydantic import ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError, create_model

    value = Annotated[str, StringConstraints(max_length=MAXIMUM_VALUE, strict=True)]
    models = [
        create_model(name, __config__=ConfigDict(extra="forbid"), type=Literal[name], **{key: value for key in keys})
        for name, keys in FIELDS.items()
    ]
    return TypeAdapter(Annotated[Union[tuple(models)], Field(discriminator="type")]), ValidationError


def pydantic_union():
    adapter, fault = pydantic_models()
    return throwing(adapter.validate_json, fault, lambda error: error.error_count())


def pydantic_union_on_hook():
    adapter, fault = pydantic_models()
    loads, syntax_fault = parser(HOOK)
    loads, validate = decoded(HOOK, loads), adapter.validate_python
    count = lambda error: error.error_count() if isinstance(error, fault) else 1
    return throwing(lambda line: validate(loads(line)), (fault, syntax_fault), count)


def msgspec_structs():
    """The typed payloads as structures, told apart by their type."""
    from typing import Annotated, Union

    import msgspec

    value = Annotated[str, msgspec.Meta(max_length=MAXIMUM_VALUE)]
    structs = [
        msgspec.defstruct(
            name, [(key, value) for key in keys], tag=name, tag_field="type", forbid_unknown_fields=True
        )
        for name, keys in FIELDS.items()
    ]
    return Union[tuple(structs)]


def msgspec_union():
    import msgspec

    return throwing(msgspec.json.Decoder(msgspec_structs()).decode, msgspec.DecodeError)


PEERS = [
    Peer("validate", "pydantic", pydantic_pairs),
    Peer("validate", "msgspec", msgspec_pairs),
    Peer("validate", "orjson, jsonschema-rs is_valid", jsonschema_rs_on("orjson", False)),
    Peer("validate", "orjson, jsonschema-rs iter_errors", jsonschema_rs_on("orjson", True)),
    Peer("validate", "json, jsonschema-rs is_valid", jsonschema_rs_on("json", False)),
    Peer("validate", f"{HOOK}, jsonschema-rs iter_errors", jsonschema_rs_on(HOOK, True)),
    Peer("validate", "orjson, fastjsonschema", fastjsonschema_on("orjson")),
    Peer("validate", f"{HOOK}, fastjsonschema", fastjsonschema_on(HOOK)),
    Peer("decode", "pydantic", pydantic_union),
    Peer("decode", "msgspec", msgspec_union),
    Peer("decode", f"{HOOK}, pydantic", pydantic_union_on_hook),
]
