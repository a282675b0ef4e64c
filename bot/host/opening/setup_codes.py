"""Codes of set-ups: short texts that any server reads.

A code is ``brehon-set-up-1.`` and then, in base64url, a checksum and the compressed JSON of a set-up. The checksum
finds a slip in copying, and proves nothing else: every code comes from outside, and is judged like anything that is
typed. A code names no server, channel or person.
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from collections.abc import Mapping
from hashlib import sha256

import msgspec
from msgspec import Struct, inspect

from bot.host.denied import Denied
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.schema.game_settings import SETTINGS, GameSettings
from engine.codec import convert
from engine.errors import BadInput
from engine.learning import type_info

NAME = "brehon-set-up-"
VERSION = 1
"""The version of this form. A release that adds settings adds one, so that older ones say what is wrong."""
SHORT = 1800
"""The most characters of a code that stands in a message; a longer one is sent as a file."""
LONGEST_CODE = 48_000
"""The most characters of a code: as many as the longest words for all moments and roles can need, except where people
write roles of their own.
"""
LONGEST_JSON = 64_000
"""The most bytes of what a code unpacks to: a few bytes could otherwise unpack to gigabytes."""
CHECKED = 6
"""The bytes of the checksum."""

SHARED = frozenset(
    {
        *(setting.name.partition(".")[0] for setting in SETTINGS),
        "hours",
        "pace",
        "title",
        "credit",
        "prose",
        "role_prose",
    }
)
"""The settings that codes have. Anything else that is kept with a set-up stays where it is."""


class Shared(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a code."""

    theme: str
    rulebook: str
    options: dict[str, object]
    settings: dict[str, object]
    anonymous: bool


def is_code(typed: str) -> bool:
    """Whether somebody has typed a code rather than a name."""
    return typed.strip().startswith(NAME)


def code_of(set_up: TableSetUp) -> str:
    """Return the code of a set-up. Raises Denied if it would be longer than a code that is read."""
    settings: dict[str, object] = msgspec.to_builtins(set_up.settings)
    shared = Shared(
        set_up.theme,
        set_up.rulebook,
        set_up.options,
        {name: value for name, value in settings.items() if name in SHARED},
        set_up.anonymous,
    )
    text = msgspec.json.encode(shared, order="deterministic")
    packed = zlib.compress(text, 9)
    code = f"{NAME}{VERSION}.{urlsafe_b64encode(_checksum(packed) + packed).decode().rstrip('=')}"
    if len(text) > LONGEST_JSON or len(code) > LONGEST_CODE:
        raise Denied("setup-too-long")
    return code


def read_code(typed: str) -> TableSetUp:
    """Return the set-up of a code, not yet judged by the rules of its game. Raises Denied with what is wrong."""
    code = "".join(typed.split())
    if len(code) > LONGEST_CODE:
        raise Denied("code-too-long", {"most": LONGEST_CODE})
    version, dot, body = code.removeprefix(NAME).partition(".")
    if not code.startswith(NAME) or not dot or not (version.isascii() and version.isdecimal()):
        raise Denied("code-unreadable")
    if version != str(VERSION):
        raise Denied("code-of-a-newer-release")
    return _set_up(_unpacked(body))


def _unpacked(body: str) -> bytes:
    try:
        written = urlsafe_b64decode(body.encode("ascii") + b"=" * (-len(body) % 4))
    except (BadBase64, UnicodeError):
        raise Denied("code-damaged") from None
    packed = written[CHECKED:]
    if written[:CHECKED] != _checksum(packed):
        raise Denied("code-damaged")
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(packed, LONGEST_JSON)
    except zlib.error:
        raise Denied("code-damaged") from None
    if not unpacking.eof:
        raise Denied("code-too-much")
    return text


def _set_up(text: bytes) -> TableSetUp:
    try:
        shared = msgspec.json.decode(text, type=Shared)
        _check_known(shared.settings)
        settings = convert(shared.settings, GameSettings)
    except (msgspec.DecodeError, BadInput, UnicodeError, RecursionError):
        raise Denied("code-unknown") from None
    return TableSetUp(shared.theme, shared.rulebook, shared.options, settings, shared.anonymous)


def _check_known(settings: Mapping[str, object]) -> None:
    """Raise BadInput for a setting that this release does not share, or a part of one that it does not know."""
    if strange := settings.keys() - SHARED:
        raise BadInput("there is no such setting", min(strange))
    info = type_info(GameSettings)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        value = settings.get(field.name)
        known = {*field.type.cls.__struct_fields__} if isinstance(field.type, inspect.StructType) else None
        if known is not None and isinstance(value, dict) and (strange := value.keys() - known):
            raise BadInput("there is no such setting", str(min(strange)))


def _checksum(packed: bytes) -> bytes:
    return sha256(NAME.encode() + bytes([VERSION]) + packed).digest()[:CHECKED]
