"""Nobody perceives a secret: in news, asks and refusals, or in who is awaited."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import cast

import pytest

from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.events import SHELL_EVENTS, Event
from engine.great_table.events import ShotSpent
from engine.open_table.events import (
    Applied,
    Given,
    Jailed,
    Lost,
    Poisoned,
    Recruited,
    Ruled,
    Silenced,
    ThreadClosed,
    ToldByGm,
    VoteWeighed,
)
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from engine.speech import Message
from tests.suites.deals import DEALS
from tests.suites.leaky import ChattyRefusals, Loud, OpenOrders, Wrapped
from tests.suites.random_games import moves
from tests.suites.secrecy import Leak, begin, check_absence, check_deals, check_moves, check_views

Check = Callable[[AnyRulebook, int], None]
FIRST = {"quests": 113, "honnoji": 51, "open_table": 19}
"""The first seeds of games that soon have every kind of event; elsewhere 0."""
FIRST_OF_ASKS = {**FIRST, "great_table": 6, "open_table": 38}
"""The first seeds of games in which secret asks soon matter."""
FIRST_OF_KIND: dict[type[Event], int] = {
    Applied: 21,
    Given: 36,
    Jailed: 6,
    Lost: 36,
    Message: 39,
    Poisoned: 13,
    Recruited: 36,
    Ruled: 22,
    ShotSpent: 46,
    Silenced: 12,
    ThreadClosed: 25,
    ToldByGm: 22,
    VoteWeighed: 47,
}
"""The first seeds for kinds of events that few games have."""
SEEDS = 40
"""The number of seeds with which leaks are searched."""
GAMES = range(12)
"""The games in which every kind of event occurs."""

WITH_SECRETS = [rulebook for rulebook in RULEBOOKS if rulebook.hides]
every_game = pytest.mark.parametrize("rulebook", WITH_SECRETS, ids=lambda rulebook: rulebook.slug)
with_secret_answers = pytest.mark.parametrize(
    "rulebook", [rulebook for rulebook in WITH_SECRETS if rulebook.revealing], ids=lambda rulebook: rulebook.slug
)


@cache
def random_events(rulebook: AnyRulebook) -> list[Event]:
    """Return all events of some random games, with the GM's moves in every other."""
    events: list[Event] = []
    for seed in GAMES:
        random = Random(seed)
        game = begin(rulebook, random)
        for submission in moves(game, random, shell=0.2 * (seed % 2)):
            game.submit(submission, Chance({}, seeded_source(seed, len(game.log) + 1)))
        events += [event for entry in game.log for event in entry.events]
    return events


def secret_kinds(rulebook: AnyRulebook) -> list[type[Event]]:
    """Return the game's own kinds of private events, as random games show them."""
    kinds = {type(event) for event in random_events(rulebook) if event.to is not To.PUBLIC}
    return [kind for kind in rulebook.events if kind in kinds and kind not in SHELL_EVENTS]


def all_checks(seeds: Iterable[int]) -> Iterator[tuple[Check, int]]:
    """Yield the checks that compare what is told, seed by seed, quick ones first."""
    for seed in seeds:
        for part in range(3):
            yield check_deals, 3 * seed + part
        yield check_moves, seed


def check_each(check: Check, rulebook: AnyRulebook, seeds: Iterable[int]) -> None:
    """Check with each seed. A failure names its seed."""
    for seed in seeds:
        try:
            check(rulebook, seed)
        except Exception as wrong:
            wrong.add_note(f"with seed {seed}")
            raise


def is_red(rulebook: AnyRulebook, first: int) -> bool:
    """Return whether any check finds a leak, from a seed on."""
    return finds_a_leak(rulebook, range(first, first + SEEDS))


def finds_a_leak(rulebook: AnyRulebook, seeds: Iterable[int]) -> bool:
    """Return whether a check finds a leak with one of these seeds."""
    for check, seed in all_checks(seeds):
        try:
            check(rulebook, seed)
        except Leak:
            return True
    return False


@every_game
def test_answers_to_a_secret_ask_look_the_same_to_everybody_else(rulebook: AnyRulebook) -> None:
    check_each(check_moves, rulebook, range(5))


@every_game
def test_nobody_else_perceives_whether_a_secret_move_was_made(rulebook: AnyRulebook) -> None:
    check_each(check_absence, rulebook, range(3))


@every_game
def test_a_reader_perceives_no_difference_between_twin_deals(rulebook: AnyRulebook) -> None:
    check_each(check_deals, rulebook, range(15))


@every_game
def test_a_seat_is_asked_the_same_by_its_own_view(rulebook: AnyRulebook) -> None:
    check_each(check_views, rulebook, range(4))


@every_game
def test_the_compared_games_have_every_kind_of_event(rulebook: AnyRulebook) -> None:
    assert {type(event) for event in random_events(rulebook)} >= {*rulebook.events} - {*SHELL_EVENTS}


@every_game
def test_every_game_states_its_deals(rulebook: AnyRulebook) -> None:
    assert rulebook.slug in DEALS


@every_game
def test_a_secret_kind_of_event_made_public_is_found(rulebook: AnyRulebook) -> None:
    firsts = {kind: FIRST_OF_KIND.get(kind, FIRST.get(rulebook.slug, 0)) for kind in secret_kinds(rulebook)}

    assert firsts
    assert [kind for kind in firsts if not is_red(cast(AnyRulebook, Loud(rulebook, kind)), firsts[kind])] == []


@every_game
def test_a_wrapped_rulebook_that_tells_no_more_passes(rulebook: AnyRulebook) -> None:
    assert not finds_a_leak(cast(AnyRulebook, Loud(rulebook, Event)), range(1))


@with_secret_answers
@pytest.mark.parametrize("leaky", [OpenOrders, ChattyRefusals])
def test_any_other_leak_is_found(rulebook: AnyRulebook, leaky: type[Wrapped]) -> None:
    assert is_red(cast(AnyRulebook, leaky(rulebook)), FIRST_OF_ASKS[rulebook.slug])
