"""A whole game, from sign-up to the end: who comes when, and who acts next."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from msgspec import Struct

from bot.components.keys import Verb
from bot.rehearsal.failure import RehearsalFailed
from bot.rehearsal.game_master import GameMaster, button
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.stage import Stage
from bot.storage.schema.kinds import GamePhase

GM = "Nora"
NAMES = (
    *("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Joe", "Kay", "Lee", "Mia"),
    *("Ned", "Oda", "Pip", "Quin", "Rex", "Sue", "Tom", "Una", "Vic", "Wyn", "Xan", "Yul", "Zoe"),
)
"""Who may play, in this order."""
THINKING = (2.0, 40.0)
"""Seconds that pass before somebody acts: longer than lie between two edits of a card, far less than a deadline."""
HOURS = (None, 0, 48)
"""Deadlines that a GM who tries things may open his game with; None leaves the usual ones."""
TURNS = 3
"""After so many rounds a wait that only time ends is over as soon as nobody does anything."""
MOST_TURNS = 10
"""And after so many at any rate."""
PATIENCE = 60
"""How many rounds may pass in which the game does not go on."""
MOST_ACTS = 600
"""After so much that was pressed, chosen and typed the GM ends a game of players who do anything."""


class Manner(Struct, frozen=True):
    """How a rehearsal is led.

    Its GM ``tries_things``: he sets the game up at random, and has no patience with waits that only time ends. After
    ``most_acts`` he ends a game. It goes on for as long as it takes where somebody at the terminal ``is_waited_for``.
    """

    tries_things: bool = True
    is_waited_for: bool = False
    most_acts: int = MOST_ACTS


ANYHOW = Manner()


class Acting(Protocol):
    """Whoever plays a seat."""

    client: Client

    async def is_called(self) -> bool:
        """Whether there is something to do for him, as far as he can see."""

    def remind(self, *, of_all: bool) -> None:
        """Let him look again at the channel's prompt, or at all he has attended to."""

    async def act(self) -> None:
        """Do something."""


class Rehearsal:
    """Leads the GM and the players through one game. ``will`` is where the order of things comes from."""

    def __init__(self, stage: Stage, players: Sequence[Acting], will: Random, manner: Manner = ANYHOW) -> None:
        self._manner = manner
        self._stage = stage
        self._players = players
        self._will = will
        self._gm = GameMaster(stage, stage.people[GM], will)
        self._wait = 0
        self._rounds = 0

    async def run(self, theme: str) -> None:
        """Play a whole game. Raises RehearsalFailed."""
        await self._sign_up(theme)
        stalled, lines = 0, 0
        while not await self._is_over():
            if self._is_late():
                await self._gm.end()
                continue
            has_acted = await self._round()
            if not has_acted:
                for player in self._players:
                    player.remind(of_all=stalled % 4 == 3)
            await self._let_time_pass(has_acted=has_acted)
            stalled, lines = stalled + 1 if await self._lines() == lines else 0, await self._lines()
            if stalled > PATIENCE and not self._manner.is_waited_for:
                raise RehearsalFailed("Everybody does what he can, and the game does not go on.")
        await self._stage.pause(THINKING[-1])

    async def _sign_up(self, theme: str) -> None:
        await self._gm.open(theme, self._will.choice(HOURS) if self._manner.tries_things else None)
        await self._think()
        for player in self._players:
            await self._join(player.client)
            await self._think()
        if self._manner.tries_things:
            await self._gm.set_up()
            await self._think()
        await self._gm.begin()

    async def _join(self, client: Client) -> None:
        if self._will.random() < 0.3:
            await client.type(client.commands["game join"], {})
        else:
            await client.press(button(client, Verb.JOIN))

    async def _round(self) -> bool:
        """Let everybody act who is called; False if nobody is."""
        called = [player for player in self._players if await player.is_called()]
        self._will.shuffle(called)
        for player in called:
            if not await self._is_over() and not self._is_late() and await player.is_called():
                await self._think()
                await player.act()
        if not await self._is_over() and not self._is_late():
            await self._gm.answer()
        return bool(called)

    async def _let_time_pass(self, *, has_acted: bool) -> None:
        """End a wait that only time ends, once everybody has had some turns in it."""
        hosted = await self._stage.game()
        if (
            hosted is None
            or hosted.game is None
            or hosted.rulebook.kind_of_wait(hosted.game.table) not in hosted.rulebook.timed
        ):
            return
        self._rounds = self._rounds + 1 if self._wait == hosted.wait_line else 1
        self._wait = hosted.wait_line
        is_due = self._manner.tries_things or not has_acted or self._rounds >= MOST_TURNS
        if is_due and self._rounds >= TURNS and not hosted.game.table.paused:
            client = self._stage.people[GM]
            await client.type(client.commands["gm close"], {})

    async def _think(self) -> None:
        await self._stage.pause(self._will.uniform(*THINKING))

    def _is_late(self) -> bool:
        """Whether a game has gone on for so long that its GM ends it."""
        return not self._manner.is_waited_for and len(self._stage.acts) >= self._manner.most_acts

    async def _is_over(self) -> bool:
        hosted = await self._stage.game()
        return hosted is not None and hosted.phase is GamePhase.OVER

    async def _lines(self) -> int:
        hosted = await self._stage.game()
        return 0 if hosted is None or hosted.game is None else len(hosted.game.log)
