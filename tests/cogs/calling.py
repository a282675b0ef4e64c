"""Whom messages call: each request that says something names those it may call, and never everybody or a role."""

from collections.abc import Iterable, Iterator

from simcord import HttpLogEntry

SAYING = frozenset({"content", "embeds"})


def calls_too_many(requests: Iterable[HttpLogEntry]) -> Iterator[str]:
    """Give the requests after which Discord would call everybody, a role or a person that their text happens to name.

    Without ``allowed_mentions`` Discord calls all of them.
    """
    for request in requests:
        body = request.json if isinstance(request.json, dict) else {}
        said = body["data"] if isinstance(body.get("data"), dict) else body
        if SAYING & said.keys() and (said.get("allowed_mentions") or {}).get("parse") != []:
            yield f"{request.method} {request.path}"
