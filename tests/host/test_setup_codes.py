"""Codes of set-ups: what they hold, and what is refused before it costs anything."""

import tracemalloc
import zlib
from base64 import urlsafe_b64encode
from hashlib import sha256

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.host.denied import Denied
from bot.host.opening.setup_codes import CHECKED, LONGEST_CODE, NAME, SHARED, code_of, read_code
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.schema.game_settings import GameSettings

PLAIN = TableSetUp("tain", "quests", {"roles": ["guardian"]}, GameSettings(title="Ich weiß", hours={"vote": 24}))


def code_with(packed: bytes) -> str:
    """Return a code with the right checksum and any content."""
    checksum = sha256(NAME.encode() + b"\x01" + packed).digest()[:CHECKED]
    return f"{NAME}1.{urlsafe_b64encode(checksum + packed).decode()}"


def refused(code: str) -> str:
    with pytest.raises(Denied) as denied:
        read_code(code)
    return denied.value.reason


def test_a_code_gives_back_the_set_up_it_was_made_of() -> None:
    assert read_code(code_of(PLAIN)) == PLAIN


def test_a_set_up_with_more_words_than_a_code_may_have_gets_none() -> None:
    words = {f"role_{number}": "猫" * 800 for number in range(40)}

    with pytest.raises(Denied, match="setup-too-long"):
        code_of(TableSetUp("open-table", "open_table", {}, GameSettings(role_prose=words)))


def test_every_setting_is_shared_or_meant_to_stay() -> None:
    assert {*GameSettings.__struct_fields__} - SHARED == {"cover"}


def test_a_code_that_unpacks_to_gigabytes_is_refused_without_unpacking_it() -> None:
    packing = zlib.compressobj(9)
    packed = b"".join([*(packing.compress(b" " * 10**6) for _ in range(10)), packing.flush()])
    tracemalloc.start()
    reason = refused(code_with(packed)[:LONGEST_CODE])
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert reason == "code-too-much"
    assert peak < 10**6


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"[" * 50_000,
        b'{"theme": "tain"}',
        b'{"theme":"tain","rulebook":"quests","options":{},"settings":{},"anonymous":false,"guild":1}',
        b'{"theme":"tain","rulebook":"quests","options":{},"settings":{"cover":1},"anonymous":false}',
        b'{"theme":"tain","rulebook":"quests","options":{},"settings":{"pace":{"noon":1}},"anonymous":false}',
        b'{"theme":"tain","rulebook":"quests","options":{},"settings":{"late":"never"},"anonymous":false}',
        b'{"theme":"\xff","rulebook":"quests","options":{},"settings":{},"anonymous":false}',
    ],
)
def test_a_code_with_anything_unknown_is_refused(text: bytes) -> None:
    assert refused(code_with(zlib.compress(text))) == "code-unknown"


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert refused(text).startswith("code-")
    assert refused(f"{NAME}1.{text}").startswith("code-")


@given(st.integers(0, 10_000), st.sampled_from("Aa0-_"))
def test_a_slip_in_a_code_is_found(place: int, letter: str) -> None:
    code = code_of(PLAIN)
    at = len(NAME) + 2 + place % (len(code) - len(NAME) - 3)
    slipped = code[:at] + letter + code[at + 1 :]

    assert slipped == code or refused(slipped) == "code-damaged"


def test_a_set_up_keeps_nothing_of_people_channels_or_servers() -> None:
    kept = {*TableSetUp.__struct_fields__} | {*GameSettings.__struct_fields__}

    assert not [name for name in kept if name.endswith("_id") or "channel" in name or "user" in name]
    assert msgspec.json.decode(msgspec.json.encode(PLAIN), type=TableSetUp) == PLAIN
