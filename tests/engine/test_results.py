"""The summary of a finished game, for statistics."""

from pathlib import Path

from msgspec.structs import replace

from engine import rulebooks
from engine.audience import To
from engine.deeds import Deed
from engine.events import Event
from engine.game import Game
from engine.log import Entry
from engine.naming import OwnNames
from engine.parties.events import VoteClosed
from engine.record import Replay
from engine.results import Result, SeatResult, result_of

RECORDS = Path(__file__).parents[1] / "records"
BY_SLUG = {rulebook.slug: rulebook for rulebook in rulebooks.RULEBOOKS}
GAMES = {**BY_SLUG, "tain": BY_SLUG["quests"], "great-table": BY_SLUG["great_table"]}


def played(name: str) -> Game:
    """Return the game of a record."""
    replay = Replay(GAMES, (RECORDS / name).read_bytes().splitlines())
    for _ in replay:
        pass
    return replay.game


def result(name: str) -> Result:
    """Return its result."""
    game = played(name)
    return result_of(game.rulebook, game.table, game.log)


def done(shown: Result, deed: Deed) -> dict[str, list[int]]:
    """Return how often a deed was done on each seat, by its occupants one after the other."""
    counts = {seat: [deeds.get(deed, 0) for deeds in was.deeds] for seat, was in shown.seats.items()}
    return {seat: count for seat, count in counts.items() if any(count)}


def test_a_result_says_who_was_who_and_who_has_won() -> None:
    shown = result("good_win.jsonl")
    winners = {seat for seat, was in shown.seats.items() if was.won}

    assert shown.side == "good"
    assert shown.counts
    assert winners == {seat for seat, was in shown.seats.items() if was.side == "good"}
    assert all(was.role is not None for was in shown.seats.values())


def test_a_leader_gets_deeds_for_proposing_approval_and_success() -> None:
    shown = result("three_failures.jsonl")

    assert done(shown, Deed.PROPOSED) == {"Ann": [1], "Ben": [1], "Cat": [1], "Dan": [1]}
    assert done(shown, Deed.CARRIED) == done(shown, Deed.PROPOSED)
    # Ben is evil, and Ben's quest failed; Cat is good, and Cat's quest succeeded.
    assert done(shown, Deed.WON) == {"Ben": [1], "Cat": [1]}


def test_a_voter_gets_deeds_for_approving_and_agreeing() -> None:
    shown = result("five_rejections.jsonl")
    votes, approvals, agreed = (done(shown, deed) for deed in (Deed.VOTED, Deed.APPROVED, Deed.AGREED))

    assert all(count == [5] for count in votes.values())
    assert {seat: 5 - approvals.get(seat, [0])[0] for seat in shown.seats} == {
        seat: agreed.get(seat, [0])[0] for seat in shown.seats
    }


def test_private_news_counts_for_nobody() -> None:
    game = played("good_win.jsonl")
    told_to_gm = [Entry(entry.line, tuple(_to_gm(event) for event in entry.events)) for entry in game.log]
    shown = result_of(game.rulebook, game.table, told_to_gm)

    assert done(shown, Deed.PROPOSED)
    assert not done(shown, Deed.VOTED)


def _to_gm(event: Event) -> Event:
    return replace(event, to=To.GM) if isinstance(event, VoteClosed) else event


def test_a_deed_belongs_to_the_occupant_at_its_time() -> None:
    shown = result("replaced.jsonl")

    assert done(shown, Deed.PROPOSED) == {"Ann": [1]}
    assert done(shown, Deed.VOTED)["Ben"] == [0, 1]
    assert done(shown, Deed.WON) == {"Ann": [1]}


def test_an_aborted_game_counts_for_nobody() -> None:
    assert not result("replaced.jsonl").counts


def test_a_lynch_counts_the_votes_and_those_on_the_other_side() -> None:
    shown = result("great_table_whole_game.jsonl")

    assert [*done(shown, Deed.BALLOT)] == ["Dan", "Fay", "Hal", "Kit", "Nan"]
    assert [*done(shown, Deed.LYNCHED)] == [*done(shown, Deed.HIT)] == ["Dan", "Fay", "Kit"]


def test_board_games_have_no_roles_or_sides() -> None:
    shown = result("bluff_whole_game.jsonl")

    assert {seat for seat, was in shown.seats.items() if was.won} == {"Cat"}
    assert {(was.role, was.side) for was in shown.seats.values()} == {(None, None)}


def test_a_result_may_be_told_with_the_names_that_people_gave() -> None:
    result = Result("parity", "mafia", {"Ann": SeatResult(True, "goon", "mafia"), "Ben": SeatResult()})
    named = result.named(OwnNames({"mafia": "The Family"}, {"goon": "Knuckles"}))

    assert named == Result(
        "parity", "The Family", {"Ann": SeatResult(True, "Knuckles", "The Family"), "Ben": SeatResult()}
    )
