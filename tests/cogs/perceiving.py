"""Collects everything that anybody perceives of a game in the simulated Discord, and finds what links an alias to its
owner.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from simcord.enums import ChannelType

from tests.cogs.stage import Stage

EVERYBODY = "everybody"
MODERATORS = "moderators"
"""The audience of the names of all private threads."""
EPHEMERAL = 64
SHOWING = (4, 5)
"""Discord's types of the answers that make a message, at once or later."""
ANSWER = "answer"
THREAD_CREATED = 18
"""A message that Discord posts for public threads only, and the simulation for all."""
HEARD = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
NOTICED = re.compile(r"MESSAGE_|CHANNEL_PINS_UPDATE|TYPING_START|THREAD_")
"""The channel events that everybody in the channel receives."""


class Perception(NamedTuple):
    """Something that one person or everybody gets to see: all that Discord sends of it.

    ``where`` is the number of its channel, or ``answer``.
    """

    reader: str
    shown: str
    where: str = ""

    @property
    def verb(self) -> str:
        """The kind of event: a request of the bot's, or an event of Discord's."""
        return self.shown.split(maxsplit=1)[0]


def perceived(stage: Stage, since: int = 0) -> Iterator[Perception]:
    """Return everything that everybody on the server and each person got to see, from a line of the transcript on."""
    senses = Senses(stage)
    senses.skip(since)
    yield from senses.news()


class Senses:
    """Goes through a transcript and tells who gets to see what of it."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._people = {user.id: name for name, user in stage.users.items()}
        self._askers: dict[str, str] = {}
        self._read = 0

    def skip(self, to: int) -> None:
        """Skip the part before a line of the transcript."""
        for _, what, body in self._stage.env.backend.transcript[self._read : to]:
            self._note_asker(what, body)
        self._read = to

    def news(self) -> Iterator[Perception]:
        """Return the perceptions since the last call."""
        self._people = {user.id: name for name, user in self._stage.users.items()}
        backend = self._stage.env.backend
        dms = {number: self._people[user] for user, number in backend.dm_channels.items() if user in self._people}
        news = backend.transcript[self._read :]
        self._read += len(news)
        for kind, what, body in news:
            self._note_asker(what, body)
            if isinstance(body, dict):  # Its text says why nobody was told something.
                yield from self._shown(kind, what, body, dms)

    def _note_asker(self, what: str, body: Mapping[str, Any]) -> None:
        if what == "INTERACTION_CREATE":
            user = body.get("user") or body["member"]["user"]
            self._askers[body["token"]] = self._people[int(user["id"])]

    def _shown(self, kind: str, what: str, body: Mapping[str, Any], dms: Mapping[int, str]) -> Iterator[Perception]:
        if kind == "GATEWAY":
            if NOTICED.match(what) and body.get("type") != THREAD_CREATED:
                yield from self._seen_in(_channel_of(body), dms, f"{what} {_dumped(body)}", body.get("attachments", ()))
            return
        asked = next((part for part in what.split("/") if part in self._askers), None)
        if asked is not None:
            yield from self._answered(asked, what, body)
        elif re.search(r"/channels/\d+/threads$", what):
            yield Perception(MODERATORS, str(body["name"]))
        elif (found := re.search(r"/(?:channels|webhooks)/(\d+)", what)) is not None:
            yield from self._seen_in(int(found[1]), dms, f"{what} {_dumped(body)}")

    def _answered(self, asked: str, what: str, body: Mapping[str, Any]) -> Iterator[Perception]:
        """Return an answer to a command or press. Only the asker sees it, unless it is public."""
        backend = self._stage.env.backend
        asker = self._askers[asked]
        record = backend.interactions[backend.interaction_tokens[asked]]
        messages = backend.messages.get(record.channel_id, {})
        answer = messages.get(record.message_id or 0)
        files = self._files(answer.attachments) if answer is not None else ""
        is_open = body.get("type") in SHOWING and not int(body["data"].get("flags") or 0) & EPHEMERAL
        yield Perception(EVERYBODY if is_open else asker, f"{what.split(maxsplit=1)[0]} {_dumped(body)}{files}", ANSWER)
        if is_open:
            # A public answer shows the person who was answered.
            yield Perception(EVERYBODY, f"used by {asker}", ANSWER)

    def _seen_in(
        self, number: int, dms: Mapping[int, str], shown: str, files: Iterable[Mapping[str, Any]] = ()
    ) -> Iterator[Perception]:
        channel = self._stage.env.backend.channels.get(number)
        if number in dms:
            readers = [dms[number]]
        elif channel is not None and channel.type == ChannelType.PRIVATE_THREAD:
            readers = [self._people[user] for user in channel.thread_members if user in self._people]
        else:
            readers = [EVERYBODY]
        for reader in readers:
            yield Perception(reader, shown + self._files(files), str(number))

    def _files(self, attachments: Iterable[Mapping[str, Any]]) -> str:
        """Return a summary of the files of a message."""
        stored = self._stage.env.backend.cdn
        return "".join(f" {sha256(stored.get(each['url']) or b'').hexdigest()[:16]}" for each in attachments)


def _channel_of(body: Mapping[str, Any]) -> int:
    """Return the channel of an event. A thread has the number of its channel."""
    return int(body.get("channel_id") or body["id"])


def _dumped(body: Mapping[str, Any]) -> str:
    return json.dumps(body, ensure_ascii=False)


def links(
    perceptions: Iterable[Perception], players: Mapping[str, int], knowing: Iterable[str] = ()
) -> list[Perception]:
    """Return what shows somebody the name or number of another player while everybody else goes by an alias.

    A player's own name and number reveal nothing to them. People in ``knowing`` may know everything.
    """
    allowed = set(knowing)
    return [each for each in perceptions if each.reader not in allowed and _names_another(each, players)]


def _names_another(seen: Perception, players: Mapping[str, int]) -> bool:
    others = (f"{name}|{number}" for name, number in players.items() if name != seen.reader)
    return re.search(rf"(?<![\w-])({'|'.join(others)})(?!\w)", seen.shown) is not None
