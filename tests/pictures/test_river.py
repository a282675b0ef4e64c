"""Danube: positions, past moves and possible moves, in the picture and in its words."""

from itertools import product

import msgspec
import pytest

from bot.pictures.danube.pictures import DanubePictures
from bot.pictures.danube.places import SQUARES, at, path, row_of
from bot.pictures.danube.telling import Scene, letters_of, river_of
from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.wording.danube import DanubeWords
from bot.wording.letters import letter
from bot.wording.name_words import bold
from bot.wording.pages import is_legal, length
from bot.wording.words import Words
from engine.asks import Ask
from engine.audience import To
from engine.boards.events import Turn
from engine.danube.actions import Move
from engine.danube.board import Board, Colour
from engine.danube.choosing import fields
from engine.danube.distinct import distinct
from engine.danube.events import Moved
from engine.danube.table import DanubeTable, Phase
from engine.danube.walking import Part
from engine.events import Outcome
from engine.views import Told, View
from tests.pictures.pictures import is_small_and_bare, long_names, voice_of

VOICE = voice_of("danube")
PICTURES = DanubePictures(VOICE)
NAMES = ("Ann", "Ben")
NICKELS, PENNIES = (4, 13, 14, 32, 33), (15, 16, 17, 35)
TO = "\N{EN DASH}"
NO_SCENE = Scene()


def table_of(
    nickels: tuple[int, ...] = NICKELS,
    pennies: tuple[int, ...] = PENNIES,
    *,
    count: int | None = 2,
    left: int | None = None,
    names: tuple[str, ...] = NAMES,
) -> DanubeTable:
    """Return a table on Ann's turn with the nickels. Boats that are not on the river are off."""
    colours = {names[0]: Colour.NICKELS, names[1]: Colour.PENNIES}
    off = {Colour.NICKELS: 5 - len(nickels), Colour.PENNIES: 5 - len(pennies)}
    phase = Phase.THROW if left is None else Phase.MOVE
    return DanubeTable(
        names, phase=phase, board=Board(nickels, pennies, off, colours, left), turn=names[0], count=count
    )


def seen(table: DanubeTable, scene: Scene = NO_SCENE) -> Picture:
    return PICTURES.board(View(To.PUBLIC, table), scene)


def moved(player: str, start: int, onto: int | None, *, swapped: bool = False, rapids: bool = False) -> Moved:
    return Moved(to=To.PUBLIC, player=player, start=start, onto=onto, steps=3, swapped=swapped, rapids=rapids)


def test_the_river_says_the_turn_the_throw_and_all_boats() -> None:
    assert seen(table_of()).text.splitlines() == [
        "Danube: Ann to throw",
        "Thrown: 2, 2 sticks with the white side up",
        "Ann (Nickels, whose turn it is): on 4, 13, 14, 32, 33; 0 of 5 off, 84 to go",
        "Ben (Pennies, leads): on 15, 16, 17, 35; 1 of 5 off, 61 to go",
        f"Blocks the other side can't pass: Ann 32{TO}33, Ben 15{TO}17",
        f"Boats that guard each other: Ann 13{TO}14",
    ]


def test_the_boats_have_no_owner_before_the_sides_are_decided() -> None:
    table = DanubeTable(NAMES, phase=Phase.OPENING, turn="Ben")

    assert seen(table).text.splitlines() == [
        "Danube: Ben to throw",
        "Nobody has thrown yet.",
        "Ann: a 1 takes the nickels",
        "Ben (whose turn it is): a 1 takes the nickels",
        "Nickels on 2, 4, 6, 8, 10, nobody's yet",
        "Pennies on 1, 3, 5, 7, 9, nobody's yet",
    ]


def test_past_moves_are_told_with_their_effects() -> None:
    moves = (moved("Ben", 32, 35, swapped=True), moved("Ben", 24, 19, rapids=True), moved("Ben", 34, None))

    assert seen(table_of(), Scene(moved=moves)).text.splitlines()[-1] == (
        "Just moved: Ben 32 ⇄ 35 (swap), Ben 24 → 30 → 19 (rapids), Ben 34 → off"
    )


def test_a_move_to_confirm_is_told_as_not_yet_made() -> None:
    table = table_of(left=2)
    picture = seen(table, Scene(has_letters=True, chosen=Part(33, 2, 2, 35, swapped=True)))

    assert picture.text.splitlines()[-1] == "Chosen, but doesn't count yet: Ann 33 ⇄ 35 (swap)"
    assert picture.png != seen(table).png


def test_only_a_legal_move_is_previewed() -> None:
    view = View("Ann", table_of(left=2))

    assert PICTURES.preview(view, Move(33, 2)) == PICTURES.board(view, Scene(chosen=Part(33, 2, 2, 35, swapped=True)))
    assert PICTURES.preview(view, Move(13, 2)) is None


def test_the_river_shows_the_ways_of_the_news_until_a_move_must_be_chosen() -> None:
    news = [Told(To.PUBLIC, event) for event in (Turn(to=To.PUBLIC, player="Ben"), moved("Ben", 34, None))]
    told = (moved("Ben", 34, None),)

    before, choosing = View(To.PUBLIC, table_of()), View(To.PUBLIC, table_of(left=2))
    assert PICTURES.post(before, news) == seen(table_of(), Scene(told))
    assert PICTURES.post(choosing, news) == seen(table_of(left=2), Scene(told, has_letters=True))
    assert river_of(VOICE, choosing, Scene(told, has_letters=True)).ways == ()


@pytest.mark.parametrize(
    ("moves", "squares"),
    [
        ((moved("Ben", 12, 15),), (15,)),
        ((moved("Ben", 12, 15), moved("Ben", 15, 17)), (17,)),
        ((moved("Ben", 32, 35, swapped=True),), (32, 35)),
        ((moved("Ben", 28, 19, rapids=True), moved("Ann", 34, None)), (19,)),
    ],
)
def test_the_squares_of_boats_that_have_moved_are_marked(moves: tuple[Moved, ...], squares: tuple[int, ...]) -> None:
    assert river_of(VOICE, View(To.PUBLIC, table_of(left=2)), Scene(moves, has_letters=True)).fresh == squares


def test_only_the_ways_of_the_last_player_are_drawn() -> None:
    scene = Scene((moved("Ben", 15, 18), moved("Ann", 10, 12), moved("Ann", 12, 13)))

    assert [way.goal for way in river_of(VOICE, View(To.PUBLIC, table_of()), scene).ways] == [12, 13]


def test_the_foot_and_the_words_agree_on_the_last_move() -> None:
    scene = Scene(moved=(moved("Ben", 32, 35, swapped=True),))

    assert river_of(VOICE, View(To.PUBLIC, table_of()), scene).lines == ("Ben 32 ⇄ 35", "swap: the other to 32")


def test_every_different_move_has_a_letter_in_the_words_and_on_the_board() -> None:
    table = table_of(left=2)
    lettered = letters_of(View(To.PUBLIC, table), Scene(has_letters=True))

    assert [each.letter for each in lettered] == [letter(place) for place in range(len(distinct(table.parts)))]
    assert PICTURES.picture(View("Ben", table)) == seen(table, Scene(has_letters=True))
    assert seen(table, Scene(has_letters=True)).text.splitlines()[-1] == (
        "To choose from: A 4 → 5, B 4 → 6, C 32 → 34, D 33 → 34, E 33 ⇄ 35 (swap)"
    )


def test_a_move_has_the_same_letter_wherever_it_is_chosen() -> None:
    table = table_of((32, 34, 35), left=3)
    ask = Ask(Move, ("Ann",), fields(table), ("Ann",), whole=True)
    words = DanubeWords(VOICE.theme, Words(VOICE.theme), bold)
    labels = {words.whole_label(ask, answer) for answer in ask.answers}

    shown = letters_of(View("Ann", table), Scene(has_letters=True))
    assert sorted(label.split(":")[0] for label in labels) == [each.letter for each in shown]
    assert len(shown) < len(ask.answers)


def test_a_boats_letters_are_the_same_among_all_boats() -> None:
    table = table_of(left=2)
    alone = letters_of(View(To.PUBLIC, table), Scene(has_letters=True, start=33))

    assert [(each.letter, each.way.start) for each in alone] == [("D", 33), ("E", 33)]


def test_steps_beyond_the_end_are_not_separate_moves() -> None:
    table = table_of((35,), (1, 2, 3, 4, 5), count=4, left=4)

    assert len(table.parts) == 4
    assert [part.steps for part in distinct(table.parts)] == [1]


@pytest.mark.parametrize(
    ("reason", "said"), [("five_off", "All five boats are off the river."), ("resigned", "Ben has given up.")]
)
def test_the_end_says_who_has_won_and_how(reason: str, said: str) -> None:
    won = Outcome(to=To.PUBLIC, side=None, reason=reason, winners=("Ann",))
    table = msgspec.structs.replace(table_of((), PENNIES), outcome=won)

    assert seen(table).text.splitlines()[:2] == ["Danube: Ann has won", said]
    assert river_of(VOICE, View(To.PUBLIC, table), NO_SCENE).lines == ("Ann has won", said)


def test_the_rest_of_a_throw_is_told() -> None:
    assert "1 step of 2 is left" in seen(table_of(left=1), Scene(has_letters=True)).text.splitlines()


def test_everybody_sees_the_same_river() -> None:
    table = table_of(left=2)

    assert {PICTURES.picture(View(reader, table)) for reader in ("Ann", "Ben", To.GM, To.PUBLIC)} == {
        PICTURES.picture(View(To.PUBLIC, table))
    }


@pytest.mark.parametrize("names", [("Ann", "Ben"), long_names(2), ("W" * 32, "🦊" * 16)])
def test_a_crowded_river_of_long_names_is_small_and_its_words_fit(names: tuple[str, ...]) -> None:
    table = table_of((11, 19, 20, 25, 26), (14, 15, 16, 18, 22), count=6, left=6, names=names)
    picture = seen(table, Scene(has_letters=True))

    assert len(letters_of(View(To.PUBLIC, table), Scene(has_letters=True))) == 21
    assert is_small_and_bare(picture.png)
    assert length(picture.text) <= LONGEST_TEXT
    assert is_legal(picture.page)


def test_consecutive_squares_are_adjacent() -> None:
    assert all(abs(complex(*at(square)) - complex(*at(square + 1))) in (54, 156) for square in SQUARES[:-1])
    assert len(set(map(at, SQUARES))) == len(SQUARES)


def test_no_way_hides_the_number_of_a_square() -> None:
    steps = [(start, goal) for start, goal in product(SQUARES, SQUARES) if 0 < abs(goal - start) <= 6]
    landings = [(30, goal) for goal in (*range(1, 11), 19)]

    for start, goal in (*steps, *landings):
        for x, y in path(start, goal):
            assert all(abs(x - at(n)[0]) > 20 or abs(y - at(n)[1] - 28) > 12 for n in SQUARES), (start, goal)


def test_a_way_is_an_arch_over_a_row_or_a_bend_between_rows() -> None:
    assert max(y for _, y in path(2, 6)) < at(2)[1]
    assert all(at(11)[1] < y < at(15)[1] for _, y in path(11, 15))
    assert row_of(12) + 1 == row_of(13)
