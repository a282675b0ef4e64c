"""What chance gives in a rehearsal: what somebody has fixed, where it could have come about, and else what comes."""

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
"""Outcomes of chance by name, as a record has them."""


class Dealer:
    """Gives each line its chance. ``deal``, and the ``aliases`` of those who have joined, are fixed for the next game
    that begins, and ``lines`` by their numbers; of all other lines it is ``wishes`` what they shall give.
    """

    def __init__(self) -> None:
        self.deal: Drawn | None = None
        self.aliases: Mapping[str, str] | None = None
        self.lines: dict[int, Drawn] = {}
        self.wishes = Wishes()
        self.refused = ""
        """Why a deal that was fixed has not been dealt."""

    def __call__(self, hosted: HostedGame) -> Chance:
        """The chance of a game's next line."""
        if hosted.game is not None:
            line = self.lines.get(hosted.lines + 1)
            self.settle(hosted)
            return self.wishes.grant(hosted.id, hosted.lines + 1) if line is None else Chance(line)
        self.refused = "" if self.deal is None else problem_of(hosted, self.deal) or ""
        return Chance(None if self.refused else self.deal)

    def settle(self, hosted: HostedGame) -> None:
        """Let wait again what was given to lines of a game that have not come about."""
        self.wishes.settle(hosted.id, hosted.lines + (hosted.pending is not None))

    def aliases_of(self, hosted: HostedGame) -> Chance:
        """The chance of the aliases of those who have joined."""
        fits = self.aliases is not None and aliases_of(hosted).is_possible(self.aliases)
        return Chance({ALIASES: self.aliases} if fits else None)


class Noted(Chance):
    """Chance that notes of what kind each draw is, and what it could give."""

    def __init__(self, given: Drawn | None = None) -> None:
        super().__init__(given)
        self.kinds: dict[str, Kind] = {}
        self.could_give: dict[str, Callable[[object], bool]] = {}

    def draw(self, name: str, draw: Draw[T]) -> T:
        """Draw, and note it."""
        drawn = super().draw(name, draw)
        is_alone = self.drawn[name] == msgspec.to_builtins(drawn)
        self.kinds[name] = Kind(draw.shape, as_recorded(self.drawn[name]), choosing_of(draw) if is_alone else None)
        self.could_give[name] = lambda outcome: fitted(outcome, draw, Random()) is not None
        return drawn


def trial(hosted: HostedGame, given: Drawn | None = None, names: Sequence[str] = ()) -> Noted:
    """A deal to those who have joined, or to these seats, with what is given. Raises BadInput and SetupRefused."""
    chance = Noted(given)
    options = with_anonymity(hosted.rulebook.options, hosted.options, anonymous=hosted.anonymous)
    Game.begin(hosted.rulebook, names or hosted.names, convert(options, hosted.rulebook.options), chance)
    return chance


def problem_of(hosted: HostedGame, given: Drawn) -> str | None:
    """Why a deal could not come about among those who have joined; None if it could."""
    try:
        trial(hosted, given)
    except (BadInput, SetupRefused) as problem:
        return str(problem)
    return None


def renamed(drawn: object, names: Mapping[str, str]) -> object:
    """A deal to people of other names. A lot is no name, though somebody be called so."""
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
    """What somebody has drawn, in the words of a record: a role, or at least a side; nothing if no draw names him."""
    return tuple([lots[name] for lots in drawn.values() if is_of_lots(lots) and name in lots])


def is_of_lots(given: object) -> TypeGuard[Mapping[str, str]]:
    """Whether a draw gives roles, sides or whatever else there is a word for, by name."""
    return isinstance(given, Mapping) and all(isinstance(lot, str) for lot in given.values())


def dealt_so(drawn: Drawn, names: Sequence[str], wanted: Mapping[str, tuple[str, ...]]) -> Drawn | None:
    """A deal in which some of all names have the lots that are wanted; None if there are not so many of one."""
    places = exchanged({name: lots_of(drawn, name) for name in names}, wanted)
    if places is None:
        return None
    owners = {place: name for name, place in places.items()}
    return {draw: renamed(given, owners) if is_of_lots(given) else given for draw, given in drawn.items()}


def exchanged(held: Mapping[Place, Held], wanted: Mapping[Place, Held]) -> dict[Place, Place] | None:
    """At whose former place each is, when whoever wants something has changed places with somebody who has it.

    None if there is not so much of something.
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
