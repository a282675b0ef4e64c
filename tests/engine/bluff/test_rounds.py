"""Rounds: who bids first, secret throws, deadlines, and giving up."""

import pytest

from engine.actions import Abort
from engine.audience import To
from engine.bluff import Bluff
from engine.bluff.events import Bid, Dice, Opened, Reveal, Round
from engine.bluff.options import BluffOptions, Deadline
from engine.bluff.track import Claim
from engine.chance import Chance, seeded_source
from engine.errors import ImpossibleDraw, SetupRefused
from engine.game import Game
from engine.names import GM
from tests.engine.bluff.hall import BLUFF, HANDS, MAGIC, USUAL, hall
from tests.engine.quests.tables import kinds

TIED: list[dict[str, tuple[int, ...]]] = [
    {"Ann": (6, 6, 1, 1, 1), "Ben": (5, 5, 2, 2, 1), "Cat": (1, 1, 1, 1, 2)},
    {"Ann": (1, 1, 1, 1, 1), "Ben": (2, 1, 1, 1, 1)},
]
SEATS = ("Ann", "Ben", "Cat")
FIVE = dict.fromkeys(SEATS, (2, 2, 2, 2, 2))


def test_the_highest_total_bids_first_and_ties_throw_again() -> None:
    game = Game.begin(BLUFF, SEATS, USUAL, Chance({"opening": TIED, "dice": FIVE}))
    opened, begun, *_ = game.log[0].events

    assert opened == Opened(to=To.PUBLIC, throws=tuple(TIED))
    assert begun == Round(to=To.PUBLIC, number=1, first="Ben")


@pytest.mark.parametrize(
    "opening",
    [TIED[:1], [*TIED, TIED[1]], [{**TIED[0], "Cat": (7, 1, 1, 1, 1)}, TIED[1]], [TIED[0], TIED[0]], []],
)
def test_impossible_throws_are_refused(opening: list[object]) -> None:
    with pytest.raises(ImpossibleDraw, match="opening"):
        Game.begin(BLUFF, SEATS, USUAL, Chance({"opening": opening, "dice": FIVE}))


@pytest.mark.parametrize("dice", [{**FIVE, "Cat": (2, 2)}, {"Ann": (2,) * 5}, {**FIVE, "Cat": (0, 2, 2, 2, 2)}])
def test_a_round_throws_exactly_everybodys_dice(dice: dict[str, tuple[int, ...]]) -> None:
    with pytest.raises(ImpossibleDraw, match="dice"):
        Game.begin(BLUFF, SEATS, USUAL, Chance({"opening": TIED, "dice": dice}))


def test_everybody_is_told_only_their_own_dice() -> None:
    table = hall(HANDS)
    told = {event.to: event.faces for event in table.game.log[0].events if isinstance(event, Dice)}

    assert told == {(seat,): HANDS[seat] for seat in HANDS}
    assert table.seen("Ann").hidden == {"Ann": HANDS["Ann"]}
    assert table.seen(To.PUBLIC).hidden == {}


def test_only_counts_open_dice_and_bids_are_public() -> None:
    table = hall(HANDS)
    table.bid(1, 3)
    table.bid(2, 2, show=(2, 2), thrown=(6, 6, 1))

    assert table.seen(To.PUBLIC).board == table.board
    assert [bid.player for bid in table.seen(To.PUBLIC).bids] == ["Ann", "Ben"]
    assert table.seen("Cat").hidden == {"Cat": HANDS["Cat"]}


def test_a_round_begins_with_as_many_dice_as_everybody_has_left() -> None:
    table = hall(HANDS)
    table.bid(7, 6)
    table.challenge()

    assert {seat: len(faces) for seat, faces in table.table.hidden.items()} == table.board.dice
    assert table.table.number == 2
    assert table.table.bids == ()


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players_may_play(players: int) -> None:
    seats = tuple(["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus"][:players])

    with pytest.raises(SetupRefused):
        Game.begin(BLUFF, seats, USUAL, Chance({}, seeded_source(1, 1)))


def test_the_gm_is_asked_about_a_late_player_if_agreed() -> None:
    assert Bluff().is_stalled(hall(HANDS).table)
    assert not Bluff().is_stalled(hall(HANDS, BluffOptions(deadline=Deadline.RAISE)).table)


def test_a_late_opening_is_one_die_of_face_two() -> None:
    for deadline in Deadline:
        table = hall(HANDS, BluffOptions(deadline=deadline))
        table.clock()

        assert table.board.bid is not None
        assert table.board.bid.claim == Claim(1, 2)


@pytest.mark.parametrize("deadline", [Deadline.RAISE, Deadline.ASK])
@pytest.mark.parametrize(("stands", "least"), [((3, 4), (3, 5)), ((3, 6), (2, MAGIC)), ((2, MAGIC), (4, 2))])
def test_a_late_player_makes_the_lowest_legal_bid(
    deadline: Deadline, stands: tuple[int, int], least: tuple[int, int]
) -> None:
    table = hall(HANDS, BluffOptions(deadline=deadline))
    table.bid(*stands)
    table.close()

    assert table.board.bid is not None
    assert table.board.bid.claim == Claim(*least)


def test_the_lowest_bid_skips_spaces_above_all_dice() -> None:
    table = hall({"Ann": (2, 3), "Ben": (4,)}, BluffOptions(deadline=Deadline.RAISE))
    table.bid(3, 6)
    table.clock()

    assert table.board.bid is not None
    assert table.board.bid.claim == Claim(2, MAGIC)


def test_the_deadline_challenges_if_no_bid_is_left() -> None:
    table = hall({"Ann": (2, 3), "Ben": (4,)}, BluffOptions(deadline=Deadline.RAISE))
    table.bid(3, MAGIC)

    assert kinds(table.clock())[0] == "challenged"


def test_the_deadline_challenges_if_agreed() -> None:
    table = hall(HANDS, BluffOptions(deadline=Deadline.CHALLENGE))
    table.bid(1, 2)

    assert kinds(table.clock())[0] == "challenged"


@pytest.mark.parametrize(("loser", "next_opener"), [("Ann", "Ben"), ("Ben", "Cat")])
def test_the_round_ends_without_loss_if_bidder_or_challenger_gives_up(loser: str, next_opener: str) -> None:
    table = hall(HANDS)
    table.bid(3, 3)
    events = table.resign(loser)

    assert kinds(events)[:2] == ["out", "round"]
    assert table.board.dice == {seat: 0 if seat == loser else 5 for seat in HANDS}
    assert table.table.turn == next_opener
    assert table.board.bid is None


def test_the_round_goes_on_without_another_players_dice() -> None:
    table = hall(HANDS)
    table.bid(3, 3)
    table.resign("Cat")

    assert table.table.turn == "Ben"
    assert table.board.bid is not None
    assert table.table.in_play == 15
    assert set(table.table.hidden) == {"Ann", "Ben", "Dan"}


def test_the_next_player_opens_if_the_opener_gives_up() -> None:
    table = hall(HANDS)
    events = table.resign("Ann")

    assert kinds(events) == ["out"]
    assert (table.table.turn, table.table.number) == ("Ben", 1)


def test_the_game_ends_when_the_last_but_one_gives_up() -> None:
    table = hall({"Ann": (2, 3), "Ben": (4,)})
    events = table.resign("Ben")

    assert kinds(events) == ["out", "outcome", "reveal"]
    assert events[-1] == Reveal(to=To.PUBLIC, dice={"Ann": (2, 3)})


def test_a_player_who_is_out_is_asked_for_nothing() -> None:
    table = hall(HANDS)
    table.resign("Dan")

    assert not [ask for ask in table.game.asks if "Dan" in ask.seats]


def test_an_aborted_game_shows_the_hidden_dice() -> None:
    table = hall(HANDS)
    table.bid(1, 3)
    table.bid(2, 2, show=(2, 2), thrown=(6, 6, 1))
    events = table.does(GM, Abort())

    assert events[-1] == Reveal(to=To.PUBLIC, dice={**HANDS, "Ben": (6, 6, 1)})
    assert table.board.bid is None


def test_a_view_lists_only_its_readers_own_dice() -> None:
    table = hall(HANDS)

    assert Bluff().written(table.seen("Ben"), "Ben")["hidden"] == HANDS["Ben"]
    assert "hidden" not in Bluff().written(table.seen(To.PUBLIC), To.PUBLIC)
    assert "hidden" not in Bluff().written(table.seen(To.GM), To.GM)


def test_a_bid_of_the_clock_shows_no_dice() -> None:
    table = hall(HANDS, BluffOptions(deadline=Deadline.RAISE))
    table.bid(1, 2)
    (made,) = table.clock()

    assert isinstance(made, Bid)
    assert (made.shown, made.thrown) == ((), 0)
