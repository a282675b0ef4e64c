"""The commitment to a deal: it tells nothing of the deal, and shows, once the salt is known, that it never changed."""

import json
from collections.abc import Mapping
from hashlib import sha256


def commitment(salt: str, drawn: Mapping[str, object]) -> str:
    """Seal a deal: SHA-256, in hex, of the salt, a line feed and ``drawn`` as a record's header has it.

    That is JSON with sorted keys and no spaces, in UTF-8: a letter beyond ASCII stands there itself, not escaped.
    """
    deal = json.dumps(drawn, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(f"{salt}\n{deal}".encode()).hexdigest()
