"""The order of the night: the resolver agrees with an independent one, which was written from the page alone."""

import re
from collections.abc import Iterable
from functools import reduce
from random import Random

import pytest
from msgspec.structs import replace

from engine.audience import To
from engine.events import Event, Outcome
from engine.open_table.by_day import use
from engine.open_table.choice import Order
from engine.open_table.effects import BY_DAY, BY_GM, NIGHT_ORDER, ONE, TWO, UP_TO_THREE, Effect
from engine.open_table.events import (
    Acted,
    Applied,
    Bound,
    Converted,
    Copied,
    Died,
    Fate,
    Given,
    Jailed,
    Learned,
    Lost,
    Met,
    NightEnded,
    Offered,
    Recruited,
    Reported,
    Shown,
    Silenced,
    ToldByGm,
    Traced,
    VoteWeighed,
)
from engine.open_table.folding import fold
from engine.open_table.night import resolve
from engine.open_table.table import OpenTable
from tests.engine.open_table import by_the_page
from tests.engine.open_table.by_the_page import EFFECTS, PAGE, Dawn, Kept
from tests.engine.open_table.random_nights import random_file, random_orders, random_rulings, random_table, random_use

SEEDS = 30
"""Random files that are played each time; ``--nights`` plays more."""
NIGHTS = 10
"""The nights of each file."""


def told(events: Iterable[Event], seat: str) -> list[tuple[object, ...]]:
    """What one player is told of a night, in the words of the slow resolver."""
    mine = [event for event in events if event.to is To.PUBLIC or (isinstance(event.to, tuple) and seat in event.to)]
    return sorted([spoken for event in mine if (spoken := _spoken(event))], key=repr)


def _spoken(event: Event) -> tuple[object, ...]:
    match event:
        case Learned(ability=ability, targets=targets):
            results = (event.side, event.role, event.alike, event.count, event.players)
            known = [each for each in results if isinstance(each, str | bool | int | tuple)]
            return ("learned", ability, targets, known[0] if known else None)
        case Reported(ability=ability, worked=worked):
            return ("reported", ability, worked)
        case Jailed():
            return ("jail",)
        case Silenced():
            return ("silence",)
        case Bound(players=players):
            return ("bind", players)
        case VoteWeighed(votes=votes):
            return ("votes", votes)
        case Given(ability=ability):
            return ("give", ability)
        case Lost(abilities=abilities):
            return ("take", frozenset(abilities))
        case Copied(abilities=abilities):
            return ("copy", abilities)
        case Converted(role=role):
            return ("convert", role)
        case Recruited(side=side):
            return ("recruit", side)
        case Met(fellows=fellows):
            return ("meet", fellows)
        case ToldByGm(text=text):
            return ("told", text)
        case _:
            return _spoken_to_all(event)


def _spoken_to_all(event: Event) -> tuple[object, ...]:
    match event:
        case Acted(player=player, ability=ability, targets=targets):
            return ("acted", player, ability, targets)
        case Shown(player=player, role=role, side=side):
            return ("reveal", player, role, side)
        case Died() | NightEnded() | Offered() | Outcome():
            return ()
        case _:
            raise AssertionError(f"players are told nothing of the kind: {event}")


def dawn(table: OpenTable, orders: list[Order]) -> Dawn:
    """What the engine says of a night, in the words of the slow resolver."""
    return _spoken_dawn(table, resolve(table, orders))


def _spoken_dawn(table: OpenTable, events: tuple[Event, ...]) -> Dawn:
    after = reduce(fold, events, table)
    traced = [event for event in events if isinstance(event, Traced)]
    applied = [event for event in events if isinstance(event, Applied)]
    ends = [(event.side, event.winners) for event in events if isinstance(event, Outcome)]
    return Dawn(
        did={
            Order(each.player, each.ability, each.targets, each.of_side): (each.hit, str(each.fate)) for each in traced
        }
        | {_ruled(each): (() if each.fate is Fate.BLOCKED else (each.target,), str(each.fate)) for each in applied},
        told={seat: told(events, seat) for seat in table.seats},
        died=[(event.player, event.role, event.side) for event in events if isinstance(event, Died)],
        ended=ends[0] if ends else None,
        kept={seat: _kept(after, seat) for seat in table.seats},
        by_side={key: (after.used_by_side[key], named) for key, named in after.named_by_side.items()},
    )


def _ruled(event: Applied) -> Order:
    """An effect by the GM's ruling, in the words of the slow resolver."""
    does = f"{event.ability}:{event.effect} {event.thing}".strip()
    return Order(event.player, does, (event.target,), event.of_side)


def _kept(table: OpenTable, seat: str) -> Kept:
    player = table.players[seat]
    due = tuple([(each.night, each.is_strong) for each in player.due])
    return Kept(
        table.role_key(seat),
        table.side(seat),
        player.used,
        player.given,
        player.copied,
        frozenset(player.lost),
        player.vests_torn,
        player.marks,
        player.bound,
        due,
        player.named,
    )


def test_the_page_has_the_effects_in_the_engine_s_order() -> None:
    assert [str(row.effect) for row in NIGHT_ORDER] == EFFECTS


def test_the_page_says_how_many_players_each_effect_names() -> None:
    said = dict(re.findall(r"^\| `(\w+)` \| ([a-z ]+) \|", PAGE, re.MULTILINE))
    numbers = {"one": ONE, "oneself": ONE, "two": TWO, "one to three": UP_TO_THREE}

    assert {effect: numbers[number] for effect, number in said.items() if number in numbers} == {
        str(row.effect): row.number for row in NIGHT_ORDER
    }


def test_two_readers_of_the_page_resolve_random_nights_alike(request: pytest.FixtureRequest) -> None:
    for seed in range(request.config.getoption("--nights") or SEEDS):
        random = Random(seed)
        file = random_file(random)
        for _ in range(NIGHTS):
            table = random_table(random, file)
            orders = random_orders(random, table)
            table = replace(table, rulings=random_rulings(random, table, orders))
            assert dawn(table, orders) == by_the_page.resolve(table, orders), (seed, orders)


def test_two_readers_of_the_page_let_random_abilities_act_by_day_alike(request: pytest.FixtureRequest) -> None:
    for seed in range(request.config.getoption("--nights") or SEEDS):
        random = Random(seed)
        file = random_file(random)
        for _ in range(NIGHTS):
            table = random_table(random, file)
            used = random_use(random, table)
            if used is not None:
                assert _spoken_dawn(table, tuple(use(table, used))) == by_the_page.by_day(table, used), (seed, used)


def test_the_page_says_which_effects_are_not_for_the_day() -> None:
    (said,) = re.findall(r"All effects may be used by day but (.+?)\.", PAGE, re.DOTALL)

    assert {*re.findall(r"`(\w+)`", said)} == {*Effect} - BY_DAY


def test_the_page_says_which_effects_a_gm_may_choose() -> None:
    (said,) = re.findall(r"It is one of (.+?)\.", PAGE, re.DOTALL)

    assert re.findall(r"`(\w+)`", said) == [*BY_GM]
