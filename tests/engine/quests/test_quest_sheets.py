"""A quest game as rows for a spreadsheet: votes and counts by what everybody sees, orders and quests for the GM."""

from engine.parties.actions import Act, Vote
from engine.parties.sheets import CountRow, OrderRow, QuestRow, VoteRow
from engine.quests.actions import Propose
from engine.sheets import Sheet
from tests.engine.quests.tables import Play, table_of


def proposed() -> Play:
    """Five players, and a party of two of whom nobody has spoken yet."""
    play = table_of("Ann Ben Cat Dan Eve", assassin="Dan")
    play.does(play.leader, Propose(("Ann", "Dan")))
    return play


def votes(play: Play) -> list[tuple[object, ...]]:
    """Return the votes of the sheet."""
    rows = [row for row in play.game.rows(Sheet.VOTES) if isinstance(row, VoteRow)]
    return [(row.voter, row.approve, row.public, row.count) for row in rows]


def vote_all(play: Play, *against: str) -> None:
    """Let everybody vote in private."""
    for seat in play.table.seats:
        play.does(seat, Vote(approve=seat not in against))


def test_a_private_vote_is_empty_until_all_are_shown() -> None:
    play = proposed()
    play.does("Ann", Vote(approve=True))
    play.does("Ben", Vote(approve=False, public=True))
    before = votes(play)
    for seat in ("Cat", "Dan", "Eve"):
        play.does(seat, Vote(approve=True))

    assert before == [("Ann", None, False, 1), ("Ben", False, True, 2)]
    assert votes(play)[:2] == [("Ann", True, False, 1), ("Ben", False, True, 2)]


def test_a_private_change_of_mind_is_in_no_open_sheet() -> None:
    play = proposed()
    play.does("Ann", Vote(approve=True))
    play.does("Ann", Vote(approve=False))

    assert votes(play) == [("Ann", None, False, 1)]


def test_a_count_has_both_camps_and_the_party() -> None:
    play = proposed()
    vote_all(play, "Eve")
    (count,) = play.game.rows(Sheet.COUNTS)

    assert isinstance(count, CountRow)
    assert (count.party, count.approvals, count.rejections) == (("Ann", "Dan"), 4, 1)
    assert (count.approved, count.rejected_by) == (True, ("Eve",))


def test_an_order_says_how_a_member_acts() -> None:
    play = proposed()
    vote_all(play)
    play.does("Dan", Act(support=False))
    last = play.game.rows(Sheet.ORDERS)[-1]

    assert isinstance(last, OrderRow)
    assert (last.quest, last.actor, last.order, last.details) == (1, "Dan", "act", ("support: false",))


def test_a_quest_has_a_row_for_each_member_once_it_is_over() -> None:
    play = proposed()
    vote_all(play)
    play.does("Ann", Act(support=True))
    before = play.game.rows(Sheet.NIGHTS)
    play.does("Dan", Act(support=False))
    rows = [row for row in play.game.rows(Sheet.NIGHTS) if isinstance(row, QuestRow)]

    assert before == []
    assert [(row.actor, row.support, row.success) for row in rows] == [("Ann", True, False), ("Dan", False, False)]
