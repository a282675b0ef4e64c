"""Sigily: positions, past moves and possible moves, in the picture and in its words."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.pictures.sigily.chosen import chosen_of
from bot.pictures.sigily.courses import course_back, course_of
from bot.pictures.sigily.marks import path
from bot.pictures.sigily.pictures import SigilyPictures
from bot.pictures.sigily.places import BOTTOM, HUB, PICTURE_WIDE, at, over, slots
from bot.pictures.sigily.ring import Brings
from bot.pictures.sigily.telling import Scene, letters_of, ring_of
from bot.wording.letters import letter
from bot.wording.pages import is_legal, length
from bot.wording.sigily import terms
from engine.actions import Action
from engine.audience import To
from engine.sigily.actions import Back as GoBack
from engine.sigily.actions import Cast as Casting
from engine.sigily.actions import Enter, Judge, Move
from engine.sigily.board import CENTRE, FAIRY_LAND, GATES, HOME, PLACES, RING, SOLAR, Holiday, way_through
from engine.sigily.events import PutBack
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.table import Board, Phase, SigilyTable, SoFar, Wind
from engine.sigily.units import number
from engine.sigily.ways import Way, ways
from engine.views import View
from tests.pictures.pictures import is_small_and_bare, long_names, voice_of
from tests.pictures.races import (
    ALL,
    ALONE,
    ANN,
    BEN,
    CAT,
    DAN,
    FRESH,
    NAMES,
    POSITIONS,
    THREE,
    TWO,
    just_done,
    moved,
    table,
    thrown,
    to_choose,
    told,
    unit,
)

VOICE = voice_of("sigily")
PICTURES = SigilyPictures(VOICE)
NO_SCENE = Scene()
REACH = {CENTRE: HUB, **dict.fromkeys(GATES + SOLAR, 33)}
CHOOSING = Scene(has_letters=True)
SMALL = (unit("Ann 1", "3", 2), unit("Ben 1, Dan 2", "13", 4, 13), unit("Cat 1", "0.1", 0, 0, "0"))


def seen(laid: SigilyTable, scene: Scene = NO_SCENE) -> Picture:
    return PICTURES.board(View(To.PUBLIC, laid), scene)


def test_the_board_says_the_turn_the_throw_and_everything_on_it() -> None:
    board = Board(curses=("9",), winds=(Wind(BEN, Spell.WINDS_OF_SPEED),), home={DAN: ("Dan 3",)}, purse={DAN: 5})
    scene = just_done(table(SMALL, None, replace(board, frozen=(CAT,))), thrown(DAN, TWO)).scene

    assert seen(table(SMALL, None, replace(board, frozen=(CAT,))), scene).text.splitlines() == [
        "Sigily: Ann to throw",
        f"Thrown: {terms.sticks(VOICE, TWO)}",
        "Just now: Dan threw 2",
        "Ann (Connaught, whose turn it is): 2 coins; 93 to go; 1 on Winter Solstice (2 coins); not in play 2, 3, 4",
        "Ben (Ulster): 2 coins; 83 to go; 1 on Beltane + 1 (over Dan 2, 4 coins); not in play 2, 3, 4",
        "Cat (Leinster, frozen): 0 coins; 96 to go; 1 on Samhain arm 1; not in play 2, 3, 4",
        "Dan (Munster, leads): 7 coins; 59 to go; home 3; not in play 1, 4",
        "Cursed: Spring Equinox",
        "Winds of Speed by Ben, for 3 of Ben's turns",
        "Jackpot: 4",
        "Coins on each holiday and the two sigils after it: Samhain 2 1 1, Winter Solstice 2 1 1, Oimelc 2 1 1, "
        "Spring Equinox 2 1 1, Beltane 2 1 1, Summer Solstice 2 1 1, Lughnasadh 2 1 1, Fall Equinox 2 1 1",
        "Coins from each gate inward: Samhain 2 2, Oimelc 2 2, Beltane 2 2, Lughnasadh 2 2",
    ]


@pytest.mark.parametrize("name", POSITIONS)
def test_a_crowded_board_is_small_and_its_words_fit(name: str) -> None:
    position = POSITIONS[name]
    picture = seen(position.table, position.scene)

    assert is_small_and_bare(picture.png, PICTURE_WIDE)
    assert length(picture.text) <= LONGEST_TEXT
    assert is_legal(picture.page)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_words_say_every_players_units_with_place_and_coins(name: str) -> None:
    laid, scene = POSITIONS[name].table, POSITIONS[name].scene
    lines = seen(laid, scene).page.text.splitlines()

    for each in laid.board.units:
        line = next(line for line in lines if line.startswith(VOICE.show(each.owner)))
        below = ", ".join(f"{VOICE.show(other.rpartition(' ')[0])} {number(other)}" for other in each.chariots[1:])
        coins = f"{each.coins} coins" if each.coins > 1 else "1 coin" if each.coins else ""
        notes = [f"over {below}" if below else "", coins, "stone skin" if each.skin else ""]
        stands = f"{number(each.top)} on {terms.place(VOICE, each.at)}"
        assert f"{stands} ({', '.join(filter(None, notes))})" in line if any(notes) else stands in line


@pytest.mark.parametrize("name", POSITIONS)
def test_the_words_say_all_coins_on_sigils(name: str) -> None:
    coins = POSITIONS[name].table.board.coins
    text = seen(POSITIONS[name].table).page.text

    assert f"Jackpot: {coins.get(CENTRE, 0)}" in text
    for start, holiday in enumerate(Holiday):
        counts = [coins.get(place, 0) for place in RING[3 * start : 3 * start + 3]]
        assert (f"{terms.holiday(VOICE, holiday)} {' '.join(map(str, counts))}" in text) is any(counts)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_picture_has_every_unit_coin_and_curse_of_the_table(name: str) -> None:
    laid = POSITIONS[name].table
    ring = ring_of(VOICE, View(To.PUBLIC, laid), NO_SCENE)

    assert [(each.at, each.coins, each.skin, len(each.chariots)) for each in ring.units] == [
        (each.at, each.coins, each.skin, len(each.chariots)) for each in laid.board.units
    ]
    assert {**dict(ring.coins)} == {place: count for place, count in laid.board.coins.items() if count}
    assert ring.curses == laid.board.curses
    assert [side.is_frozen for side in ring.sides] == [seat in laid.board.frozen for seat in laid.seats]


def test_every_legal_move_has_a_letter_in_the_words_and_on_the_board() -> None:
    laid = POSITIONS["fairy-land"].table
    view = View(To.PUBLIC, laid)
    lettered = letters_of(view, CHOOSING)

    assert [each.letter for each in lettered] == [letter(place) for place in range(12)]
    assert tuple(each.way for each in lettered) == ways(laid)
    assert [each.letters for each in ring_of(VOICE, view, CHOOSING).units][:2] == ["A\N{EN DASH}C", "D\N{EN DASH}F"]
    assert "A Ann 1 to Oimelc (leaving by Oimelc, a free throw, +2 coins)" in seen(laid, CHOOSING).text
    assert PICTURES.picture(View("Ben", laid)) == seen(laid, CHOOSING)


def test_only_a_legal_move_is_previewed() -> None:
    laid = table(SMALL, TWO)
    view = View(ANN, laid)
    chosen = Way("Ann 1", None, "3", "5", 2)
    picture = PICTURES.preview(view, Move("Ann 1"))

    assert picture == seen(laid, Scene(chosen=chosen))
    assert picture is not None
    assert "Chosen, but doesn't count yet: Ann 1: Winter Solstice + 2" in picture.text
    assert PICTURES.preview(view, Move("Ann 1", "6")) is None
    assert PICTURES.preview(view, Judge(right=True)) is None
    assert PICTURES.preview(View(ANN, table(SMALL)), Move("Ann 1")) is None


RICH = (unit("Ann 1", "12", 4, 12), unit("Ann 2", "9", 3, 9), unit("Ben 1", "11", 2, 11))


PREVIEWS = [
    (Enter("Ann 1"), ["Ann 1"], "12.1 1, 12.2 2, centre 3, 0.2 4, 6.2 4, 18.2 4, 0.1 5, 6.1 5, 18.1 5", ()),
    (GoBack("Ann 2"), ["Ann 2"], "8 1, 7 2, 6 3, 5 4, 4 5", ()),
    (Casting(Spell.FIREBALL, "Ann 1", "Ben 1"), ["Ann 1"], "", (("12", "11"),)),
    (Casting(Spell.DRUID_CURSE, "Ann 2"), ["Ann 2"], "9 ✕", ()),
    (Casting(Spell.REMOVE_CURSE, target="4"), ["Ann 1"], "4 ✓", ()),
    (Casting(Spell.FREEZE, target=BEN), ["Ann 1"], "", ()),
    (Casting(Spell.WINDS_OF_SPEED, pay={"Ann 1": 1, "Ann 2": 2}), ["Ann 1", "Ann 2"], "", ()),
]
"""Moves, each with the units that are gold in its preview, the tags on the board, and the courses."""


def previewed(action: Action) -> tuple[View[SigilyTable, str], Scene]:
    """Return the board of a player who has chosen a move, and the scene of its preview."""
    view = View(ANN, table(RICH, board=Board(curses=("4",)), options=SigilyOptions(home=True, spells=tuple(Spell))))
    chosen = chosen_of(view, action)
    assert chosen is not None
    return view, Scene(chosen=chosen)


@pytest.mark.parametrize(("action", "gold"), [(action, gold) for action, gold, *_ in PREVIEWS], ids=str)
def test_a_preview_marks_its_payers_in_gold(action: Action, gold: list[str]) -> None:
    ring = ring_of(VOICE, *previewed(action))
    tops = {each.at: unit.top for each, unit in zip(ring.units, RICH, strict=True)}

    assert [tops[each.at] for each in ring.units if each.is_now] == gold


@pytest.mark.parametrize(("action", "tags", "courses"), [(action, *rest) for action, _, *rest in PREVIEWS], ids=str)
def test_a_preview_marks_its_possible_targets(action: Action, tags: str, courses: tuple[tuple[str, ...], ...]) -> None:
    ring = ring_of(VOICE, *previewed(action))

    assert ", ".join(" ".join(tag) for tag in ring.tags) == tags
    assert ring.courses == courses


@pytest.mark.parametrize("action", [action for action, *_ in PREVIEWS], ids=str)
def test_a_preview_says_that_it_does_not_count_yet(action: Action) -> None:
    assert ring_of(VOICE, *previewed(action)).lines[1] == "doesn't count yet"


@pytest.mark.parametrize("action", [action for action, *_ in PREVIEWS], ids=str)
def test_a_preview_is_a_small_picture(action: Action) -> None:
    view, scene = previewed(action)

    assert is_small_and_bare(seen(view.table, scene).png, PICTURE_WIDE)


def test_a_preview_says_where_each_throw_would_lead() -> None:
    laid = table(RICH)
    text = seen(laid, Scene(chosen=Enter("Ann 1"))).text

    assert "Chosen, but doesn't count yet: Ann 1 enters by Beltane" in text
    assert "By the throw: 1 Beltane arm 1, 2 Beltane arm 2, 3 the centre, 4 Samhain arm 2" in text


def test_like_chariots_have_one_letter_for_all() -> None:
    laid = table((unit("Ann 1", "6", progress=6), unit("Ann 3", "6", progress=6)), TWO)
    view = View(To.PUBLIC, laid)

    assert [(each.letter, each.tops) for each in letters_of(view, CHOOSING)] == [
        ("A", ("Ann 1", "Ann 3")),
        ("B", ("Ann 2", "Ann 4")),
    ]
    assert [each.letters for each in ring_of(VOICE, view, CHOOSING).units] == ["A", "A"]


def test_the_board_shows_the_news_or_the_letters_of_moves() -> None:
    events = (thrown(BEN, TWO), moved("Ben 1, Dan 2", "11", "13"))
    news = told(*events)

    before, choosing = table(SMALL), table(SMALL, THREE)
    assert PICTURES.post(View(To.PUBLIC, before), news) == seen(before, Scene(news))
    assert PICTURES.post(View(To.PUBLIC, choosing), news) == seen(choosing, Scene(news, has_letters=True))
    assert ring_of(VOICE, View(To.PUBLIC, before), Scene(news)).courses == (("11", "12", "13"),)


def test_everybody_sees_the_same_board() -> None:
    laid = table(SMALL, TWO)

    assert {PICTURES.picture(View(reader, laid)) for reader in (*NAMES, To.GM, To.PUBLIC)} == {seen(laid, CHOOSING)}


def test_the_units_that_may_move_are_gold() -> None:
    laid = table((*SMALL, unit("Ann 2", "16", 0, 16)), TWO)

    def gold(scene: Scene, laid: SigilyTable = laid) -> list[str]:
        ring = ring_of(VOICE, View(To.PUBLIC, laid), scene)
        return [each.at for each in ring.units if each.is_now]

    assert gold(CHOOSING) == ["3", "16"]
    assert gold(Scene(chosen=Way("Ann 2", None, "16", "18", 2))) == ["16"]
    assert gold(NO_SCENE, replace(laid, phase=Phase.THROW, turn=BEN)) == ["13"]


def test_a_player_asked_to_pay_against_a_freeze_is_marked() -> None:
    laid = replace(table(SMALL), phase=Phase.BLOCK, so_far=SoFar(freezing=CAT))
    ring = ring_of(VOICE, View(To.PUBLIC, laid), NO_SCENE)

    assert [side.name for side in ring.sides if side.is_now] == [CAT]
    assert ring.lines[0] == "Cat may pay, or freeze"


def test_the_team_with_least_to_go_leads() -> None:
    laid = table((unit("Ann 1", "9", 0, 9), unit("Ben 1", "12", 0, 12)))
    in_teams = replace(laid, options=replace(ALONE, teams=True))

    def leading(laid: SigilyTable) -> list[str]:
        return [side.name for side in ring_of(VOICE, View(To.PUBLIC, laid), NO_SCENE).sides if side.leads]

    assert leading(laid) == [BEN]
    assert leading(in_teams) == [BEN, DAN]
    assert leading(table(())) == []


def test_the_end_names_both_titles() -> None:
    ring = ring_of(VOICE, View(To.PUBLIC, POSITIONS["over"].table), NO_SCENE)

    assert ring.lines == ("Fastest: Ben and Dan", "Richest: Ann")
    assert [(side.has_won, side.is_richest, side.coins) for side in ring.sides][:2] == [
        (False, True, 20),
        (True, False, 12),
    ]
    assert seen(POSITIONS["over"].table).text.splitlines()[:2] == ["Sigily: Fastest: Ben and Dan", "Richest: Ann"]


def test_each_choice_shows_the_effects_of_its_move() -> None:
    laid = table((unit("Ann 1", "11", 1, 11), unit("Ben 1", "13", 4, 13)), TWO, replace(FRESH, curses=("2",)))
    home = POSITIONS["home"].table

    def shown(laid: SigilyTable) -> list[Brings]:
        return [choice.brings for choice in ring_of(VOICE, View(To.PUBLIC, laid), CHOOSING).choices]

    assert shown(laid)[:2] == [Brings(fights=1, coins=5), Brings(curse=True)]
    assert shown(home)[:2] == [Brings(throws=True, home=True)] * 2
    assert shown(home)[2] == Brings(coins=2, fuses=True, throws=True)
    assert "B Ann 2 to Samhain + 2 (cursed)" in seen(laid, CHOOSING).text


@pytest.mark.parametrize("name", [name for name, position in POSITIONS.items() if position.scene.has_letters])
def test_a_way_leads_from_sigil_to_neighbouring_sigil(name: str) -> None:
    laid = POSITIONS[name].table
    arms = {pair for gate in GATES for pair in pairwise(way_through(gate, None))}
    beside = arms | {*pairwise((*RING, RING[0]))}

    for way in ways(laid):
        course = course_of(View(To.PUBLIC, laid), way)
        assert all(pair in beside or pair[::-1] in beside for pair in pairwise(course))
        assert course[0] == (way.start or laid.date_start) or laid.options.territorial_starts
        assert course[-1] == way.onto or way.onto == HOME


def test_a_unit_put_back_leaves_the_way_it_came() -> None:
    back = PutBack(to=To.PUBLIC, chariots=("Ann 1",), start="6", onto="18")

    assert course_back(back) == ("6", "6.1", "6.2", CENTRE, "18.2", "18.1", "18")
    assert course_back(replace(back, start="18.2")) == ("18.2", "18.1", "18")
    assert course_of(View(To.PUBLIC, table(())), moved("Ann 1", "17", "13")) == ("17", "16", "15", "14", "13")


def test_no_way_hides_a_sigil() -> None:
    courses = [RING[start : start + 5] for start in range(19)]
    courses += [way_through(entry, leave)[1:-1] for entry in GATES for leave in GATES if entry != leave]

    for course in courses:
        for x, y in path(course):
            assert all(abs(complex(*at(place)) - complex(x, y)) > 30 for place in course), (course, x, y)


def test_sigils_and_their_letters_do_not_overlap() -> None:
    for one, other in combinations(PLACES, 2):
        assert abs(complex(*at(one)) - complex(*at(other))) > REACH.get(one, 25) + REACH.get(other, 25)
    for place in PLACES:
        x, y = over(place, is_crowded=False)
        assert abs(complex(*at(place)) - complex(x, y)) > REACH.get(place, 25) + 14
        assert 0 < x < PICTURE_WIDE


@pytest.mark.parametrize("gate", GATES)
@pytest.mark.parametrize("count", [2, 6, 12])
def test_units_on_a_gate_stand_apart_and_on_the_land(gate: str, count: int) -> None:
    points, size = slots(gate, count)

    assert all(abs(complex(*one) - complex(*other)) >= 50 * size for one, other in combinations(points, 2))
    assert all(20 * size <= x <= PICTURE_WIDE - 20 * size and 0 < y - 20 < y + 20 < BOTTOM for x, y in points)


def test_places_of_fairy_land_have_different_names() -> None:
    assert len({terms.place(VOICE, place) for place in PLACES}) == len(PLACES)
    assert {terms.place(VOICE, place) for place in FAIRY_LAND - {CENTRE}} == {
        f"{gate} arm {steps}" for gate in ("Samhain", "Oimelc", "Beltane", "Lughnasadh") for steps in (1, 2)
    }


def test_the_rules_show_the_board_before_the_first_move() -> None:
    picture = PICTURES.rules()

    assert picture is not None
    assert is_small_and_bare(picture.png, PICTURE_WIDE)
    assert "Jackpot: 4" in picture.text
    assert length(picture.text) <= LONGEST_TEXT


def test_names_of_all_scripts_have_room() -> None:
    names = long_names(4)
    laid = table((unit(f"{names[0]} 1, {names[2]} 4", "3", 5), unit(f"{names[1]} 2", "18")), ALL, seats=names)
    picture = seen(laid, CHOOSING)

    assert is_small_and_bare(picture.png, PICTURE_WIDE)
    assert all(VOICE.show(name) in picture.page.text for name in names)


def test_a_board_with_moves_to_choose_shows_the_last_way_too() -> None:
    laid = to_choose(table(SMALL, THREE)).table
    scene = Scene(told(moved("Dan 1", "0", "2"), moved("Dan 2", "3", "5")), has_letters=True)

    assert ring_of(VOICE, View(To.PUBLIC, laid), scene).courses == (("3", "4", "5"),)
