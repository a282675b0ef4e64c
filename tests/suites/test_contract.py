"""What every game keeps, whatever is played. A new game is held to it by existing."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from engine.actions import Abort, Action, Close, Expire, Extend, Pause, Replace, Resume, Undo
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.codec import event_decoder
from engine.errors import Refused, SetupRefused
from engine.events import Outcome
from engine.game import Game
from engine.judging import Wish, decide
from engine.names import CLOCK, GM
from engine.record import Replay
from engine.refusals import GameOver
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.suites.random_games import Played, every_move, moves, play, setups

IN_AN_ORDER_OF_THEIR_OWN = {("leaders", "order"), ("seated", "seats"), ("votes", "counts"), ("reveal", "seats")}
"""The lists of names, by notice and field, that are in no seat order: their order is what they tell."""

every_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda rulebook: rulebook.slug)


def whole_game(data: st.DataObject, rulebook: AnyRulebook, shell: float = 0.1) -> Played:
    """A random game, played to its end, on a setup that the rules allow."""
    return play(rulebook, *allowed_setup(data, rulebook), shell)


def allowed_setup(data: st.DataObject, rulebook: AnyRulebook, tries: int = 5) -> tuple[tuple[str, ...], Struct, int]:
    """Seats, options and a seed; the game's own options if the rules refuse all that are drawn."""
    seats, options, seed = data.draw(setups(rulebook))
    try:
        Game.begin(rulebook, seats, options, Chance({}, seeded_source(seed, 1)))
    except SetupRefused:
        return allowed_setup(data, rulebook, tries - 1) if tries > 1 else (seats, rulebook.options(), seed)
    return seats, options, seed


def steps(data: st.DataObject, rulebook: AnyRulebook, often: float) -> Iterator[tuple[Game, Random]]:
    """Some of the moments of a random game."""
    seats, options, seed = allowed_setup(data, rulebook)
    random = Random(seed)
    game = Game.begin(rulebook, seats, options, Chance({}, seeded_source(seed, 1)))
    for wish in moves(game, random, shell=0.05):
        if random.random() < often:
            yield game, random
        game.submit(wish, Chance())


@every_game
@given(data=st.data())
def test_random_play_ends_with_an_outcome_that_the_game_declares(rulebook: AnyRulebook, data: st.DataObject) -> None:
    game = whole_game(data, rulebook).game
    outcome = game.table.outcome

    assert outcome is not None
    assert outcome.side in (*rulebook.sides, None)
    assert outcome.winners == game.table.in_seat_order(outcome.winners)
    assert [type(event) for event in game.log[-1].events[-2:-1]] == [Outcome]


@every_game
@given(data=st.data())
def test_a_record_replays_to_the_same_events_and_table(rulebook: AnyRulebook, data: st.DataObject) -> None:
    played = whole_game(data, rulebook)
    replay = Replay({rulebook.slug: rulebook}, played.record)
    verdicts = list(replay)

    assert [verdict.entry for verdict in verdicts] == played.game.log
    assert replay.game.table == played.game.table


@every_game
@given(data=st.data())
def test_without_its_draws_a_record_replays_to_the_same_from_the_same_seed(
    rulebook: AnyRulebook, data: st.DataObject
) -> None:
    played = whole_game(data, rulebook)
    lines = [msgspec.json.decode(line) for line in played.record]
    bare = [msgspec.json.encode({name: line[name] for name in line if name != "drawn"}) for line in lines]
    once, twice = (Replay({rulebook.slug: rulebook}, bare, seed=7) for _ in range(2))

    assert [verdict.entry for verdict in once] == [verdict.entry for verdict in twice]


@every_game
@given(data=st.data())
def test_every_event_survives_json(rulebook: AnyRulebook, data: st.DataObject) -> None:
    events = [event for entry in whole_game(data, rulebook).game.log for event in entry.events]

    assert [event_decoder(rulebook).decode(msgspec.json.encode(event)) for event in events] == events


@every_game
@given(data=st.data())
def test_a_snapshot_of_the_table_survives_json(rulebook: AnyRulebook, data: st.DataObject) -> None:
    for game, _ in steps(data, rulebook, often=0.1):
        snapshot = msgspec.json.decode(msgspec.json.encode(game.table), type=type(game.table))

        assert snapshot == game.table
        assert Game.resume(rulebook, game.options, game.log, snapshot).asks == game.asks


@every_game
@given(data=st.data())
def test_a_game_loaded_from_its_log_is_the_game(rulebook: AnyRulebook, data: st.DataObject) -> None:
    for game, _ in steps(data, rulebook, often=0.05):
        loaded = Game.load(rulebook, game.seats, game.options, game.log)

        assert (loaded.log, loaded.table, loaded.asks) == (game.log, game.table, game.asks)
        assert [loaded.view(seat) for seat in game.seats] == [game.view(seat) for seat in game.seats]


@every_game
@given(data=st.data())
def test_after_the_end_everything_is_refused(rulebook: AnyRulebook, data: st.DataObject) -> None:
    game = whole_game(data, rulebook).game
    by_gm: list[Action] = [Close(), Pause(), Resume(), Undo(), Abort(), Extend(hours=1)]
    by_gm.append(Replace(player=game.seats[0], by="Somebody New"))
    tries = [Wish(GM, action) for action in by_gm] + [Wish(CLOCK, Expire())]
    tries += [Wish(seat, action) for seat in game.seats for action in every_move(rulebook, game.seats)]

    assert game.asks == ()
    assert {refusal_of(game, wish) for wish in tries} == {GameOver()}


@every_game
@given(data=st.data())
def test_every_pick_of_every_ask_is_accepted(rulebook: AnyRulebook, data: st.DataObject) -> None:
    for game, random in steps(data, rulebook, often=0.3):
        for ask in game.asks:
            for seat in ask.seats:
                decide(rulebook, game.table, game.asks, Wish(seat, ask.pick(random)), Chance())


@every_game
@given(data=st.data())
def test_a_move_is_accepted_if_and_only_if_it_is_asked_for(rulebook: AnyRulebook, data: st.DataObject) -> None:
    for game, _ in steps(data, rulebook, often=0.05):
        for seat in game.seats:
            for action in every_move(rulebook, game.seats):
                asked = [ask for ask in game.asks if ask.is_for(seat, action)]
                allowed = any(ask.refusal(action) is None for ask in asked)

                assert allowed is (refusal_in_theory(game, Wish(seat, action)) is None)


@every_game
@given(data=st.data())
def test_a_refused_move_changes_nothing(rulebook: AnyRulebook, data: st.DataObject) -> None:
    for game, _ in steps(data, rulebook, often=0.05):
        before = (game.table, list(game.log), game.asks, [game.view(seat) for seat in game.seats])
        for seat in game.seats:
            for action in every_move(rulebook, game.seats):
                if refusal_in_theory(game, Wish(seat, action)) is not None:
                    assert refusal_of(game, Wish(seat, action)) is not None

        assert (game.table, game.log, game.asks, [game.view(seat) for seat in game.seats]) == before


@every_game
@given(data=st.data())
def test_while_a_game_is_on_it_waits_for_somebody_and_the_clock_may_answer(
    rulebook: AnyRulebook, data: st.DataObject
) -> None:
    for game, _ in steps(data, rulebook, often=0.3):
        if not game.table.paused:
            assert rulebook.wait(game.table) in rulebook.waits
            assert [ask for ask in game.asks if ask.awaited] or rulebook.wait(game.table) in rulebook.timed
            assert all(set(ask.awaited) <= set(ask.seats) for ask in game.asks)
            assert refusal_in_theory(game, Wish(CLOCK, Expire())) is None


@every_game
@given(data=st.data())
def test_every_list_of_names_is_in_seat_order(rulebook: AnyRulebook, data: st.DataObject) -> None:
    game = whole_game(data, rulebook).game
    for event in (event for entry in game.log for event in entry.events):
        fields = msgspec.to_builtins(event)
        for name, value in fields.items():
            if (fields["notice"], name) not in IN_AN_ORDER_OF_THEIR_OWN:
                for listed in lists_of_names(value, set(game.seats)):
                    assert tuple(listed) == game.table.in_seat_order(listed), (fields["notice"], name)


@every_game
@given(data=st.data())
def test_the_gm_reads_everything_but_what_is_sealed(rulebook: AnyRulebook, data: st.DataObject) -> None:
    game = whole_game(data, rulebook).game
    if not any(event.to is To.NOBODY for entry in game.log for event in entry.events):
        assert game.view(GM) == game.table


@every_game
@given(data=st.data())
def test_a_refused_setup_says_why(rulebook: AnyRulebook, data: st.DataObject) -> None:
    seats, options, seed = data.draw(setups(rulebook))
    refusal = None
    try:
        Game.begin(rulebook, seats, options, Chance({}, seeded_source(seed, 1)))
    except SetupRefused as refused:
        refusal = refused.refusal

    assert refusal is None or msgspec.to_builtins(refusal)["refused"] == refusal.reason


def test_no_two_games_have_the_same_slug() -> None:
    assert len({rulebook.slug for rulebook in RULEBOOKS}) == len(RULEBOOKS)


def refusal_of(game: Game, wish: Wish) -> object:
    """Try a move; nothing changes, for it must be refused."""
    with pytest.raises(Refused) as refused:
        game.submit(wish, Chance())
    return refused.value.refusal


def refusal_in_theory(game: Game, wish: Wish) -> object:
    """Say why a move would be refused, or None."""
    try:
        decide(game.rulebook, game.table, game.asks, wish, Chance())
    except Refused as refused:
        return refused.refusal
    return None


def lists_of_names(value: object, seats: set[str]) -> Iterator[list[str]]:
    """Find every list of two names or more in a notice's field, and every object whose keys are names."""
    inner: list[object] = []
    if isinstance(value, dict):
        inner = [*value.values()]
        if set(value) <= seats:
            yield list(value)
    elif isinstance(value, list | tuple):
        inner = list(value)
        if all(isinstance(name, str) and name in seats for name in inner):
            yield [str(name) for name in inner]
    for part in inner:
        yield from lists_of_names(part, seats)
