"""The Great Table as rows for a spreadsheet: votes and counts by what everybody sees, orders and nights for the GM."""

from engine.actions import Undo
from engine.by_hand import Lasting, WeighByHand
from engine.great_table.actions import Kill, Use
from engine.great_table.sheets import CountRow, NightRow, OrderRow, VoteRow
from engine.mafia.actions import Modkill, Unvote, Vote
from engine.sheets import Row, Sheet
from tests.engine.great_table.tables import Play, table_of


def dealt() -> Play:
    """Ten players have their cards, and six votes lynch."""
    play = table_of()
    play.deal(Ann="guard", Ben="role_finder")
    return play


def rows(play: Play, sheet: Sheet) -> list[Row]:
    """Return the rows of a sheet."""
    return play.game.rows(sheet)


def votes(play: Play) -> list[tuple[object, ...]]:
    """Return who has voted how, for whom, and with which count."""
    kept = [row for row in rows(play, Sheet.VOTES) if isinstance(row, VoteRow)]
    return [(row.day, row.voter, row.vote, row.target, row.count) for row in kept]


def test_a_vote_has_the_count_that_it_made() -> None:
    play = dealt()
    play.vote("Dan", "Ann", "Ben")
    play.vote(None, "Cat")

    assert votes(play) == [
        (1, "Ann", "vote", "Dan", 1),
        (1, "Ben", "vote", "Dan", 2),
        (1, "Cat", "vote", "no_lynch", 1),
    ]


def test_a_changed_and_a_withdrawn_vote_have_rows_of_their_own() -> None:
    play = dealt()
    play.vote("Dan", "Ann")
    play.does("Ann", Vote(target="Eve"))
    play.does("Ann", Unvote())

    assert votes(play)[1:] == [(1, "Ann", "vote", "Eve", 1), (1, "Ann", "unvote", "Eve", 0)]


def test_a_vote_that_lapses_with_a_death_was_withdrawn_by_nobody() -> None:
    play = dealt()
    play.vote("Dan", "Ann", "Ben")
    play.gm(Modkill(player="Dan"))

    assert [row[2] for row in votes(play)] == ["vote", "vote"]


def test_a_marked_vote_stands_in_the_sheet_as_everybody_sees_it() -> None:
    play = table_of()
    play.deal(Cat="mayor")
    play.does("Cat", Use(target="Ann", votes_for="Eve"))
    play.close()
    play.close()
    play.deal()
    play.vote("Dan", "Ann")

    assert votes(play) == [(2, "Ann", "vote", "Eve", 1)]


def test_a_count_has_the_voters_in_the_order_of_their_votes() -> None:
    play = dealt()
    play.vote("Dan", "Ben", "Ann")
    last = rows(play, Sheet.COUNTS)[-1]

    assert isinstance(last, CountRow)
    assert (last.target, last.count, last.needed, last.voters) == ("Dan", 2, 6, ("Ben", "Ann"))


def test_a_weighed_vote_counts_in_the_sheets_as_so_many_as_long_as_it_lasts() -> None:
    play = dealt()
    play.gm(WeighByHand(player="Ann", votes=3, lasts=Lasting.DAY))
    play.gm(WeighByHand(player="Ben", votes=0))
    play.vote("Dan", "Ann", "Ben", "Cat")
    counts = [(row.count, row.voters) for row in rows(play, Sheet.COUNTS) if isinstance(row, CountRow)]
    play.close()
    play.close()
    play.deal()
    play.vote("Eve", "Ann", "Ben")

    assert counts[-1] == (4, ("Ann", "Ben", "Cat"))
    assert [row[4] for row in votes(play)] == [3, 3, 4, 1, 1]


def test_an_order_names_the_card_in_hand_and_its_target() -> None:
    play = dealt()
    play.does("Ann", Use(target="Cat"))
    play.does("Ann", Use())
    given = [row for row in rows(play, Sheet.ORDERS) if isinstance(row, OrderRow) and row.order != "list"]

    assert [(row.actor, row.order, row.card, row.targets) for row in given] == [
        ("Ann", "use", "guard", ("Cat",)),
        ("Ann", "withdraw use", "guard", ()),
    ]


def test_a_night_has_its_orders_in_the_order_of_the_night_with_their_results() -> None:
    play = dealt()
    master = next(seat for seat in play.table.seats if play.table.role(seat).kills_alone)
    victim = next(seat for seat in play.table.seats if seat not in {master, "Ann", "Ben", "Cat"})
    play.close()
    play.does("Ben", Use(target="Ann"))
    play.does("Ann", Use(target="Cat"))
    play.does(master, Kill(target=victim))
    play.close()
    night = [row for row in rows(play, Sheet.NIGHTS) if isinstance(row, NightRow)]

    assert [(row.night, row.order, row.step, row.actor, row.targets) for row in night] == [
        (1, 1, "guard", "Ann", ("Cat",)),
        (1, 2, "find", "Ben", ("Ann",)),
        (1, 3, "kill", master, (victim,)),
        (1, 4, "death", victim, ()),
    ]
    assert night[1].result == ("held: guard",)
    assert night[3].fate == "night"


def test_what_was_taken_back_is_in_no_sheet() -> None:
    play = dealt()
    play.vote("Dan", "Ann")
    play.gm(Undo())

    assert votes(play) == []
