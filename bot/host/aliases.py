"""Aliases, drawn when an anonymous game begins: nothing about a seat then tells who sits on it, or who joined when."""

from collections.abc import Iterable
from dataclasses import replace
from random import SystemRandom

from msgspec import Struct
from sqlalchemy import Connection, delete

from bot.clock import now
from bot.delivery.saying import bot_words
from bot.storage.anonymity import OPTION
from bot.storage.live import Live, Sitting
from bot.storage.loading import sittings_of
from bot.storage.models import Occupant, Seat
from bot.storage.rows import add
from bot.wording.words import Words
from engine.names import folded

chance = SystemRandom()


def is_usual(options: type[Struct]) -> bool:
    """Whether a game with such options has aliases unless its GM chooses otherwise."""
    return bool(getattr(options(), OPTION, False))


def alias_names(words: Words) -> list[str]:
    """The names that seats may get."""
    return [name.strip() for name in words.say("aliases").split(",")]


def draw_aliases(words: Words, players: Iterable[str]) -> list[str]:
    """Draw an alias for each of these players, in alphabetical order. Nobody is called as a player is."""
    taken = [folded(player) for player in players]
    free = [name for name in alias_names(words) if folded(name) not in taken]
    return sorted(chance.sample(free, len(taken)))


def give_aliases(connection: Connection, live: Live) -> Live:
    """Seat everybody anew, at random, under aliases. Numbers of seats and occupants tell of nothing before."""
    players = sittings_of(connection, live.id)
    aliases = draw_aliases(bot_words(live.theme, live.language), [sitting.player for sitting in players])
    chance.shuffle(players)
    connection.execute(delete(Seat).where(Seat.game_id == live.id))
    sittings = []
    for position, (alias, sitting) in enumerate(zip(aliases, players, strict=True)):
        seat = Seat(game_id=live.id, name=alias, position=position)
        add(connection, seat)
        sittings.append(_seat_again(connection, seat, sitting))
    return replace(live, sittings=sittings)


def _seat_again(connection: Connection, seat: Seat, sitting: Sitting) -> Sitting:
    occupant = Occupant(
        seat_id=seat.id,
        user_id=sitting.user_id,
        name=sitting.player,
        since=now(),
        dm_channel_id=sitting.dm_channel_id,
        dm_open=sitting.dm_open,
        is_staff=sitting.is_staff,
    )
    add(connection, occupant)
    return replace(sitting, seat_id=seat.id, name=seat.name, occupant_id=occupant.id)
