"""What one reader perceives, written so that what is at random in it, or a mere number of Discord's, is left out."""

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
"""A token that stands for a wait is a random one of eight places; a number that is shorter counts something."""
WAIT = re.compile(r"(brehon:[\w-]+:\d+:)([0-9a-f]{8}:)")

NAMED = re.compile(r"<\d+>")
"""What ``Reader`` calls numbers that it has seen."""

EVERYWHERE = "everywhere"
"""What keeps the order in which things are done in all the places that somebody sees."""

Streams = dict[str, list[str]]
"""What a reader has got to see, by where, in order."""


class Reader:
    """Somebody who reads, and what he can call the things that have numbers: what everybody knows by its name, others
    by when he has first seen them in a place.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._seen: dict[str, dict[str, str]] = defaultdict(dict)

    def reads(self, perceptions: Collection[Perception], known: Mapping[str, str], *, leads: bool) -> Streams:
        """What he makes of what is to be seen, if some numbers are known to everybody.

        To a player who ``leads`` the bot writes in both parts, and what comes first in his DM is anybody's guess.
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
        """The same without what is at random."""
        seen = self._seen[where]
        marked = WAIT.sub(r"\1wait=\2", shown)
        return AT_RANDOM.sub(lambda found: known.get(found[0]) or seen.setdefault(found[0], f"<{len(seen)}>"), marked)
