"""A whole game, from sign-up to the end: who joins when, and who acts next."""

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
from bot.storage.schema.presets import PresetName

GM = "Nora"
NAMES = (
    *("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Joe", "Kay", "Lee", "Mia"),
    *("Ned", "Oda", "Pip", "Quin", "Rex", "Sue", "Tom", "Una", "Vic", "Wyn", "Xan", "Yul", "Zoe"),
)
"""The names of possible players, in this order."""
THINKING = (2.0, 40.0)
"""The seconds before somebody acts: more than lie between two edits of a card, far fewer than a deadline."""
HOURS = (None, 0, 48)
"""The deadlines with which a GM who tries things may open a game; None leaves the usual ones."""
TURNS = 3
"""After this many rounds, a wait that only time ends is over as soon as nobody acts."""
MOST_TURNS = 10
"""After this many rounds, such a wait is over in any case."""
PATIENCE = 60
"""The most rounds that may pass without progress in the game."""
MOST_ACTS = 600
"""After this many acts, the GM ends a game of random players."""


class Manner(Struct, frozen=True):
    """The way in which a rehearsal is led.

    A GM who ``tries_things`` sets the game up at random, and has no patience with waits that only time ends. After
    ``most_acts`` the GM ends the game, unless somebody at the terminal ``is_waited_for``. The table may have a preset
    ``pace``.
    """

    tries_things: bool = True
    is_waited_for: bool = False
    most_acts: int = MOST_ACTS
    pace: PresetName | None = None


ANYHOW = Manner()


class Acting(Protocol):
    """Somebody who plays a seat."""

    client: Client

    async def is_called(self) -> bool:
        """Whether there is something for them to do, as far as they can see."""

    def remind(self, *, of_all: bool) -> None:
        """Let them look again at the channel's prompt, or with ``of_all`` at everything they have attended to."""

    async def act(self) -> None:
        """Do something."""


class Rehearsal:
    """Leads the GM and the players through one game. ``will`` is the source of the order of events."""

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
                if self._manner.is_waited_for:
                    await self._stage.pause(THINKING[-1])  # The message that calls the person is still on its way.
            await self._let_time_pass(has_acted=has_acted)
            stalled, lines = stalled + 1 if await self._lines() == lines else 0, await self._lines()
            if stalled > PATIENCE and not self._manner.is_waited_for:
                raise RehearsalFailed("Everybody does what they can, and the game does not go on.")
        await self._stage.pause(THINKING[-1])

    async def _sign_up(self, theme: str) -> None:
        await self._gm.open(theme, self._will.choice(HOURS) if self._manner.tries_things else None)
        await self._think()
        if self._manner.pace is not None:
            await self._gm.set_pace(self._manner.pace)
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
        """Let everybody act who is called. Return False if nobody is."""
        called = [player for player in self._players if await player.is_called()]
        self._will.shuffle(called)
        for player in called:
            if await self._is_over() or self._is_late():
                break
            await self._think()
            # Time may have ended the wait meanwhile.
            if await player.is_called():
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
        """Whether a game has taken so long that its GM ends it."""
        return not self._manner.is_waited_for and len(self._stage.acts) >= self._manner.most_acts

    async def _is_over(self) -> bool:
        hosted = await self._stage.game()
        return hosted is not None and hosted.phase is GamePhase.OVER

    async def _lines(self) -> int:
        hosted = await self._stage.game()
        return 0 if hosted is None or hosted.game is None else len(hosted.game.log)
