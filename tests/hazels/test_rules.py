"""The Nine Hazels in the engine alone: tied throws, a dependent choice, a judge, and places."""

import json
from collections.abc import Iterable, Sequence
from random import Random

import msgspec
import pytest

from engine.actions import Action
from engine.asks import Ask
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.domains import Domain, OneByOther, OneOf
from engine.errors import BadInput, ImpossibleDraw, Refused
from engine.events import Event, Outcome
from engine.game import Game
from engine.judging import Submission
from engine.names import GM
from engine.record import Replay
from engine.refusals import ChoiceNeeded, GameMasterOnly, NotAmong, NotNow
from engine.rulebook import any_rulebook
from engine.speech import Say
from tests.hazels.engine import Hazels
from tests.hazels.engine.actions import Answer, Judge, Stake, Throw, Walk, Walker
from tests.hazels.engine.events import Finish, Judged, Opened
from tests.hazels.engine.options import HazelOptions
from tests.hazels.engine.phases import PHASES
from tests.suites.random_games import play

SEATS = ("Ann", "Ben", "Cat")
TIED = [{"Ann": 3, "Ben": 1, "Cat": 3}, {"Ann": 2, "Cat": 2}, {"Ann": 1, "Cat": 3}]
HEADER = {"brehon": 1, "game": "hazels", "options": {"riddle": True}, "players": SEATS, "drawn": {"opening": TIED}}
TO_THE_STONE = [
    {"by": "Cat", "move": "throw", "drawn": {"die": 3}},
    {"by": "Cat", "move": "walk", "walker": "heron", "steps": 3},
]
ANSWERED = [*TO_THE_STONE, {"by": "Cat", "move": "answer", "text": "A river.", "stake": "two"}]
BY_THE_GM = {"by": "gm", "move": "judge", "right": True}


def replayed(lines: Iterable[object], seed: int | None = None) -> Replay:
    return Replay({"hazels": any_rulebook(Hazels())}, [json.dumps(line).encode() for line in lines], seed)


def game_after(lines: Sequence[object]) -> Game:
    """Return the game after these lines, all of which are accepted."""
    replay = replayed([HEADER, *lines])
    assert all(verdict.refused is None for verdict in replay)
    return replay.game


def refusal_of(game: Game, submission: Submission) -> object:
    with pytest.raises(Refused) as refused:
        game.submit(submission, Chance())
    return refused.value.refusal


def asked(game: Game, seat: str) -> Ask:
    """Return the only ask of a seat that is not about talk."""
    (ask,) = [ask for ask in game.asks if seat in ask.seats and ask.move is not Say]
    return ask


def last(game: Game) -> Event:
    return game.log[-1].events[0]


def test_players_tied_for_the_first_turn_throw_again() -> None:
    game = game_after([])

    assert game.log[0].events[0] == Opened(to=last(game).to, throws=tuple(TIED), first="Cat")


def test_a_seed_repeats_its_tied_throws() -> None:
    openings = []
    for seed in range(40):
        once, twice = (Game.begin(Hazels(), SEATS, HazelOptions(), Chance({}, seeded_source(seed, 1))) for _ in "ab")
        assert once.log == twice.log
        openings.append(last(once))

    assert {len(opened.throws) for opened in openings if isinstance(opened, Opened)} >= {1, 2}


def test_more_rounds_than_the_ties_need_are_impossible() -> None:
    header = {**HEADER, "drawn": {"opening": [*TIED, {"Ann": 1, "Cat": 2}]}}

    with pytest.raises(ImpossibleDraw, match="opening"):
        replayed([header])


def test_the_choice_of_steps_depends_on_the_walker() -> None:
    game = game_after([*TO_THE_STONE[:1]])
    ask = asked(game, "Cat")

    assert ask.refusal(Walk(Walker.OTTER, 3)) is None
    assert ask.refusal(Walk(Walker.OTTER, 4)) == NotAmong("steps", "4")
    assert {ask.pick(Random(seed)) for seed in range(60)} == {Walk(walker, n) for walker in Walker for n in (1, 2, 3)}


def test_only_the_other_walker_can_move_near_the_well() -> None:
    lines = ANSWERED.copy()
    lines.append(BY_THE_GM)
    for player in ("Ann", "Ben"):
        lines.append({"by": player, "move": "throw", "drawn": {"die": 1}})
        lines.append({"by": player, "move": "walk", "walker": "otter", "steps": 1})
    lines += [
        {"by": "Cat", "move": "throw", "drawn": {"die": 2}},
        {"by": "Cat", "move": "walk", "walker": "heron", "steps": 2},
    ]
    for player in ("Ann", "Ben"):
        lines.append({"by": player, "move": "throw", "drawn": {"die": 1}})
        lines.append({"by": player, "move": "walk", "walker": "otter", "steps": 1})
    lines.append({"by": "Cat", "move": "throw", "drawn": {"die": 3}})
    ask = asked(game_after(lines), "Cat")

    assert ask.refusal(Walk(Walker.HERON, 1)) is None
    assert ask.refusal(Walk(Walker.HERON, 2)) == NotAmong("steps", "2")
    assert ask.refusal(Walk(Walker.OTTER, 3)) is None


def test_a_field_stays_empty_if_the_earlier_one_leaves_nothing() -> None:
    class Go(Action, frozen=True):
        walker: Walker
        steps: int | None = None

    fields: dict[str, Domain] = {"walker": OneOf(tuple(Walker)), "steps": OneByOther("walker", {"otter": OneOf((1,))})}
    ask = Ask(Go, ("Cat",), fields)

    assert ask.refusal(Go(Walker.HERON)) is None
    assert ask.refusal(Go(Walker.HERON, 1)) == NotAmong("steps", "1")
    assert ask.refusal(Go(Walker.OTTER)) == ChoiceNeeded("steps")
    assert {ask.pick(Random(seed)) for seed in range(20)} == {Go(Walker.HERON), Go(Walker.OTTER, 1)}


def test_the_gm_judges_with_a_separate_line() -> None:
    game = game_after([*ANSWERED, BY_THE_GM])

    assert last(game) == Judged(to=last(game).to, player="Cat", right=True, nuts=2)


def test_the_gm_may_not_judge_before_an_answer() -> None:
    assert refusal_of(game_after(TO_THE_STONE), Submission(GM, Judge(right=True))) == NotNow("judge")


def test_only_the_gm_judges() -> None:
    game = game_after(ANSWERED)

    assert refusal_of(game, Submission("Ann", Judge(right=True))) == GameMasterOnly("judge")
    assert refusal_of(game, Submission(GM, Judge(right=True), "Ann")) == GameMasterOnly("judge")


def test_a_move_that_the_gm_is_never_asked_for_needs_a_player() -> None:
    with pytest.raises(BadInput, match="for whom they act"):
        list(replayed([HEADER, {"by": "gm", "move": "throw"}]))


def test_a_judgement_can_be_undone_like_any_line() -> None:
    game = game_after([*ANSWERED, BY_THE_GM, {"by": "gm", "move": "undo"}, {**BY_THE_GM, "right": False}])

    assert last(game) == Judged(to=last(game).to, player="Cat", right=False, nuts=0)


def test_the_end_places_everybody_and_names_the_quickest() -> None:
    outcomes = [play(any_rulebook(Hazels()), SEATS, HazelOptions(), seed).game.table.outcome for seed in range(30)]

    assert all(isinstance(outcome, Finish) and outcome.quickest in SEATS for outcome in outcomes)
    assert any(outcome is not None and len(outcome.places) < len(SEATS) for outcome in outcomes)
    for outcome in outcomes:
        assert outcome is not None
        placed = [outcome.points[name] for names in outcome.places for name in names]
        assert placed == sorted(placed, reverse=True)
        assert outcome.winners == outcome.places[0]


def test_a_shared_place_leaves_out_the_next() -> None:
    outcome = Outcome(
        to=To.PUBLIC, side=None, reason="home", winners=("Ann",), points={"Ann": 5, "Ben": 3, "Cat": 3, "Dan": 1}
    )

    assert outcome.standings == ((1, ("Ann",)), (2, ("Ben", "Cat")), (4, ("Dan",)))


def test_an_outcome_of_sides_has_no_places_or_points() -> None:
    told = msgspec.to_builtins(Outcome(to=To.PUBLIC, side="good", reason="quests_done", winners=("Ann",)))

    assert told.keys() == {"notice", "to", "side", "reason", "winners"}


def test_every_phase_is_on_the_page() -> None:
    assert {*PHASES.courses} == {*type(next(iter(PHASES.courses)))}
    assert all(bool(course.asks) is (course.deadline is not None) for course in PHASES.courses.values())


def test_the_set_up_can_leave_out_the_riddle() -> None:
    header = {**HEADER, "options": {"riddle": False}}
    replay = replayed([header, *TO_THE_STONE])
    list(replay)

    assert replay.game.asks[0].move is Throw
    assert refusal_of(replay.game, Submission("Cat", Answer("A river.", Stake.ONE))) == NotNow("answer")
