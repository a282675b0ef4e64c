"""Checks whom messages mention: each request that says something names the people, or the role, that it may mention.

None leaves it to the text.
"""

from collections.abc import Iterable, Iterator

from simcord import HttpLogEntry

SAYING = frozenset({"content", "embeds"})


def calls_too_many(requests: Iterable[HttpLogEntry]) -> Iterator[str]:
    """Return the requests that would mention everybody, a role, or a person whose name happens to stand in the text.

    Without ``allowed_mentions`` Discord mentions all of them.
    """
    for request in requests:
        body = request.json if isinstance(request.json, dict) else {}
        said = body["data"] if isinstance(body.get("data"), dict) else body
        if SAYING & said.keys() and (said.get("allowed_mentions") or {}).get("parse") != []:
            yield f"{request.method} {request.path}"
