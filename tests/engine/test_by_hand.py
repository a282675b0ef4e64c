"""What the GM does by hand, in every game: who may do it, what is refused, and a declared victory."""

from random import Random

import pytest

from engine.actions import Undo
from engine.by_hand import ACTS_BY_HAND, DECLARED, ActByHand, DeclareByHand
from engine.chance import Chance, seeded_source
from engine.errors import Refused
from engine.events import ByHand, Outcome
from engine.game import Game
from engine.intervening import by_hand
from engine.judging import Submission
from engine.names import GM
from engine.naming import tag_of
from engine.record import Replay
from engine.refusals import GameMasterOnly, GameOver, NotAmong, NotByHand, Refusal
from engine.results import result_of
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.suites.random_games import Played, allowed_setup, moments, moves

every_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda game: str(game.slug))
WHY = "The others have left"


def begun(rulebook: AnyRulebook) -> Game:
    """Begin a game."""
    seats, options = allowed_setup(rulebook, Random(1))
    return Game.begin(rulebook, seats, options, Chance({}, seeded_source(1, 1)))


def refused(game: Game, submission: Submission) -> Refusal:
    """Return why a move is refused."""
    with pytest.raises(Refused) as refusal:
        game.submit(submission, Chance())
    return refusal.value.refusal


@every_game
def test_every_game_has_winners_who_may_be_declared(rulebook: AnyRulebook) -> None:
    game = begun(rulebook)
    side, winners = next(iter(rulebook.who_may_win(game.table).items()))
    entry = game.submit(Submission(GM, DeclareByHand(side=side, reason=WHY)), Chance())
    act, outcome = entry.events[:2]

    assert isinstance(act, ByHand)
    assert (act.move, act.side, act.reason) == ("declare", side, WHY)
    assert isinstance(outcome, Outcome)
    assert (outcome.reason, outcome.winners) == (DECLARED, winners)
    assert outcome.side == (side if rulebook.has_sides else None)
    assert (len(entry.events) == 3) is (rulebook.reveal(game.table) is not None)


@every_game
def test_a_declared_victory_counts_for_nothing_but_says_who_has_won(rulebook: AnyRulebook) -> None:
    game = begun(rulebook)
    side, winners = next(iter(rulebook.who_may_win(game.table).items()))
    game.submit(Submission(GM, DeclareByHand(side=side)), Chance())
    result = result_of(rulebook, game.table, game.log)

    assert not result.counts
    assert {seat for seat, was in result.seats.items() if was.won} == {*winners}
    assert (result.ranking[:1] == ((winners,),)) is rulebook.is_ranked


@every_game
def test_a_declared_victory_is_taken_back_by_its_line(rulebook: AnyRulebook) -> None:
    game = begun(rulebook)
    before = game.table
    entry = game.submit(Submission(GM, DeclareByHand(side=next(iter(rulebook.who_may_win(before))))), Chance())
    game.submit(Submission(GM, Undo(line=entry.line)), Chance())

    assert game.table == before


@every_game
def test_only_the_gm_does_anything_by_hand(rulebook: AnyRulebook) -> None:
    for game, random in moments(rulebook):
        for ask in by_hand(rulebook, game.table):
            act = ask.pick(random)
            reason = refused(game, Submission(game.seats[0], act))
            assert isinstance(reason, GameMasterOnly)


@every_game
def test_an_act_that_a_game_does_not_know_is_refused(rulebook: AnyRulebook) -> None:
    game, random = begun(rulebook), Random(2)
    for other in RULEBOOKS:
        elsewhere = begun(other)
        for ask in by_hand(other, elsewhere.table):
            if ask.move not in rulebook.hands:
                assert isinstance(refused(game, Submission(GM, ask.pick(random))), NotByHand)


@every_game
def test_nobody_else_is_declared_and_nobody_after_the_end(rulebook: AnyRulebook) -> None:
    game = begun(rulebook)

    assert refused(game, Submission(GM, DeclareByHand(side="nobody"))) == NotAmong("side", "nobody")
    game.submit(Submission(GM, DeclareByHand(side=next(iter(rulebook.who_may_win(game.table))))), Chance())
    assert refused(game, Submission(GM, DeclareByHand(side="nobody"))) == GameOver()
    assert list(by_hand(rulebook, game.table)) == []


@every_game
def test_a_record_with_acts_by_hand_replays_to_the_same_log(rulebook: AnyRulebook) -> None:
    random = Random(3)
    played = Played(rulebook, *allowed_setup(rulebook, random), Chance())
    for number, submission in zip(range(60 if rulebook.by_hand else 3), moves(played.game, random, 0.2), strict=False):
        played.submit(submission, Chance())
        acts = [ask for ask in by_hand(rulebook, played.game.table) if ask.move is not DeclareByHand]
        if number % 4 == 0 and acts:
            played.submit(Submission(GM, random.choice(acts).pick(random)), Chance())
    if played.game.table.outcome is None:
        side = next(iter(rulebook.who_may_win(played.game.table)))
        played.submit(Submission(GM, DeclareByHand(side=side, reason=WHY)), Chance())
    replay = Replay({rulebook.slug: rulebook}, played.record, complete=True)

    assert [verdict.entry for verdict in replay] == list(played.game.log)
    assert any(entry.has_any(frozenset({ByHand})) for entry in played.game.log)


def test_every_act_has_a_name_of_its_own_in_records() -> None:
    tags = [tag_of(act) for act in ACTS_BY_HAND]

    assert tags == ["kill", "spare", "rule", "give", "take", "weigh", "lock", "declare"]
    assert all(issubclass(act, ActByHand) for act in ACTS_BY_HAND)
