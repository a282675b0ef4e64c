"""Presses that are answered by a change of the message they were made on: the answer costs nothing of the budget.

What changes a message is owed as a row like everything else, and sent in its turn; a press that is at hand then is but
the way by which Discord is told. Without one, or if Discord takes no answer to it, the message is edited.
"""

from collections import deque
from typing import Protocol

from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.threads.thread_settling import Wake
from bot.storage.games.hosted_game import HostedRoom
from bot.storage.outbox.outbox import Destination


class Press(Protocol):
    """A press that is not answered yet."""

    async def change(self, outgoing: Outgoing | None) -> bool:
        """Answer by letting its message show this, or else lose its buttons; False if Discord does not take that."""

    async def let_be(self) -> None:
        """Answer without changing anything."""


class Presses:
    """The presses that are at hand in each room, oldest first, with the messages that they were made on.

    ``wake`` is told where one is to be answered.
    """

    def __init__(self, wake: Wake) -> None:
        self._wake = wake
        self._at_hand: dict[Destination, deque[tuple[int, Press]]] = {}

    def add(self, room: HostedRoom, message_id: int, press: Press) -> None:
        """Answer a press on a message of a room when that changes; at once, if nothing is owed there."""
        there = Destination(room_id=room.id)
        self._at_hand.setdefault(there, deque()).append((message_id, press))
        self._wake([there])

    async def change(self, room: HostedRoom, outgoing: Outgoing | None) -> bool:
        """Let a room's prompt show this, or else lose its buttons, if there is a press by which it can."""
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
        """Answer all: what changes their messages is sent at the next start."""
        for destination in list(self._at_hand):
            await self.let_be(destination)
