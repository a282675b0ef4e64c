"""Counts what people press in whole games on boards, how many posts tell of a game, and how often anybody is called.

Each press counts as a person's. A button is one press. A list is two, because one opens it and one chooses. So is each
list in a form, and to send the form in is one more.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from msgspec import Struct
from simcord import InteractionResult
from simcord.types import HttpLogEntry
from typing_extensions import override

from bench.measured import Measured
from bench.playing import NO_OPTIONS, SETTLED, begin, play
from bot.cogs.interaction.services import Services
from bot.policies.sensible import SENSIBLE
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM, NAMES
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.shown import Control
from bot.rehearsal.stage import Stage, set_stage
from bot.rehearsal.typed_commands import Command, Value
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.presets import PresetName
from bot.themes import load_themes
from engine.actions import Action
from engine.bluff.actions import Bid
from engine.bluff.events import Bid as BidMade
from engine.bluff.events import Round
from engine.boards.events import Turn
from engine.chance import Chance, seeded_source
from engine.sigily.actions import Agree, Cast, Wager
from engine.sigily.events import Moved
from engine.sigily.options import Spell

GAMES, QUICK_GAMES = 4, 1
THERE = 20.0
"""The seconds between two acts of people who are there: less than they take until they are called once more."""
AWAY = 600.0
"""The same where nobody is there before they are called."""
BUTTON, LIST = 1, 2
MAGIC = {"spells": [spell.value for spell in Spell], "wagers": True}
MENTION = re.compile(r"<@\d+>")
BET = "I'm home first"


class Tempo(NamedTuple):
    """The pace of a table, and the seconds between two acts."""

    pace: PresetName
    pause: float


BY_THE_DAY, ALL_THERE = Tempo(PresetName.DAY, AWAY), Tempo(PresetName.DAY, THERE)
IN_AN_EVENING = Tempo(PresetName.EVENING, THERE)


class Kind(NamedTuple):
    """A kind of game: its theme, its number of players, its options, and its tempo."""

    theme: str
    players: int
    options: Mapping[str, object] = NO_OPTIONS
    tempo: Tempo = BY_THE_DAY


class Deed(Struct, frozen=True):
    """A player's move, and the presses that it took."""

    action: Action
    presses: int


class Played(Struct, frozen=True):
    """A game at its end, the players' moves by hand, the bot's posts, and how many people these have called."""

    hosted: HostedGame
    deeds: tuple[Deed, ...]
    posts: int
    """In the channel."""
    calls: int
    """By a mention in the channel, or by DM."""

    def presses_for_each(self, kind: type) -> float:
        """Return all presses for each time that something has happened."""
        return sum(deed.presses for deed in self.deeds) / self.count(kind)

    def count(self, *kinds: type) -> int:
        """Return how often something of these kinds has happened."""
        return count(self.hosted, *kinds)

    def mean(self, wanted: Callable[[Action], bool]) -> tuple[float, ...]:
        """Return the average presses of these moves by hand; nothing if there was none."""
        found = [deed.presses for deed in self.deeds if wanted(deed.action)]
        return (sum(found) / len(found),) if found else ()


def count(hosted: HostedGame, *kinds: type) -> int:
    """Return how often something of these kinds has happened in a game."""
    return sum(isinstance(event, kinds) for entry in hosted.started.log for event in entry.events)


class Hand(Client):
    """A client that counts its presses."""

    presses = 0

    @override
    async def click(self, control: Control) -> InteractionResult:
        self.presses += BUTTON
        return await super().click(control)

    @override
    async def pick(self, control: Control, values: Sequence[str]) -> InteractionResult:
        self.presses += LIST
        return await super().pick(control, values)

    @override
    async def send_in(self, opened: InteractionResult, values: dict[str, object], channel_id: int) -> InteractionResult:
        self.presses += BUTTON + sum(LIST if isinstance(each, list) else BUTTON for each in values.values() if each)
        return await super().send_in(opened, values, channel_id)

    @override
    async def give(self, command: Command, values: Mapping[str, Value], channel_id: int) -> InteractionResult:
        self.presses += BUTTON + len(values)
        return await super().give(command, values, channel_id)


class Counted(Sensible):
    """A sensible player whose presses are counted for each move."""

    def __init__(self, stage: Stage, name: str, rulebook: str, will: Random) -> None:
        client = stage.people[name]
        self.hand = Hand(stage, name, client.user, client.member, stage.channel)
        super().__init__(stage, self.hand, SENSIBLE[rulebook], will)
        self.deeds: list[Deed] = []

    @override
    async def act(self) -> None:
        before, wanted = self.hand.presses, self._wanted
        await super().act()
        if wanted is not None:
            self.deeds.append(Deed(wanted, self.hand.presses - before))

    async def does(self, action: Action) -> None:
        """Make a move that no policy makes."""
        self._wanted = action
        await self.act()


async def measure(*, quick: bool) -> list[Measured]:
    """Play games of each kind to their ends. What no game had is left out."""
    seeds = range(1, 1 + (QUICK_GAMES if quick else GAMES))
    danube = [await play_out(Kind("danube", 2), seed) for seed in seeds]
    there = [await play_out(Kind("danube", 2, tempo=ALL_THERE), seed) for seed in seeds]
    evening = [await play_out(Kind("danube", 2, tempo=IN_AN_EVENING), seed) for seed in seeds]
    bluff = [await play_out(Kind("bluff", 3), seed) for seed in seeds]
    sigily = [await play_out(Kind("sigily", 2), seed) for seed in seeds]
    magic = [await play_out(Kind("sigily", 3, MAGIC), seed) for seed in seeds]
    found = [
        Measured("Danube: presses a turn", "", tuple(game.presses_for_each(Turn) for game in danube), (), "≤ 2"),
        Measured("Danube: turns a game", "", tuple(game.count(Turn) for game in danube)),
        Measured("Danube: posts a game by the day", "", tuple(game.posts for game in danube), (), "≤ 40"),
        Measured("Danube: calls a game by the day", "", tuple(game.calls for game in danube), (), "one a turn"),
        Measured("Danube: posts by the day, all there", "", tuple(game.posts for game in there), (), "≤ 40"),
        Measured("Danube: calls by the day, all there", "", tuple(game.calls for game in there)),
        Measured("Danube: posts an evening", "", tuple(game.posts for game in evening), (), "≤ 40"),
        Measured("Danube: calls an evening", "", tuple(game.calls for game in evening)),
        Measured("Bluff: posts a game by the day", "", tuple(game.posts for game in bluff)),
        Measured("Bluff: calls a game by the day", "", tuple(game.calls for game in bluff)),
        Measured("Bluff: bids and rounds a game", "", tuple(game.count(BidMade, Round) for game in bluff)),
        Measured("Bluff: presses a bid", "", _means(bluff, _is_plain_bid), (), "≤ 2"),
        Measured("Bluff: presses a bid that lays dice out", "", _means(bluff, _is_bid_with_dice), (), "≤ 4"),
        Measured("Sigily: posts a game by the day", "", tuple(game.posts for game in sigily)),
        Measured("Sigily: calls a game by the day", "", tuple(game.calls for game in sigily)),
        Measured("Sigily: turns a game", "", tuple(game.count(Turn) for game in sigily)),
        Measured("Sigily: presses a move", "", tuple(game.presses_for_each(Moved) for game in sigily), (), "≤ 2"),
        Measured(
            "Sigily: presses a move, spells and bets too", "", tuple(game.presses_for_each(Moved) for game in magic)
        ),
        Measured("Sigily: presses a fireball", "", _means(magic, _is_fireball), (), "≤ 3"),
        Measured("Sigily: presses to take up a bet", "", _means(magic, _takes_up_a_bet), (), "1"),
    ]
    return [measured for measured in found if measured.rounds]


def is_over(hosted: HostedGame) -> bool:
    """Whether a game is over."""
    return hosted.phase is GamePhase.OVER


async def play_out(kind: Kind, seed: int, is_done: Callable[[HostedGame], bool] = is_over) -> Played:
    """Play a game until it is done. Where players may bet, the second takes up a bet of the first."""
    names, will, rulebook = NAMES[: kind.players], Random(seed), load_themes()[kind.theme].rulebook
    async with set_stage([GM, *names]) as stage:
        await stage.ask(partial(_draw_from, stage=stage, seed=seed))
        await begin(stage, kind.theme, kind.options, kind.tempo.pace)
        first = len(stage.env.http_requests)
        seated = [Counted(stage, name, rulebook, will) for name in names]
        if "wagers" in kind.options:
            await seated[0].does(Wager(names[1], 1, BET))
            await seated[1].does(Agree(1, agree=True))
        hosted = await play(stage, seated, kind.tempo.pause, is_done)
        await stage.pause(SETTLED)
        requests = stage.env.http_requests[first:]
        posted = [_called(request.json) for request in requests if _is_post(request, [stage.channel.id])]
        dms = [*stage.env.backend.dm_channels.values()]
        called = [_called(request.json) for request in requests if _is_post(request, dms)]
        deeds = tuple(deed for player in seated for deed in player.deeds)
        return Played(hosted, deeds, len(posted), sum(posted) + sum(called))


async def _draw_from(services: Services, stage: Stage, seed: int) -> None:
    """Let the draws of each line follow from a seed."""

    def chance_of(hosted: HostedGame) -> Chance:
        return Chance(None, seeded_source(seed, hosted.lines + 1))

    services.games.draw_from(chance_of, stage.dealer.aliases_of)


def _is_post(request: HttpLogEntry, rooms: Iterable[int]) -> bool:
    """Whether a request sends a message to one of these channels or DMs."""
    return request.method == "POST" and request.path in {f"/channels/{room}/messages" for room in rooms}


def _called(body: Mapping[str, object] | None) -> int:
    """Return how many people a message calls."""
    content = "" if body is None else str(body.get("content") or "")
    return len({*MENTION.findall(content)})


def _means(games: Sequence[Played], wanted: Callable[[Action], bool]) -> tuple[float, ...]:
    return tuple(mean for game in games for mean in game.mean(wanted))


def _is_plain_bid(action: Action) -> bool:
    return isinstance(action, Bid) and not action.show


def _is_bid_with_dice(action: Action) -> bool:
    return isinstance(action, Bid) and bool(action.show)


def _is_fireball(action: Action) -> bool:
    return isinstance(action, Cast) and action.spell is Spell.FIREBALL


def _takes_up_a_bet(action: Action) -> bool:
    return isinstance(action, Agree)
