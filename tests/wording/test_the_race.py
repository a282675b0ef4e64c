"""Posts of the race that players could not understand without context."""

from textwrap import wrap

import pytest
from msgspec.structs import replace

from bot.delivery.posts.phone_height import TEXT
from bot.wording.moment_words import seen_in
from bot.wording.sigily import board, posts
from bot.wording.sigily.labels import whole_label
from bot.wording.sigily.refusals import refusal
from bot.wording.sigily.rules import LAST_PAGE, how_to_play
from bot.wording.sigily.terms import spell, sums
from bot.wording.voice import SetUp, Voice, dashed
from engine.asks import awaited
from engine.audience import To
from engine.sigily.actions import Answer, Done
from engine.sigily.board import CENTRE
from engine.sigily.events import Finish, Fought, Jackpot, Moved, Opened, RaceWon
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.refusals import NotCursedThere, OutOfReach
from engine.sigily.spells.book import BOOK
from engine.sigily.sticks import Animal
from engine.sigily.table import Board, Phase, SigilyTable, SoFar, Wind
from engine.sigily.units import Unit
from engine.views import Told, View
from tests.engine.sigily.race import FOUR, Race, magic, race, unit
from tests.engine.sigily.test_questions import quiz
from tests.pictures.pictures import voice_of

VOICE = voice_of("sigily")


def asked(begun: Race) -> str:
    """Return the question of the post, with its facts."""
    question = board.prompt(VOICE, View(To.PUBLIC, begun.table))
    assert question is not None
    return question.lines


def test_a_prompt_repeats_the_question_or_the_answer_to_judge() -> None:
    begun = quiz(seats=FOUR)
    begun.go(2, "Ann 1")
    drawn = begun.table.so_far.question
    assert drawn is not None

    assert asked(begun) == f"“{drawn.text}”\n**What's your answer?**"
    begun.does("Ann", Answer("*Nine*"))
    assert asked(begun) == f"“{drawn.text}” **Ann** says: “\\*Nine\\*”\n**Is that right?**"


def test_a_refusal_without_legal_choices_offers_none() -> None:
    none_in_reach = refusal(VOICE, OutOfReach("Ben 1", ()))

    assert "there's no curse to lift" in refusal(VOICE, NotCursedThere("5", ()))
    assert "can't reach anybody now" in none_in_reach
    assert "please go on without it" in none_in_reach


@pytest.mark.parametrize("teams", [None, True, False])
def test_the_first_post_of_a_race_in_teams_names_the_partners(teams: bool | None) -> None:
    voice = Voice(VOICE.theme, VOICE.words, VOICE.show, SetUp(SigilyOptions(teams=teams), len(FOUR)))
    opened = Opened(to=To.PUBLIC, throws=(dict.fromkeys(FOUR, ()),), first="Ann")
    moment = posts.announce(voice, Told(To.PUBLIC, opened), len(FOUR))
    assert moment is not None

    assert ("Ann** and **Cat** race together against **Ben** and **Dan" in moment.text) is (teams is not False)


@pytest.mark.parametrize("teams", [True, False])
def test_the_card_names_each_player_s_partner(teams: bool) -> None:
    begun = race([], FOUR, replace(SigilyOptions(), teams=teams))
    page = board.card(VOICE, View(To.PUBLIC, begun.table), awaited(begun.game.asks))

    assert ("**Ann** (Connaught, with **Cat**)" in page.fields[0][1]) is teams


def test_coins_past_the_jackpot_take_two_lines_on_a_phone() -> None:
    beyond = {str(place): 1 for place in range(24)}
    paid = Jackpot(to=To.PUBLIC, player="Ann", paid={"Ann 1": 25}, onto={CENTRE: 1, **beyond})
    moment = posts.announce(VOICE, Told(To.PUBLIC, paid), len(FOUR))
    assert moment is not None

    assert moment.text == "25 coins go to the jackpot, but it has no room for 24 of them."
    assert len(wrap(moment.text, TEXT)) <= 2
    assert moment.seen.startswith("The rest goes to Samhain, Samhain + 1, Samhain + 2, Winter Solstice, ")


def test_both_sides_coins_past_the_jackpot_take_one_line_of_text() -> None:
    lost = [Jackpot(to=To.PUBLIC, player=player, paid={f"{player} 1": 1}, onto={"3": 1}) for player in ("Ann", "Ben")]
    moments = [posts.announce(VOICE, Told(To.PUBLIC, each), len(FOUR)) for each in lost]

    said = "The rest goes to Winter Solstice."
    assert seen_in([moment for moment in moments if moment is not None], None) == f"{said} {said}"


def test_a_throw_that_winds_or_home_change_says_what_it_comes_to() -> None:
    units = (Unit(("Ann 1",), "14", "0", 14), Unit(("Ann 2",), "2", "0", 2), Unit(("Ann 3",), "6.1", "6", 7, entry="6"))
    board = Board(units=units, home={"Ann": ("Ann 4",)}, winds=(Wind("Ann", Spell.WINDS_OF_SPEED),))
    calm = SigilyTable(
        ("Ann", "Ben"),
        options=SigilyOptions(home=True),
        phase=Phase.MOVE,
        turn="Ann",
        first="Ann",
        board=replace(board, winds=()),
        so_far=SoFar(throws=1, sticks=tuple(Animal)[:2]),
    )
    windy, plain = replace(calm, board=board), replace(calm, options=SigilyOptions())

    assert sums(VOICE, View("Ann", windy)) == ("A: 2 + 1 wind + 1 home", "B: 2 + 1 wind", "C: 2")
    assert sums(VOICE, View("Ann", calm)) == ("A: 2 + 1 home", "B, C: 2")
    assert sums(VOICE, View("Ann", plain)) == ()


def test_the_end_says_once_who_has_won_the_race() -> None:
    won = RaceWon(to=To.PUBLIC, winners=("Ann",))
    end = Finish(
        to=To.PUBLIC,
        side=None,
        winners=("Ann",),
        reason="race-over",
        points={"Ann": 9},
        fastest=("Ann",),
        richest=("Ann",),
    )
    heard = [Told(To.PUBLIC, event) for event in (won, end)]
    told = posts.announce_all(VOICE, heard, 1)

    assert told[0] is None
    assert posts.announce_all(VOICE, heard[:1], 1) == [posts.announce(VOICE, heard[0], 1)]


@pytest.mark.parametrize("height", [1, 2, 3, 4])
def test_a_move_in_brief_gives_the_number_of_chariots_that_a_high_stack_has_below(height: int) -> None:
    stack = tuple(f"Ann {number}" for number in range(1, height + 1))
    moved = Moved(to=To.PUBLIC, chariots=stack, start=None, onto="3", exit=None)
    moment = posts.announce(VOICE, Told(To.PUBLIC, moved), len(FOUR))
    assert moment is not None

    assert (f"**Ann** 1 over {height - 1} others begins" in moment.brief) is (height > 2)
    assert (moment.brief == moment.text) is (height <= 2)


def test_a_fight_in_brief_leaves_out_the_names_that_chariots_have_been_given() -> None:
    options = SigilyOptions(names={"Ann": ("Swift",) * 3})
    voice = Voice(VOICE.theme, VOICE.words, VOICE.show, SetUp(options, len(FOUR)))
    stack = ("Ann 1", "Ann 2", "Ann 3")
    throws = (((Animal.COW,),), ((Animal.DOG, Animal.DEER),))
    fought = Fought(to=To.PUBLIC, attackers=stack, defenders=("Ben 4",), at="3", throws=(throws,), dead=stack, coins=0)
    moment = posts.announce(voice, Told(To.PUBLIC, fought), len(FOUR))
    assert moment is not None

    assert moment.text.count("Swift") == 2 * len(stack)
    assert moment.brief == "**Ann** 1 over 2 others fights **Ben** 4. **Ann** 1, **Ann** 2 and **Ann** 3 die."


def test_the_last_page_of_how_to_play_names_every_spell_with_its_cost_and_effect() -> None:
    told = [line for _, text in how_to_play(VOICE, LAST_PAGE).fields for line in text.splitlines()]

    for each in Spell:
        does = VOICE.say(f"does-{dashed(each)}")
        assert f"**{spell(VOICE, each)}**, {BOOK[each].cost} coins: {does}" in told


def test_a_player_who_pays_nothing_against_a_freeze_is_told_what_that_means() -> None:
    begun = magic(unit("Ann 1", "2", coins=8), unit("Ben 1", "4", coins=8))
    begun.cast(Spell.FREEZE, target="Ben")
    done = next(ask for ask in begun.game.asks if ask.awaited and ask.move is Done)

    assert whole_label(VOICE, done, Done()) == "Be frozen"
