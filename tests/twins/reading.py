"""One reader's perceptions, written without random values and mere numbers of Discord's."""

import re
from collections import defaultdict
from collections.abc import Collection, Mapping

from tests.cogs.perceiving import EVERYBODY, Perception

AT_RANDOM = re.compile(
    r"""
    (?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])       # what the deal is sealed with
    | (?<="nonce":\ ")[0-9a-f]{20,}(?=")
    | (?<=wait=)[0-9a-f]{8}(?=:)
    | (?<!\d)\d{16,20}(?!\d)                    # Discord's numbers; last, for the others may begin with as many digits
    """,
    re.VERBOSE,
)
"""A wait's token is random and has eight characters; a shorter number counts something."""
WAIT = re.compile(r"(brehon:[\w-]+:\d+:)([0-9a-f]{8}:)")

NAMED = re.compile(r"<\d+>")
"""``Reader``'s names for numbers that it has seen."""

EVERYWHERE = "everywhere"
"""The stream that keeps the order of acts across all places that a reader sees."""

Streams = dict[str, list[str]]
"""A reader's perceptions by place, in order."""


class Reader:
    """Somebody who reads, with names for numbers.

    A publicly known thing has its own name, and any other is named after its first appearance in a place.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._seen: dict[str, dict[str, str]] = defaultdict(dict)

    def reads(self, perceptions: Collection[Perception], known: Mapping[str, str], *, leads: bool) -> Streams:
        """Return the reader's version of what is to be seen, with some publicly known numbers.

        The bot writes in both parts to a player who ``leads``, and the order of those DMs is undefined.
        """
        streams: Streams = defaultdict(list)
        for each in perceptions:
            if each.reader in (EVERYBODY, self.name):
                where = self._plain(each.where, "", known)
                streams[where].append(self._plain(each.shown, where, known))
                streams[EVERYWHERE].append(f"{where} {each.verb}")
        if leads:
            own = f"<dm of <{self.name}>>"
            streams[EVERYWHERE] = [each for each in streams[EVERYWHERE] if not each.startswith(own)]
            streams[own] = sorted(NAMED.sub("<>", each) for each in streams[own])
        return dict(streams)

    def _plain(self, shown: str, where: str, known: Mapping[str, str]) -> str:
        """Return the same without random values."""
        seen = self._seen[where]
        marked = WAIT.sub(r"\1wait=\2", shown)
        return AT_RANDOM.sub(lambda found: known.get(found[0]) or seen.setdefault(found[0], f"<{len(seen)}>"), marked)
