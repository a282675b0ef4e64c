"""Draws aliases when an anonymous game begins, so that no seat reveals its occupant or when they joined."""

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
"""The name of the draw."""


class Aliases(Struct, frozen=True):
    """The draw of the aliases: each of the ``players`` gets another of the ``free`` names."""

    players: tuple[str, ...]
    free: tuple[str, ...]
    shape = dict[str, str]

    def pick(self, random: Random) -> dict[str, str]:
        """Draw an alias for each."""
        return dict(zip(self.players, random.sample(self.free, len(self.players)), strict=True))

    def is_possible(self, outcome: Mapping[str, str]) -> bool:
        """Check that everybody has one of these names, and that no two share one."""
        given = {*outcome.values()}
        return outcome.keys() == {*self.players} and given <= {*self.free} and len(given) == len(outcome)


def is_usual(options: type[Struct]) -> bool:
    """Whether a game with these options has aliases unless its GM chooses otherwise."""
    return bool(getattr(options(), OPTION, False))


def alias_names(words: Words) -> list[str]:
    """Return the names that seats may get."""
    return [name.strip() for name in words.say("aliases").split(",")]


def aliases_of(hosted: HostedGame) -> Aliases:
    """Return the draw of the aliases for the people who have joined, by their seats. None equals a player's name."""
    taken = {folded(occupancy.player) for occupancy in hosted.occupancies}
    names = alias_names(bot_words(hosted.theme, hosted.language))
    people = tuple([name for name in hosted.names if name not in hosted.house])
    return Aliases(people, tuple([name for name in names if folded(name) not in taken]))


def give_aliases(connection: Connection, hosted: HostedGame) -> HostedGame:
    """Seat everybody anew under aliases, in their order. The new ids of seats and occupants reveal nothing earlier.

    House players keep their names, so that the table knows them.
    """
    drawn = hosted.alias_chance(hosted).draw(ALIASES, aliases_of(hosted))
    aliases = {name: drawn.get(name, name) for name in hosted.names}
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
