"""The commitment to a deal: it tells nothing of the deal, and shows, once the salt is known, that it never changed."""

import json
from collections.abc import Mapping
from hashlib import sha256


def commitment(salt: str, sealed: Mapping[str, object]) -> str:
    """Seal a deal: SHA-256, in hex, of the salt, a line feed and what is ``sealed`` as JSON.

    The JSON has sorted keys and no spaces, in UTF-8: a letter beyond ASCII stands there itself, not escaped.
    """
    deal = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return _digest(salt, deal)


def person(salt: str, user_id: int | str) -> str:
    """Seal who sits on a seat: SHA-256, in hex, of the seat's own salt, a line feed and the Discord user's id."""
    return _digest(salt, str(user_id))


def _digest(salt: str, text: str) -> str:
    return sha256(f"{salt}\n{text}".encode()).hexdigest()
