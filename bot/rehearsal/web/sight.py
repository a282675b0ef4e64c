"""One person's view of Discord: the channel, the DM, and their threads, with the messages there."""

from collections.abc import Iterator

from msgspec import Struct
from simcord.backend.access import channel_accessible
from simcord.backend.models import Message

from bot.rehearsal.stage import Stage

TABLE, DM = "table", "dm"
MOST_SHOWN = 80
"""The messages of a place that are shown, beside pinned ones, until somebody wants older ones."""


class Place(Struct, frozen=True):
    """A channel, a DM or a thread. ``key`` stands for it on the page."""

    key: str
    name: str
    channel_id: int | None


class Sight:
    """Looks at the simulated Discord as a person."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._shown: dict[tuple[str, str], int] = {}

    def places(self, who: str) -> tuple[Place, ...]:
        """Return the places that the person can see."""
        return tuple(self._places(who))

    def place(self, who: str, key: str) -> Place | None:
        """Return the place of that key, if the person can see it."""
        return next((place for place in self._places(who) if place.key == key), None)

    def look_back(self, who: str, key: str) -> None:
        """Show the person older messages of a place, as many again as at first."""
        self._shown[who, key] = self._shown.get((who, key), MOST_SHOWN) + MOST_SHOWN

    def messages(self, who: str, place: Place) -> tuple[list[Message], bool]:
        """Return the newest and the pinned messages that the person sees, in order, and whether older ones exist."""
        user_id = self._stage.people[who].id
        there = self._stage.env.backend.messages.get(place.channel_id or 0, {})
        seen = [message for message in there.values() if message.visible_to(user_id)]
        most = self._shown.get((who, place.key), MOST_SHOWN)
        return [message for message in seen[:-most] if message.pinned] + seen[-most:], len(seen) > most

    def message(self, who: str, message_id: int) -> Message | None:
        """Return a message, if the person sees it somewhere."""
        backend, user_id = self._stage.env.backend, self._stage.people[who].id
        for place in self._places(who):
            message = backend.messages.get(place.channel_id or 0, {}).get(message_id)
            if message is not None and message.visible_to(user_id):
                return message
        return None

    def _places(self, who: str) -> Iterator[Place]:
        stage, person = self._stage, self._stage.people[who]
        yield Place(TABLE, stage.channel.name or "", stage.channel.id)
        yield Place(DM, "", person.dm)
        for channel in stage.env.backend.channels.values():
            is_in = channel.is_thread and person.id in channel.thread_members
            if is_in and channel_accessible(stage.env.backend, channel.id, person.id):
                yield Place(str(channel.id), channel.name or "", channel.id)
