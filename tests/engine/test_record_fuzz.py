"""Any content of a record is played, refused, or bad input with its line. No other error is ever raised."""

from contextlib import suppress
from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import BadInput, SetupRefused
from engine.record import Replay
from tests.engine.records import GAMES, HEADER, PLAYERS, PROPOSAL, VOTE
from tests.letters import LETTERS

GOOD: list[dict[str, object]] = [
    HEADER,
    PROPOSAL,
    VOTE,
    {"by": "Ben", "move": "act", "support": False},
    {"by": "gm", "for": "Cat", "move": "vote", "approve": True, "public": True},
    {"by": "gm", "move": "extend", "hours": 2.5},
    {"by": "gm", "move": "replace", "player": "Dan", "with": "Kit"},
    {"by": "clock", "move": "expire"},
    {"by": "gm", "move": "undo"},
    {"by": "Ben", "move": "guess", "target": None},
    {"by": "gm", "move": "proof", "salt": "ab", "commitment": "0" * 64},
]
WORDS = [
    "Ann",
    "ann",
    "gm",
    "clock",
    "public",
    "",
    "\x00",
    "a\nb",
    "\u202e",
    "seer",
    "good",
    "guardian",
    "close",
    "undo",
]

leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(WORDS),
    st.text(LETTERS, max_size=40),
)
anything = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from([*WORDS, *HEADER, "by", "move"]), inner, max_size=4),
    ),
    max_leaves=12,
)


def is_taken_well(lines: list[bytes]) -> bool:
    """Play lines to their end or to the first that cannot be read, and check the error."""
    try:
        list(Replay(GAMES, lines))
    except BadInput as error:
        return error.line is not None and str(error).isprintable() and bool(error.problem)
    except SetupRefused as refused:
        return bool(refused.refusal.reason)
    return True


def encoded(value: object) -> bytes:
    with suppress(msgspec.MsgspecError, OverflowError, UnicodeEncodeError):
        return msgspec.json.encode(value)
    return b'{"too": 1e9999}'


@given(
    line=st.sampled_from(range(len(GOOD))),
    name=st.sampled_from(sorted({name for each in GOOD for name in each})),
    value=anything,
)
def test_any_value_in_any_field_is_read_or_bad_input(line: int, name: str, value: object) -> None:
    lines = [encoded({**fields, name: value} if number == line else fields) for number, fields in enumerate(GOOD)]

    assert is_taken_well(lines)


@given(value=anything)
def test_any_value_as_a_line_is_read_or_bad_input(value: object) -> None:
    assert is_taken_well([encoded(value)])
    assert is_taken_well([encoded(HEADER), encoded(value)])


@given(name=st.sampled_from(["sides", "roles", "leaders"]), value=anything)
def test_any_draw_is_read_or_bad_input(name: str, value: object) -> None:
    assert is_taken_well([encoded({**HEADER, "drawn": {name: value}})])


@given(
    roles=st.dictionaries(
        st.sampled_from([*PLAYERS, "Zed"]),
        st.sampled_from(["seer", "assassin", "plain", "hidden"]),
    ),
    sides=st.none() | st.dictionaries(st.sampled_from([*PLAYERS, "Zed"]), st.sampled_from(["good", "evil"])),
)
def test_any_deal_is_read_or_bad_input(roles: dict[str, str], sides: dict[str, str] | None) -> None:
    drawn = {"roles": roles} | ({"sides": sides} if sides is not None else {})

    assert is_taken_well([encoded({**HEADER, "drawn": drawn})])


@given(
    line=st.sampled_from(range(len(GOOD))),
    seed=st.integers(0, 2**32),
    junk=st.one_of(
        st.binary(max_size=6),
        st.sampled_from(
            [b"NaN", b"1e999", b"\\ud800", b"\xed\xa0\x80", b"\xff", b"[" * 3000, b'"by":"Ben",', b"{", b"}", b'"']
        ),
    ),
)
def test_any_bytes_anywhere_are_read_or_bad_input(line: int, seed: int, junk: bytes) -> None:
    lines = [encoded(fields) for fields in GOOD]
    place = Random(seed).randrange(len(lines[line]) + 1)
    cut = Random(seed + 1).choice((0, 0, 1, 5))
    lines[line] = lines[line][:place] + junk + lines[line][place + cut :]

    assert is_taken_well(lines)


@given(depth=st.integers(1, 3000), line=st.sampled_from(range(len(GOOD))))
def test_any_depth_is_read_or_bad_input(depth: int, line: int) -> None:
    lines = [encoded(fields) for fields in GOOD]
    for name in (b"drawn", b"options", b"party", b"by", b"at", b"deep"):
        deep = b'{"%s":' % name + b"[" * depth + b"]" * depth + b"," + lines[line][1:]
        assert is_taken_well([*lines[:line], deep])


@given(first=st.sampled_from(["Ann", "Ben", "gm", "clock", "Zed"]), second=st.sampled_from(["Ann", "gm", "Zed"]))
def test_a_key_given_twice_is_read_or_bad_input(first: str, second: str) -> None:
    line = f'{{"by": "{first}", "move": "vote", "by": "{second}", "approve": true}}'.encode()

    assert is_taken_well([encoded(HEADER), encoded(PROPOSAL), line])
