"""A game whose people vanish one after the other, while the others play on as its policies choose."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random
from typing import NamedTuple

from bot.clock import now
from bot.delivery.gm.reminders import missing_in_public
from bot.host.waits.pace_times import ON_ITS_WAY
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Turn
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.escalation import Following
from bot.storage.schema.kinds import GamePhase
from engine.actions import Action
from engine.great_table.actions import Whisper
from engine.names import GM
from engine.speech import Say
from tests.cogs.stage import Stage, labels_of, text_of
from tests.twins.moving import move

GMS = ("Gia", "Hugo", "Yan")
"""The successive leaders: the first GM, then the co-GM, then a manager of the server."""
VANISH_AT = (1, 3)
"""The waits, counted from 0, in which the two GMs vanish."""
FOLLOW = timedelta(hours=float(Following.AFTER_6))
"""The time after which a GM's question escalates."""
HOURS = 2
"""The length of each wait."""
AT_ONCE = timedelta(seconds=5)
MOST_WAITS = 60
ROUNDS = 2
"""The number of turns that everybody has in a wait that only time ends."""


class Wait(NamedTuple):
    """A wait that is over: its kind, the time by which it had to end including its GMs' answers, and its actual end."""

    kind: str
    due: datetime
    ended: datetime


class Vanishing:
    """Plays a game to its end. In each kind of wait somebody whom it waits for vanishes, until ``least`` are left."""

    def __init__(self, stage: Stage, least: int, seed: int, *, leaving: bool) -> None:
        self.stage = stage
        self.gone: list[str] = []
        """The people who have vanished, in that order."""
        self.waits: list[Wait] = []
        self.asked: list[str] = []
        """The GMs who answered a question about a passed deadline."""
        self.followed_at: datetime | None = None
        """When a manager of the server has taken over."""
        self._least = least
        self._random = Random(seed)
        self._leaving = leaving
        self._left_in: set[str] = set()

    async def play(self) -> HostedGame:
        """Play to the end, and return the game as it is then."""
        while (hosted := await self.stage.hosted()).phase is not GamePhase.OVER:
            assert len(self.waits) < MOST_WAITS, self.waits
            kind = hosted.rulebook.kind_of_wait(hosted.started.table)
            assert kind is not None
            self._lose_a_player(hosted, kind)
            if len(self.waits) in VANISH_AT:
                self.vanish(GMS[VANISH_AT.index(len(self.waits))])
            due = await self._end(hosted)
            self.waits.append(Wait(kind, due, now()))
        return hosted

    def vanish(self, name: str) -> None:
        """Let somebody answer nothing any more, or even leave the server."""
        self.gone.append(name)
        if self._leaving:
            self.stage.guild.remove_member(self.stage.people[name])
            path = f"/channels/{self.stage.users[name].dm_channel.id}/messages"
            self.stage.env.inject_error("POST", path, status=403, code=50278, times=None)

    def _lose_a_player(self, hosted: HostedGame, kind: str) -> None:
        there = [name for name in hosted.names if name not in self.gone]
        missing = hosted.asks.missing | hosted.asks.unanswered | {*missing_in_public(hosted)}
        able = [name for name in there if name in missing - {GM}]
        if kind not in self._left_in and len(there) > self._least and able:
            self._left_in.add(kind)
            self.vanish(self._random.choice(able))

    async def _end(self, hosted: HostedGame) -> datetime:
        """Let the people present, time, or the GM end a wait, and return the time by which it had to be over."""
        assert hosted.deadline is not None
        due = now() + timedelta(hours=HOURS) + ON_ITS_WAY + AT_ONCE
        await self._let_play(hosted.wait_token)
        if not await self._is_over(hosted):
            await self._pass(hosted.deadline + ON_ITS_WAY + AT_ONCE - now())
        if not await self._is_over(hosted):
            due += await self._ask()
        assert await self._is_over(hosted), self.waits
        return due

    async def _is_over(self, hosted: HostedGame) -> bool:
        after = await self.stage.hosted()
        return after.wait_token != hosted.wait_token or after.phase is GamePhase.OVER

    async def _pass(self, time: timedelta) -> None:
        await self.stage.pass_hours(time / timedelta(hours=1))

    async def _ask(self) -> timedelta:
        """Let the GM who is asked close the wait, and return how long that takes, for people who are gone do not
        answer.
        """
        gm = next(name for name in GMS if name not in self.gone)
        follows = 0 if gm in self.asked else GMS.index(gm)
        for _ in range(follows):
            await self._pass(FOLLOW + ON_ITS_WAY)
        self.asked.append(gm)
        if GMS[follows] == "Yan":
            post = next(each for each in reversed(self.stage.channel.history()) if "Lead the game" in labels_of(each))
            panel = await self.stage.press(gm, post, "Lead the game")
            self.followed_at = now()
            await self.stage.press_and_confirm(gm, panel.response, "Close it now")
        else:
            await self.stage.press_and_confirm(gm, self.stage.dms(gm)[-1], "Close it now")
        return follows * (FOLLOW + ON_ITS_WAY)

    async def _let_play(self, token: str) -> None:
        """Let the people present do what they want in a wait."""
        for _ in range(ROUNDS):
            for seat in (await self.stage.hosted()).names:
                hosted = await self.stage.hosted()
                if hosted.wait_token != token or hosted.phase is GamePhase.OVER:
                    return
                if seat not in self.gone and (action := self._choice(hosted, seat)) is not None:
                    await move(self.stage, seat, action)

    def _choice(self, hosted: HostedGame, seat: str) -> Action | None:
        """Return the choice of somebody who goes by what their own seat knows, and does not talk."""
        asks = tuple(ask for ask in hosted.asks.of(seat) if ask.move not in (Say, Whisper))
        turn = Turn(hosted.told(seat).events, hosted.view(seat), asks)
        if not turn.awaited and not (asks and hosted.rulebook.timed):
            return None
        return SENSIBLE[hosted.rulebook.slug](turn, self._random)


FOR_GMS = (
    "deadline for",
    "Still missing",
    "No answer yet: ",
    "secret order is missing",
    "secret orders are missing",
    "I can't write to",
    "would like to watch",
)
"""Parts of sentences that only GMs are told."""
FOR_A_SEAT = ("Your side", "Under your cup", "Your card", "Your neighbours", "is waiting for you until")
"""Parts of sentences that only players are told."""


def strays(stage: Stage, vanishing: Vanishing, seats: Sequence[str]) -> list[str]:
    """Return what was told before the end to people whom it does not concern, or no longer does."""
    ended, led = vanishing.waits[-1].ended, vanishing.followed_at
    not_for = {**dict.fromkeys(seats, FOR_GMS), "Zoe": (*FOR_GMS, *FOR_A_SEAT)}
    places = [(name, stage.dms(name), said) for name, said in not_for.items()]
    places.append(("everybody", stage.channel.history(), (*FOR_GMS, *FOR_A_SEAT)))
    places.append(("Gia", [each for each in stage.dms("Gia") if led is not None and each.created_at > led], ("",)))
    return [
        f"{name}: {text_of(message)}"
        for name, messages, never in places
        for message in messages
        if message.created_at < ended and any(said in text_of(message) for said in never)
    ]
