"""Answers presses by an edit of the pressed message, because answers cost nothing of the request budget.

An edit is owed as a row like every message, and sent in its turn. A press that waits then only carries it to Discord.
Without one, or if Discord takes no answer to it, an ordinary request edits the message.
"""

from collections import deque
from typing import Protocol

from bot.delivery.sending.claims import Wake
from bot.delivery.telling.outgoing import Outgoing
from bot.storage.games.hosted_game import HostedRoom
from bot.storage.outbox.outbox import Destination


class Press(Protocol):
    """A press that has not been answered yet."""

    async def change(self, outgoing: Outgoing | None) -> bool:
        """Answer by an edit of its message, or by removing its buttons; return False if Discord refuses the answer."""

    async def let_be(self) -> None:
        """Answer without an edit."""


class Presses:
    """Holds each room's unanswered presses, oldest first, with the messages that they were made on.

    ``wake`` hears where a press is to be answered.
    """

    def __init__(self, wake: Wake) -> None:
        self._wake = wake
        self._at_hand: dict[Destination, deque[tuple[int, Press]]] = {}

    def add(self, room: HostedRoom, message_id: int, press: Press) -> None:
        """Keep a press on a room's message until that is edited. If nothing is owed there, answer it at once."""
        there = Destination(room_id=room.id)
        self._at_hand.setdefault(there, deque()).append((message_id, press))
        self._wake([there])

    async def change(self, room: HostedRoom, outgoing: Outgoing | None) -> bool:
        """Edit a room's prompt, or remove its buttons, by a press on it. Return False without such a press."""
        at_hand = self._at_hand.get(Destination(room_id=room.id), deque())
        found = next((each for each in at_hand if each[0] == room.prompt_id), None)
        if found is None:
            return False
        at_hand.remove(found)
        return await found[1].change(outgoing)

    async def let_be(self, destination: Destination) -> None:
        """Answer all presses in a room to which nothing is sent for now."""
        for _, press in self._at_hand.pop(destination, ()):
            await press.let_be()

    async def close(self) -> None:
        """Answer all presses. The edits of their messages are sent at the next start."""
        for destination in list(self._at_hand):
            await self.let_be(destination)
