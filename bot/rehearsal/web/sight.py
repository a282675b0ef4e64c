"""What one person's Discord shows: the channel, the DM, and the threads that he is in, with the messages there."""

from collections.abc import Iterator

from msgspec import Struct
from simcord.backend.access import channel_accessible
from simcord.backend.models import Message

from bot.rehearsal.stage import Stage

TABLE, DM = "table", "dm"
MOST_SHOWN = 80
"""So many messages of a place are shown, beside those that are pinned."""


class Place(Struct, frozen=True):
    """A channel, a DM or a thread. ``key`` stands for it on the page."""

    key: str
    name: str
    channel_id: int | None


class Sight:
    """Looks at the simulated Discord as somebody."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def places(self, who: str) -> tuple[Place, ...]:
        """Where he can look."""
        return tuple(self._places(who))

    def place(self, who: str, key: str) -> Place | None:
        """The place of that key, if he can look there."""
        return next((place for place in self._places(who) if place.key == key), None)

    def messages(self, who: str, place: Place) -> list[Message]:
        """What he sees there, oldest first: the newest, and what is pinned."""
        user_id = self._stage.people[who].id
        there = self._stage.env.backend.messages.get(place.channel_id or 0, {})
        seen = [message for message in there.values() if message.visible_to(user_id)]
        return [message for message in seen[:-MOST_SHOWN] if message.pinned] + seen[-MOST_SHOWN:]

    def message(self, who: str, message_id: int) -> Message | None:
        """A message, if he sees it somewhere."""
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
