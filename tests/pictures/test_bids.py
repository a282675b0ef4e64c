"""The bids, everybody's dice as all see them, a challenge, and a player's own dice for that player alone."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from bot.pictures.bluff.ahead import places_ahead
from bot.pictures.bluff.own import Draft, own_dice_of
from bot.pictures.bluff.pictures import BluffPictures
from bot.pictures.bluff.telling import cups_of
from bot.pictures.bluff.track import Space, at, place_of, space_at
from bot.pictures.canvas import WIDTH
from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.wording.pages import is_legal, length
from engine.audience import Reader, To
from engine.bluff.actions import Bid as Raise
from engine.bluff.events import Bid, Challenged, Dice, Round
from engine.bluff.folding import fold
from engine.bluff.table import BluffTable, Board, Phase, StandingBid
from engine.bluff.track import Claim, claims
from engine.events import Outcome
from engine.views import Told, View
from tests.pictures.pictures import is_small_and_bare, long_names, voice_of

VOICE = voice_of("bluff")
PICTURES = BluffPictures(VOICE)
NAMES = ("Ann", "Ben", "Cat", "Dan")
NAMES_OF_SIX = (*NAMES, "Eve", "Fay")
TIMES = "\N{MULTIPLICATION SIGN}"
BID = StandingBid("Ann", 7, 4)
HIDDEN = {"Ann": (2, 6), "Ben": (3, 4, 5, 5), "Cat": (1, 4, 4, 2)}


def table_of(bid: StandingBid | None = BID, hidden: dict[str, tuple[int, ...]] = HIDDEN) -> BluffTable:
    """Return a table at which Ben must answer a bid of Ann's, and Dan is out."""
    board = Board({"Ann": 4, "Ben": 4, "Cat": 5, "Dan": 0}, {"Ann": (4, 1), "Cat": (6,)}, bid)
    return BluffTable(NAMES, phase=Phase.ANSWER, board=board, turn="Ben", hidden=hidden)


def high(picture: Picture) -> int:
    return Image.open(BytesIO(picture.png)).height


def seen_by(reader: Reader, table: BluffTable) -> Picture:
    picture = PICTURES.picture(View(reader, table))
    assert picture is not None
    return picture


def test_the_table_says_who_must_answer_the_bid_and_everybodys_dice() -> None:
    assert seen_by(To.PUBLIC, table_of()).text.splitlines() == [
        "The bidding: Ben raises or challenges",
        f"bid by Ann: 7 {TIMES} 4",
        "13 dice in play, Magic Ones fit any face",
        "Ann: 4 dice, open: 1, 4",
        "Ben (whose turn it is): 4 dice",
        "Cat (has the most dice): 5 dice, open: 6",
        "Dan: out",
    ]


def test_the_table_says_who_opens_before_the_first_bid() -> None:
    assert seen_by(To.PUBLIC, table_of(None)).text.splitlines()[:2] == [
        "The bidding: Ben opens the bidding",
        "no bid yet",
    ]


def test_a_magic_bid_is_called_magic() -> None:
    table = table_of(StandingBid("Ann", 3, 1))

    assert seen_by(To.PUBLIC, table).text.splitlines()[1] == f"bid by Ann: 3 {TIMES} Magic Ones"


def test_a_player_sees_their_own_dice_and_the_number_of_each_face() -> None:
    assert seen_by("Cat", table_of()).text.splitlines() == [
        "Your dice, Cat",
        "Hidden: 1, 2, 4, 4",
        "Open: 6",
        "You hold, counting Magic Ones: 1 x Magic Ones, 2 x 2, 1 x 3, 3 x 4, 1 x 5, 2 x 6".replace("x", TIMES),
        f"The bid is 7 {TIMES} 4.",
    ]


def test_hidden_dice_change_nothing_that_others_see() -> None:
    other = table_of(hidden={"Ann": (1, 1), "Ben": (6, 6, 6, 6), "Cat": (1, 4, 4, 2)})
    none = table_of(hidden={})

    for reader in (To.PUBLIC, To.GM, "Dan"):
        assert seen_by(reader, table_of()) == seen_by(reader, other) == seen_by(reader, none)
    assert seen_by("Cat", table_of()) == seen_by("Cat", other)
    assert {PICTURES.board(View(reader, table_of())) for reader in (*NAMES, To.GM)} == {
        PICTURES.board(View(To.PUBLIC, none))
    }


def test_own_dice_belong_to_the_reader_of_the_view() -> None:
    own = {reader: own_dice_of(VOICE, View(reader, table_of()), Draft()) for reader in NAMES}

    assert {reader: None if dice is None else dice.hidden for reader, dice in own.items()} == {
        "Ann": (2, 6),
        "Ben": (3, 4, 5, 5),
        "Cat": (1, 2, 4, 4),
        "Dan": None,
    }


def test_a_name_beside_own_dice_neither_formats_nor_mentions() -> None:
    name = "**<@1>**"
    board = Board({name: 1, "Ann": 1})
    picture = seen_by(name, BluffTable((name, "Ann"), board=board, turn=name, hidden={name: (3,)}))

    assert picture.text.splitlines()[0] == f"Your dice, {name}"
    assert r"\<\@" in picture.page.text


def test_dice_about_to_be_shown_are_marked_for_their_owner() -> None:
    view = View("Cat", table_of())
    plain, drafted = PICTURES.own(view), PICTURES.own(view, Draft((4, 1)))
    own = own_dice_of(VOICE, view, Draft((4, 1)))

    assert plain is not None
    assert drafted is not None
    assert own is not None
    assert own.chosen == {0, 2}
    assert plain.png != drafted.png
    assert PICTURES.preview(view, Raise(8, 4, (4, 1))) == drafted
    assert PICTURES.preview(view, Raise(8, 4)) is None
    assert "You show 1, 4 and throw the rest again." in drafted.text.splitlines()


def test_a_challenge_says_all_dice_the_matching_ones_and_who_loses() -> None:
    dice = {"Ann": (4, 1, 2, 6), "Ben": (3, 4, 5, 5), "Cat": (1, 4, 4, 2, 6)}
    event = Challenged(to=To.PUBLIC, player="Ann", by="Ben", dice=dice, matching=6, lost={"Ann": 1})
    picture = PICTURES.challenge(View(To.PUBLIC, table_of()), BID, event)

    assert picture.text.splitlines() == [
        "The bidding: Ben challenged the bid",
        f"bid by Ann: 7 {TIMES} 4",
        "6 fit, 1 too few",
        "Ann (loses 1 die): 1, 2, 4, 6",
        "Ben (whose turn it is): 3, 4, 5, 5",
        "Cat: 1, 2, 4, 4, 6",
        "Dan: out",
    ]
    assert is_small_and_bare(picture.png)


def test_only_the_post_of_a_challenge_shows_all_dice() -> None:
    view = View(To.PUBLIC, msgspec.structs.replace(table_of(None), doubted=BID))
    bid = Told(To.PUBLIC, Bid(to=To.PUBLIC, player="Ann", count=7, face=4, shown=(), thrown=0))
    event = Challenged(to=To.PUBLIC, player="Ann", by="Ben", dice={"Ann": (4,)}, matching=1, lost={"Ann": 1})

    assert PICTURES.post(view, [Told(To.PUBLIC, event)]) == PICTURES.challenge(view, BID, event)
    assert PICTURES.post(view, [bid]) == PICTURES.board(view)


def test_the_challenged_bid_is_still_known_in_the_next_round() -> None:
    event = Challenged(to=To.PUBLIC, player="Ann", by="Ben", dice=HIDDEN, matching=7, lost={})
    table = fold(fold(table_of(), event), Round(to=To.PUBLIC, number=2, first="Ann"))

    assert (table.doubted, table.board.bid) == (BID, None)


@pytest.mark.parametrize(("matching", "said"), [(7, "exactly as bid"), (9, "2 too many"), (4, "3 too few")])
def test_a_challenge_says_how_far_the_bid_was_off(matching: int, said: str) -> None:
    event = Challenged(to=To.PUBLIC, player="Ann", by="Ben", dice={"Ann": (1,)}, matching=matching, lost={})
    picture = PICTURES.challenge(View(To.PUBLIC, table_of()), BID, event)

    assert picture.text.splitlines()[2] == f"{matching} fit, {said}"


def test_the_end_says_who_has_won() -> None:
    won = Outcome(to=To.PUBLIC, side=None, reason="last_with_dice", winners=("Cat",))
    board = Board({"Ann": 0, "Ben": 0, "Cat": 2, "Dan": 0})
    picture = seen_by("Cat", BluffTable(NAMES, phase=Phase.OVER, board=board, outcome=won))

    assert picture.text.splitlines()[0] == "The bidding: Cat has won"
    assert "Cat (winner): 2 dice" in picture.text.splitlines()


def test_a_player_gets_a_picture_only_with_new_dice() -> None:
    assert PICTURES.occasions == {Dice}


def test_the_track_follows_the_order_of_the_bids() -> None:
    spaces = [space_at(place) for place in range(60)]
    places = [place_of(claim) for claim in claims(30, None)]

    assert [space.count for space in spaces[:9]] == [1, 1, 2, 3, 2, 4, 5, 3, 6]
    assert spaces[1] == Space(1, is_magic=True)
    assert places == sorted(places)
    assert all(space_at(place_of(Claim(count, 1))) == Space(count, is_magic=True) for count in range(1, 31))
    assert all(space_at(place_of(Claim(count, 5))) == Space(count, is_magic=False) for count in range(1, 31))
    assert len({at(place) for place in range(30)}) == 30


def ahead(bid: Claim | None, in_play: int) -> list[str]:
    """Return the spaces that are drawn, those of Magic Ones with an M."""
    spaces = [space_at(place) for place in places_ahead(bid, in_play)]
    return [f"M{space.count}" if space.is_magic else str(space.count) for space in spaces]


def test_the_track_shows_the_standing_bid_and_all_spaces_that_a_raise_can_reach() -> None:
    assert ahead(Claim(4, 5), 7) == ["4", "5", "M3", "6", "7", "M4", "M5", "M6", "M7"]
    assert ahead(Claim(7, 1), 7) == ["M7"]
    assert ahead(Claim(9, 3), 7) == ["9", "M5", "M6", "M7"]


@pytest.mark.parametrize("in_play", [2, 7, 18, 30])
def test_no_legal_raise_lacks_its_space(in_play: int) -> None:
    for bid in claims(in_play, None):
        spaces = {place_of(claim) for claim in (bid, *claims(in_play, bid))}

        assert {*places_ahead(bid, in_play)} == spaces


def test_before_the_first_bid_the_track_shows_what_is_likely() -> None:
    assert ahead(None, 4) == ["1", "M1", "2", "3", "M2", "4", "M3", "M4"]
    assert ahead(None, 30)[:4] == ["6", "7", "M4", "8"]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_board_is_near_square_and_no_higher_than_it_says(players: int) -> None:
    names = NAMES_OF_SIX[:players]
    for bid in (None, StandingBid("Ann", 1, 2), StandingBid("Ann", 5, 1)):
        board = Board(dict.fromkeys(names, 5), {}, bid)
        shown = PICTURES.board(View(To.PUBLIC, BluffTable(names, phase=Phase.ANSWER, board=board, turn="Ben")))

        assert high(shown) <= PICTURES.high(players, ()) <= WIDTH


def test_each_players_last_bid_of_the_round_is_said_but_the_standing_one_once() -> None:
    bids = (StandingBid("Ben", 2, 3), StandingBid("Cat", 4, 6), StandingBid("Ann", 5, 3), StandingBid("Cat", 6, 1), BID)
    lines = seen_by(To.PUBLIC, msgspec.structs.replace(table_of(), bids=bids)).text.splitlines()

    assert f"Ben (whose turn it is): 4 dice, last bid 2 {TIMES} 3" in lines
    assert f"Cat (has the most dice): 5 dice, open: 6, last bid 6 {TIMES} Magic Ones" in lines
    assert "Ann: 4 dice, open: 1, 4" in lines


def test_a_challenge_shows_who_opens_the_next_round_or_wears_the_crown() -> None:
    def lines(lost: dict[str, int]) -> list[str]:
        dice: dict[str, tuple[int, ...]] = {"Ann": (4, 1), "Ben": (3, 4)}
        event = Challenged(to=To.PUBLIC, player="Ann", by="Ben", dice=dice, matching=3, lost=lost)
        return PICTURES.challenge(View(To.PUBLIC, table_of()), StandingBid("Ann", 5, 4), event).text.splitlines()

    assert "Ben (whose turn it is): 3, 4" in lines({"Ann": 1})
    assert "Ben (winner): 3, 4" in lines({"Ann": 2})


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("bid", [Claim(1, 2), Claim(10, 1), Claim(24, 6)])
def test_a_table_of_long_names_is_small_and_its_words_fit(players: int, bid: Claim) -> None:
    names = long_names(players)
    board = Board(
        dict.fromkeys(names, 5), dict.fromkeys(names, (1, 6, 6, 2)), StandingBid(names[-1], bid.count, bid.face)
    )
    table = BluffTable(names, phase=Phase.ANSWER, board=board, turn=names[0], hidden={names[0]: (3,)})

    for picture in (seen_by(To.PUBLIC, table), seen_by(names[0], table)):
        assert is_small_and_bare(picture.png)
        assert length(picture.text) <= LONGEST_TEXT
        assert is_legal(picture.page)
    assert len(cups_of(VOICE, View(To.PUBLIC, table)).cups) == players
