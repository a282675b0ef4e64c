"""The commitment to a deal reveals nothing about it, but with the salt it later proves that the deal never changed."""

import json
from collections.abc import Mapping
from hashlib import sha256


def commitment(salt: str, sealed: Mapping[str, object]) -> str:
    """Return the commitment to a deal: SHA-256, in hex, of the salt, a line feed, and ``sealed`` as JSON.

    The JSON is UTF-8 with sorted keys and no spaces. Letters beyond ASCII are not escaped.
    """
    deal = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return _digest(salt, deal)


def person(salt: str, user_id: int | str) -> str:
    """Return the commitment to the person on a seat.

    It is SHA-256, in hex, of the seat's own salt, a line feed, and the Discord user's id.
    """
    return _digest(salt, str(user_id))


def _digest(salt: str, text: str) -> str:
    return sha256(f"{salt}\n{text}".encode()).hexdigest()
