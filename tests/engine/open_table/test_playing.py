"""Whole games with each role file of the repository: random orders at night, and a random death by day."""

from collections import Counter
from functools import reduce
from pathlib import Path
from random import Random

import pytest

from engine.chance import Chance, seeded_source
from engine.errors import SetupRefused
from engine.events import Event
from engine.open_table.checking import deals
from engine.open_table.dealing import deal, tell
from engine.open_table.dying import die
from engine.open_table.folding import fold
from engine.open_table.night import resolve
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import RoleFile
from engine.open_table.table import OpenTable, begin
from engine.open_table.winning import outcome
from tests.engine.open_table.random_nights import random_orders
from tests.engine.open_table.role_files import SHIPPED

NAMES = tuple("ABCDEFGHIJKLMNOPQRSTUVWXY")
MOST_NIGHTS = 40

every_file = pytest.mark.parametrize("path", SHIPPED, ids=lambda path: str(path.stem))


def begun(file: RoleFile, seed: int) -> OpenTable:
    """A game of a file at the first nightfall."""
    return begin(file, deal(file, NAMES[: file.players], Chance(None, seeded_source(seed, 1))))


def played(file: RoleFile, seed: int) -> OpenTable:
    """A game of a file that was played to its end."""
    random, table = Random(seed), begun(file, seed)
    for _ in range(MOST_NIGHTS):
        table = reduce(fold, resolve(table, random_orders(random, table)), table)
        if table.outcome is None:
            table = reduce(fold, _day(table, random), table)
        if table.outcome is not None:
            return table
    raise AssertionError("this game does not end")


def _day(table: OpenTable, random: Random) -> tuple[Event, ...]:
    """Let somebody die by day."""
    died = tuple(die(table, {random.choice(table.living)}))
    return (*died, *outcome(reduce(fold, died, table)))


@every_file
def test_random_games_of_every_file_end_with_a_winner_of_the_file(path: Path) -> None:
    file = read_role_file(path.read_bytes())
    won = set()
    for seed in range(12):
        end = played(file, seed).outcome
        assert end is not None
        won.add(end.side)

    assert won <= {*file.sides, None}
    assert len(won - {None}) > 1


@every_file
def test_every_deal_of_a_file_is_one_of_those_it_allows(path: Path) -> None:
    file = read_role_file(path.read_bytes())
    dealt = [deal(file, NAMES[: file.players], Chance(None, seeded_source(seed, 1))) for seed in range(60)]
    counts = {frozenset(Counter(roles.values()).items()) for roles in dealt}

    assert counts == {frozenset(counts.items()) for counts in deals(file)}


def test_a_file_is_dealt_to_its_own_number_of_players_alone() -> None:
    with pytest.raises(SetupRefused):
        deal(read_role_file(SHIPPED[0].read_bytes()), NAMES, Chance())


def test_sides_and_roles_that_know_each_other_are_told_so_and_nobody_else_is() -> None:
    file = read_role_file(next(path for path in SHIPPED if path.stem == "friends-and-enemies").read_bytes())
    table = begun(file, 1)
    by_role = {seat: player.role for seat, player in table.players.items()}
    fellows = {event.to: event.fellows for event in tell(table)}

    for seat, role in by_role.items():
        others = tuple([other for other in by_role if by_role[other] == role and other != seat])
        assert fellows[(seat,)] == (() if role == "townie" else others)
