"""What remains of a game that is over, in short, for statistics."""

from pathlib import Path

from msgspec.structs import replace

from engine import rulebooks
from engine.audience import To
from engine.deeds import Deed
from engine.events import Event
from engine.game import Game
from engine.log import Entry
from engine.parties.events import VoteClosed
from engine.record import Replay
from engine.results import Result, result_of

RECORDS = Path(__file__).parents[1] / "records"
BY_SLUG = {rulebook.slug: rulebook for rulebook in rulebooks.RULEBOOKS}
GAMES = {**BY_SLUG, "tain": BY_SLUG["quests"], "great-table": BY_SLUG["great_table"]}


def played(name: str) -> Game:
    """A game in a record."""
    replay = Replay(GAMES, (RECORDS / name).read_bytes().splitlines())
    for _ in replay:
        pass
    return replay.game


def result(name: str) -> Result:
    """What remains of it."""
    game = played(name)
    return result_of(game.rulebook, game.seats, game.log)


def done(shown: Result, deed: Deed) -> dict[str, list[int]]:
    """How often it was done on each seat, by its occupants one after the other."""
    counts = {seat: [deeds.get(deed, 0) for deeds in was.deeds] for seat, was in shown.seats.items()}
    return {seat: count for seat, count in counts.items() if any(count)}


def test_a_result_says_who_was_who_and_who_has_won() -> None:
    shown = result("good_win.jsonl")
    winners = {seat for seat, was in shown.seats.items() if was.won}

    assert shown.side == "good"
    assert shown.counts
    assert winners == {seat for seat, was in shown.seats.items() if was.side == "good"}
    assert all(was.role is not None for was in shown.seats.values())


def test_a_leader_has_proposed_carried_and_won() -> None:
    shown = result("three_failures.jsonl")

    assert done(shown, Deed.PROPOSED) == {"Ann": [1], "Ben": [1], "Cat": [1], "Dan": [1]}
    assert done(shown, Deed.CARRIED) == done(shown, Deed.PROPOSED)
    # Ben is evil, and his quest failed; Cat is good, and hers did not.
    assert done(shown, Deed.WON) == {"Ben": [1], "Cat": [1]}


def test_a_voter_has_approved_and_agreed_with_most() -> None:
    shown = result("five_rejections.jsonl")
    votes, approvals, agreed = (done(shown, deed) for deed in (Deed.VOTED, Deed.APPROVED, Deed.AGREED))

    assert all(count == [5] for count in votes.values())
    assert {seat: 5 - approvals.get(seat, [0])[0] for seat in shown.seats} == {
        seat: agreed.get(seat, [0])[0] for seat in shown.seats
    }


def test_what_was_not_told_to_everybody_counts_for_nobody() -> None:
    game = played("good_win.jsonl")
    told_to_gm = [Entry(entry.line, tuple(_to_gm(event) for event in entry.events)) for entry in game.log]
    shown = result_of(game.rulebook, game.seats, told_to_gm)

    assert done(shown, Deed.PROPOSED)
    assert not done(shown, Deed.VOTED)


def _to_gm(event: Event) -> Event:
    return replace(event, to=To.GM) if isinstance(event, VoteClosed) else event


def test_what_was_done_is_of_whoever_sat_there_then_and_a_take_back_leaves_newcomers_where_they_are() -> None:
    shown = result("replaced.jsonl")

    assert done(shown, Deed.PROPOSED) == {"Ann": [1]}
    assert done(shown, Deed.VOTED)["Ben"] == [0, 1]
    assert done(shown, Deed.WON) == {"Ann": [1]}


def test_a_game_that_was_ended_before_its_time_counts_for_nobody() -> None:
    assert not result("replaced.jsonl").counts


def test_a_lynch_tells_who_voted_on_whoever_was_lynched_and_if_that_was_one_of_the_others() -> None:
    shown = result("great_table_whole_game.jsonl")

    assert [*done(shown, Deed.BALLOT)] == ["Dan", "Fay", "Hal", "Kit", "Nan"]
    assert [*done(shown, Deed.LYNCHED)] == [*done(shown, Deed.HIT)] == ["Dan", "Fay", "Kit"]


def test_on_boards_nobody_has_a_role_or_a_side() -> None:
    shown = result("bluff_whole_game.jsonl")

    assert {seat for seat, was in shown.seats.items() if was.won} == {"Cat"}
    assert {(was.role, was.side) for was in shown.seats.values()} == {(None, None)}
