"""Nobody perceives what he may not: in what he is told, asked and refused, and in who is awaited."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import cast

import pytest

from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.events import SHELL_EVENTS, Event
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.suites.deals import DEALS
from tests.suites.leaky import ChattyRefusals, Loud, OpenOrders, Wrapped
from tests.suites.random_games import moves
from tests.suites.secrecy import Leak, begin, check_deals, check_moves, check_views

Check = Callable[[AnyRulebook, int], None]
FIRST = {"quests": 6, "honnoji": 51}
"""The first seed of games that soon have every kind of event: elsewhere it is 0."""
SEEDS = 40
"""With so many a leak is looked for."""
GAMES = range(12)
"""In these every kind of event comes about."""

WITH_SECRETS = [rulebook for rulebook in RULEBOOKS if rulebook.hides]
every_game = pytest.mark.parametrize("rulebook", WITH_SECRETS, ids=lambda rulebook: rulebook.slug)
with_secret_answers = pytest.mark.parametrize(
    "rulebook", [rulebook for rulebook in WITH_SECRETS if rulebook.revealing], ids=lambda rulebook: rulebook.slug
)


@cache
def random_events(rulebook: AnyRulebook) -> list[Event]:
    """All that happens in some random games, with the GM's moves in every other."""
    events: list[Event] = []
    for seed in GAMES:
        random = Random(seed)
        game = begin(rulebook, random)
        for submission in moves(game, random, shell=0.2 * (seed % 2)):
            game.submit(submission, Chance({}, seeded_source(seed, len(game.log) + 1)))
        events += [event for entry in game.log for event in entry.events]
    return events


def secret_kinds(rulebook: AnyRulebook) -> list[type[Event]]:
    """The game's own kinds of event that are not for everybody, as random games show them."""
    kinds = {type(event) for event in random_events(rulebook) if event.to is not To.PUBLIC}
    return [kind for kind in rulebook.events if kind in kinds and kind not in SHELL_EVENTS]


def all_checks(seeds: Iterable[int]) -> Iterator[tuple[Check, int]]:
    """The checks that compare what is told, seed by seed; those first that take no time."""
    for seed in seeds:
        for part in range(3):
            yield check_deals, 3 * seed + part
        yield check_moves, seed


def check_each(check: Check, rulebook: AnyRulebook, seeds: Iterable[int]) -> None:
    """Check with each seed. What is wrong tells with which."""
    for seed in seeds:
        try:
            check(rulebook, seed)
        except Exception as wrong:
            wrong.add_note(f"with seed {seed}")
            raise


def is_red(rulebook: AnyRulebook) -> bool:
    """Say whether any check finds a leak."""
    first = FIRST.get(rulebook.slug, 0)
    return finds_a_leak(rulebook, range(first, first + SEEDS))


def finds_a_leak(rulebook: AnyRulebook, seeds: Iterable[int]) -> bool:
    """Say whether a check does with one of these seeds."""
    for check, seed in all_checks(seeds):
        try:
            check(rulebook, seed)
        except Leak:
            return True
    return False


@every_game
def test_two_answers_to_a_secret_ask_look_the_same_to_everybody_else(rulebook: AnyRulebook) -> None:
    check_each(check_moves, rulebook, range(5))


@every_game
def test_deals_that_a_reader_cannot_tell_apart_look_the_same_to_him(rulebook: AnyRulebook) -> None:
    check_each(check_deals, rulebook, range(15))


@every_game
def test_a_seat_is_asked_the_same_by_its_own_view(rulebook: AnyRulebook) -> None:
    check_each(check_views, rulebook, range(4))


@every_game
def test_the_games_that_are_looked_at_have_every_kind_of_event(rulebook: AnyRulebook) -> None:
    assert {type(event) for event in random_events(rulebook)} >= {*rulebook.events} - {*SHELL_EVENTS}


@every_game
def test_every_game_states_its_deals(rulebook: AnyRulebook) -> None:
    assert rulebook.slug in DEALS


@every_game
def test_a_secret_kind_of_event_made_public_is_found(rulebook: AnyRulebook) -> None:
    kinds = secret_kinds(rulebook)

    assert kinds
    assert [kind for kind in kinds if not is_red(cast(AnyRulebook, Loud(rulebook, kind)))] == []


@every_game
def test_a_rulebook_is_green_when_it_is_wrapped_and_tells_no_more(rulebook: AnyRulebook) -> None:
    assert not finds_a_leak(cast(AnyRulebook, Loud(rulebook, Event)), range(1))


@with_secret_answers
@pytest.mark.parametrize("leaky", [OpenOrders, ChattyRefusals])
def test_a_rulebook_that_leaks_in_another_way_is_found(rulebook: AnyRulebook, leaky: type[Wrapped]) -> None:
    assert is_red(cast(AnyRulebook, leaky(rulebook)))
