"""The company: the person at the page plays some seats, perhaps all; the others play by themselves."""

from collections.abc import Iterator
from enum import StrEnum
from random import Random

from msgspec import Struct

from bot.components.keys import Verb
from bot.host.seats.player_names import name_for
from bot.policies.turn import Policy
from bot.rehearsal.game_master import GameMaster, button
from bot.rehearsal.player import Player
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM, THINKING, Acting
from bot.rehearsal.resuming import Resuming, Saved
from bot.rehearsal.stage import Stage
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from engine import names

ON_LOOKER = "Olaf"
"""An onlooker, who sees what everybody sees."""
TRIES = 4
"""The reminders that players get before nothing more is expected of them."""
ROUNDS = 3
"""The turns that random players get in a wait that only time ends."""


class People(Struct, frozen=True):
    """Everybody: the GM, an onlooker, those who join, and those who will take a seat later."""

    players: tuple[str, ...]
    substitutes: tuple[str, ...] = ()

    @property
    def acting(self) -> tuple[str, ...]:
        """Those who have a seat at some time."""
        return self.players + self.substitutes

    @property
    def gm(self) -> str:
        """The GM, whose name is unique."""
        return name_for(GM, self.acting, GM)

    @property
    def on_looker(self) -> str:
        """The onlooker, whose name is unique."""
        return name_for(ON_LOOKER, self.acting, ON_LOOKER)

    @property
    def names(self) -> tuple[str, ...]:
        """All names."""
        return self.on_looker, self.gm, *self.acting


class Part(StrEnum):
    """The kind of player behind a name."""

    ME = "me"
    RANDOM = "random"
    SENSIBLE = "sensible"
    ITSELF = "itself"


class Company:
    """Everybody there, and who plays them. ``will`` is the source of their choices."""

    def __init__(self, stage: Stage, theme: str, people: People, policy: Policy | None, will: Random) -> None:
        self.people = people
        self.parts: dict[str, Part] = {people.gm: Part.ITSELF, people.on_looker: Part.ME}
        self._stage = stage
        self._theme = theme
        self._policy = policy
        self._will = will
        self._gm = GameMaster(stage, stage.people[people.gm], will)
        self._acting: dict[str, Acting] = {}
        self._rounds = (0, 0)
        for name in people.acting:
            self.give(name, self.choices(name)[-1])

    def choices(self, name: str) -> tuple[Part, ...]:
        """Return who may play somebody. The last does so at first."""
        if name == self.people.gm:
            return Part.ME, Part.ITSELF
        if name not in self.people.acting:
            return ()
        return (Part.ME, Part.RANDOM) if self._policy is None else (Part.ME, Part.RANDOM, Part.SENSIBLE)

    def give(self, name: str, part: Part) -> None:
        """Change who plays somebody, from now on."""
        if part not in self.choices(name):
            return
        self.parts[name] = part
        self._acting.pop(name, None)
        if part is Part.RANDOM:
            self._acting[name] = Player(self._stage.people[name], self._will)
        elif part is Part.SENSIBLE and self._policy is not None:
            self._acting[name] = Sensible(self._stage, self._stage.people[name], self._policy, self._will)

    @property
    def mine(self) -> tuple[str, ...]:
        """The names that the person at the page plays."""
        return tuple(name for name, part in self.parts.items() if part is Part.ME)

    def called(self, hosted: HostedGame | None) -> tuple[str, ...]:
        """Return the names for which the game waits, or whom it asks while time runs."""
        return tuple(self._called(hosted))

    async def go_through(self, saved: Saved) -> None:
        """Replay everything done in a saved game. Raises RehearsalFailed."""
        await Resuming(self._stage, self._gm, saved).run()

    async def step(self) -> bool:
        """Let one automatic player do one thing. Return False if nobody has anything to do."""
        hosted = await self._stage.game()
        if hosted is None:
            return await self._open()
        match hosted.phase:
            case GamePhase.SIGNUP:
                return await self._sign_up(hosted)
            case GamePhase.RUNNING:
                return await self._play(hosted)
            case GamePhase.OVER:
                return False

    def _called(self, hosted: HostedGame | None) -> Iterator[str]:
        if hosted is None:
            yield self.people.gm
        elif hosted.phase is GamePhase.SIGNUP:
            yield from self._missing(hosted) or [self.people.gm]
        elif hosted.phase is GamePhase.RUNNING:
            seats = hosted.asks.missing | hosted.asks.unanswered
            if names.GM in seats:
                yield self.people.gm
            occupancy = {each.user_id for each in hosted.occupancies if each.name in seats}
            yield from (name for user_id, name in self._stage.names.items() if user_id in occupancy)

    def _missing(self, hosted: HostedGame) -> list[str]:
        """Return those who have not joined yet."""
        return [name for name in self.people.players if hosted.occupancy_of(self._stage.people[name].id) is None]

    async def _open(self) -> bool:
        if not self._gm_acts:
            return False
        await self._gm.open(self._theme, None)
        return True

    async def _sign_up(self, hosted: HostedGame) -> bool:
        missing = self._missing(hosted)
        joining = next((name for name in missing if name in self._acting), None)
        if joining is not None:
            client = self._stage.people[joining]
            await client.press(button(client, Verb.JOIN))
        elif not missing and self._gm_acts:
            await self._gm.begin()
        else:
            return False
        return True

    async def _play(self, hosted: HostedGame) -> bool:
        for attempt in range(TRIES):
            if await self._act(hosted):
                return True
            if not self._remind(hosted, of_all=attempt % 2 == 1):
                break
        return await self._close(hosted)

    async def _act(self, hosted: HostedGame) -> bool:
        """Let one of the seated players who are called act."""
        occupancy = [each for each in self._acting.values() if hosted.occupancy_of(each.client.id) is not None]
        for player in self._will.sample(occupancy, len(occupancy)):
            if await player.is_called():
                await self._stage.pause(self._will.uniform(*THINKING))
                if await player.is_called():
                    await player.act()
                return True
        if not self._gm_acts:
            return False
        before = len(self._stage.acts)
        await self._gm.answer()
        return len(self._stage.acts) > before

    @property
    def _gm_acts(self) -> bool:
        """Whether the GM acts automatically."""
        return self.parts[self.people.gm] is not Part.ME

    def _remind(self, hosted: HostedGame, *, of_all: bool) -> bool:
        """Remind those who are waited for, and now and then everybody where only time ends the wait."""
        reminded = {*self.called(hosted)} & self._acting.keys()
        if _is_timed(hosted):
            wait, rounds = self._rounds
            self._rounds = (hosted.wait_line, rounds + 1 if wait == hosted.wait_line else 1)
            reminded = {*self._acting} if self._rounds[1] <= ROUNDS else set()
        for name in reminded:
            self._acting[name].remind(of_all=of_all)
        return bool(reminded)

    async def _close(self, hosted: HostedGame) -> bool:
        """Let the GM end a wait that only time ends, unless somebody whom the person plays may still want something."""
        seats = {
            occupancy.name for name in self.mine if (occupancy := hosted.occupancy_of(self._stage.people[name].id))
        }
        if not self._gm_acts or not _is_timed(hosted) or any(hosted.asks.of(seat) for seat in seats):
            return False
        client = self._gm.client
        await client.type(client.commands["gm close"], {})
        return True


def _is_timed(hosted: HostedGame) -> bool:
    """Whether only time ends the present wait."""
    if hosted.game is None or hosted.game.table.paused:
        return False
    return hosted.rulebook.kind_of_wait(hosted.game.table) in hosted.rulebook.timed
