"""Everything that anybody perceives of a game in the simulated Discord, and what of it links an alias to its owner."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from tests.cogs.stage import Stage

EVERYBODY = "everybody"
EPHEMERAL = 64
SHOWING = (4, 5)
"""What Discord calls answers that make a message, at once or later."""
HEARD = ("MESSAGE_CREATE", "MESSAGE_UPDATE")


class Perception(NamedTuple):
    """Something that somebody, or everybody, gets to see: all that Discord sends of it."""

    reader: str
    shown: str


def perceived(stage: Stage, since: int = 0) -> Iterator[Perception]:
    """What everybody in the server and each person has got to see, from a line of the transcript on."""
    people = {user.id: name for name, user in stage.users.items()}
    dms = {number: people[user] for user, number in stage.env.backend.dm_channels.items() if user in people}
    askers: dict[str, str] = {}
    for number, (_, what, body) in enumerate(stage.env.backend.transcript):
        if what == "INTERACTION_CREATE":
            user = body.get("user") or body["member"]["user"]
            askers[body["token"]] = people[int(user["id"])]
        if number >= since and isinstance(body, dict):  # A text says why something was told nobody.
            yield from _shown(what, body, dms, askers)


def _shown(
    what: str, body: Mapping[str, Any], dms: Mapping[int, str], askers: Mapping[str, str]
) -> Iterator[Perception]:
    shown = json.dumps(body, ensure_ascii=False)
    asked = next((token for token in askers if token in what), None)
    if asked is not None:
        is_open = body.get("type") in SHOWING and not int(body["data"].get("flags") or 0) & EPHEMERAL
        yield Perception(EVERYBODY if is_open else askers[asked], shown)
        if is_open:
            # A public answer shows who was answered.
            yield Perception(EVERYBODY, f"used by {askers[asked]}")
    elif what in HEARD and int(body["channel_id"]) in dms:
        yield Perception(dms[int(body["channel_id"])], shown)
    elif what in HEARD or re.search(r"/(channels|webhooks)/", what):
        reader = next((name for number, name in dms.items() if f"/channels/{number}/" in what), EVERYBODY)
        yield Perception(reader, shown)


def links(
    perceptions: Iterable[Perception], players: Mapping[str, int], knowing: Iterable[str] = ()
) -> list[Perception]:
    """What shows somebody who another player is, by name or number, while everybody else goes by an alias.

    A player's own name and number tell him nothing. Those who are ``knowing`` may know everything.
    """
    allowed = set(knowing)
    return [each for each in perceptions if each.reader not in allowed and _names_another(each, players)]


def _names_another(seen: Perception, players: Mapping[str, int]) -> bool:
    others = (f"{name}|{number}" for name, number in players.items() if name != seen.reader)
    return re.search(rf"(?<![\w-])({'|'.join(others)})(?!\w)", seen.shown) is not None
