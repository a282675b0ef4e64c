"""Chance in a rehearsal: outcomes that somebody has fixed, where they are possible, else real chance."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeGuard, TypeVar

import msgspec

from bot.host.moves.aliases import ALIASES, aliases_of
from bot.rehearsal.wanting import Wishes, fitted
from bot.storage.games.anonymity import with_anonymity
from bot.storage.games.hosted_game import HostedGame
from engine.chance import Chance, Draw
from engine.codec import convert
from engine.errors import BadInput, SetupRefused
from engine.game import Game
from engine.outcomes import Kind, as_recorded, choosing_of

T = TypeVar("T")
Place = TypeVar("Place")
Held = TypeVar("Held")

Drawn = Mapping[str, object]
"""Outcomes of chance by name, as in a record."""


class Dealer:
    """Returns the chance of each line.

    ``deal``, and the ``aliases`` of those who have joined, are fixed for the next game that begins. ``lines`` are fixed
    by number. ``wishes`` has the wanted outcomes of all other lines.
    """

    def __init__(self) -> None:
        self.deal: Drawn | None = None
        self.aliases: Mapping[str, str] | None = None
        self.lines: dict[int, Drawn] = {}
        self.wishes = Wishes()
        self.refused = ""
        """Why a fixed deal has not been dealt."""

    def __call__(self, hosted: HostedGame) -> Chance:
        """Return the chance of a game's next line."""
        if hosted.game is not None:
            line = self.lines.get(hosted.lines + 1)
            self.settle(hosted)
            return self.wishes.grant(hosted.id, hosted.lines + 1) if line is None else Chance(line)
        self.refused = "" if self.deal is None else problem_of(hosted, self.deal) or ""
        return Chance(None if self.refused else self.deal)

    def settle(self, hosted: HostedGame) -> None:
        """Put outcomes back in the queue that were given to lines which never came about."""
        self.wishes.settle(hosted.id, hosted.lines + (hosted.pending is not None))

    def aliases_of(self, hosted: HostedGame) -> Chance:
        """Return the chance of the aliases of those who have joined."""
        fits = self.aliases is not None and aliases_of(hosted).is_possible(self.aliases)
        return Chance({ALIASES: self.aliases} if fits else None)


class Noted(Chance):
    """Chance that notes the kind of each draw, and its possible outcomes."""

    def __init__(self, given: Drawn | None = None) -> None:
        super().__init__(given)
        self.kinds: dict[str, Kind] = {}
        self.could_give: dict[str, Callable[[object], bool]] = {}

    def draw(self, name: str, draw: Draw[T]) -> T:
        """Draw, and note the draw."""
        drawn = super().draw(name, draw)
        is_alone = self.drawn[name] == msgspec.to_builtins(drawn)
        self.kinds[name] = Kind(draw.shape, as_recorded(self.drawn[name]), choosing_of(draw) if is_alone else None)
        self.could_give[name] = lambda outcome: fitted(outcome, draw, Random()) is not None
        return drawn


def trial(hosted: HostedGame, given: Drawn | None = None, names: Sequence[str] = ()) -> Noted:
    """Deal to those who have joined, or to these seats, with the given outcomes. Raises BadInput and SetupRefused."""
    chance = Noted(given)
    options = with_anonymity(hosted.rulebook.options, hosted.options, anonymous=hosted.anonymous)
    Game.begin(hosted.rulebook, names or hosted.names, convert(options, hosted.rulebook.options), chance)
    return chance


def problem_of(hosted: HostedGame, given: Drawn) -> str | None:
    """Return why a deal is impossible among those who have joined, or None if it is possible."""
    try:
        trial(hosted, given)
    except (BadInput, SetupRefused) as problem:
        return str(problem)
    return None


def renamed(drawn: object, names: Mapping[str, str]) -> object:
    """Return a deal to people of other names. A lot stays a lot, even if somebody has it as a name."""
    match drawn:
        case str():
            return names.get(drawn, drawn)
        case Mapping() if is_of_lots(drawn):
            return {names.get(name, name): lot for name, lot in drawn.items()}
        case Mapping():
            return {renamed(name, names): renamed(value, names) for name, value in drawn.items()}
        case list() | tuple():
            return [renamed(value, names) for value in drawn]
        case _:
            return drawn


def lots_of(drawn: Drawn, name: str) -> tuple[str, ...]:
    """Return a person's lots in the words of a record: a role, or at least a side; nothing if no draw names them."""
    return tuple([lots[name] for lots in drawn.values() if is_of_lots(lots) and name in lots])


def is_of_lots(given: object) -> TypeGuard[Mapping[str, str]]:
    """Whether a draw gives roles, sides or other lots, by name."""
    return isinstance(given, Mapping) and all(isinstance(lot, str) for lot in given.values())


def dealt_so(drawn: Drawn, names: Sequence[str], wanted: Mapping[str, tuple[str, ...]]) -> Drawn | None:
    """Return a deal in which some people have the wanted lots, or None if a lot is too rare."""
    places = exchanged({name: lots_of(drawn, name) for name in names}, wanted)
    if places is None:
        return None
    owners = {place: name for name, place in places.items()}
    return {draw: renamed(given, owners) if is_of_lots(given) else given for draw, given in drawn.items()}


def exchanged(held: Mapping[Place, Held], wanted: Mapping[Place, Held]) -> dict[Place, Place] | None:
    """Return at whose former place each one is, after those who want something have swapped with somebody who has it.

    The result is None if there are too few of something.
    """
    places = {each: each for each in held}
    kept: list[Place] = []
    for each, thing in wanted.items():
        if held[places[each]] != thing:
            other = next((other for other in held if other not in kept and held[places[other]] == thing), None)
            if other is None:
                return None
            places[each], places[other] = places[other], places[each]
        kept.append(each)
    return places
