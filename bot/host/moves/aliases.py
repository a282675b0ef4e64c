"""Aliases, drawn when an anonymous game begins: nothing about a seat then tells who sits on it, or who joined when."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from msgspec import Struct
from sqlalchemy import Connection, delete

from bot.clock import now
from bot.delivery.telling.saying import bot_words
from bot.storage.games.anonymity import OPTION
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.schema.models import Occupant, Seat
from bot.storage.schema.rows import add
from bot.wording.words import Words
from engine.names import folded

ALIASES = "aliases"
"""How their draw is called."""


class Aliases(Struct, frozen=True):
    """The draw of who is called what: each of these by another of these names."""

    players: tuple[str, ...]
    free: tuple[str, ...]
    shape = dict[str, str]

    def pick(self, random: Random) -> dict[str, str]:
        """Give each an alias."""
        return dict(zip(self.players, random.sample(self.free, len(self.players)), strict=True))

    def is_possible(self, outcome: Mapping[str, str]) -> bool:
        """Everybody has one of these names, and nobody another's."""
        given = {*outcome.values()}
        return outcome.keys() == {*self.players} and given <= {*self.free} and len(given) == len(outcome)


def is_usual(options: type[Struct]) -> bool:
    """Whether a game with such options has aliases unless its GM chooses otherwise."""
    return bool(getattr(options(), OPTION, False))


def alias_names(words: Words) -> list[str]:
    """The names that seats may get."""
    return [name.strip() for name in words.say("aliases").split(",")]


def aliases_of(hosted: HostedGame) -> Aliases:
    """The draw of the aliases of those who have joined, by their seats. Nobody is called as a player is."""
    taken = {folded(occupancy.player) for occupancy in hosted.occupancies}
    names = alias_names(bot_words(hosted.theme, hosted.language))
    return Aliases(hosted.names, tuple([name for name in names if folded(name) not in taken]))


def give_aliases(connection: Connection, hosted: HostedGame) -> HostedGame:
    """Seat everybody anew under aliases, in their order. Numbers of seats and occupants tell of nothing before."""
    aliases = hosted.alias_chance(hosted).draw(ALIASES, aliases_of(hosted))
    connection.execute(delete(Seat).where(Seat.game_id == hosted.id))
    occupancies = []
    for position, occupancy in enumerate(sorted(hosted.occupancies, key=lambda occupancy: aliases[occupancy.name])):
        seat = Seat(game_id=hosted.id, name=aliases[occupancy.name], position=position)
        add(connection, seat)
        occupancies.append(_seat_again(connection, seat, occupancy))
    return replace(hosted, occupancies=occupancies)


def _seat_again(connection: Connection, seat: Seat, occupancy: Occupancy) -> Occupancy:
    occupant = Occupant(
        seat_id=seat.id,
        user_id=occupancy.user_id,
        name=occupancy.player,
        since=now(),
        dm_channel_id=occupancy.dm_channel_id,
        dm_open=occupancy.dm_open,
        is_staff=occupancy.is_staff,
    )
    add(connection, occupant)
    return replace(occupancy, seat_id=seat.id, name=seat.name, occupant_id=occupant.id)
