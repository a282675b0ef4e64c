"""Questions, an option: written in secret, drawn on solar sigils, answered in public, and judged."""

from random import Random

from msgspec.structs import replace

from engine.actions import Close, Expire
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.judging import Submission
from engine.names import CLOCK, GM
from engine.random_play import pick_action
from engine.refusals import NotAmong, TextTooLong, WrongCount
from engine.sigily.actions import Answer, Judge
from engine.sigily.events import Card, Judged, Question
from engine.sigily.options import LONGEST_QUESTION, SigilyOptions, Spell
from engine.sigily.refusals import AnsweredTooLate, QuestionsNotPlayed
from engine.sigily.table import SigilyTable
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import (
    FOUR,
    SIGILY,
    STICKS,
    TWO,
    Race,
    all_home,
    earned,
    laid_out,
    only,
    race,
    refused_setup,
    turns,
    unit,
    with_home,
)
from tests.suites.secrecy import PUBLIC, Moment, compare, some_tries

QUESTIONS = SigilyOptions(questions=True)
FIRST = [{"Ann": STICKS[5], "Ben": STICKS[1]}]
PILE = (Card("Ben 1", "Who was Bricriu?"), Card("Ann 2", "How many hazels?"))


def quiz(place: str = "1", seats: tuple[str, ...] = TWO, pile: tuple[Card, ...] = PILE) -> Race:
    """Ann 1 stands there, and two questions lie in the pile."""
    begun = race([unit("Ann 1", place)], seats, QUESTIONS)
    return laid_out(begun, replace(begun.table, cards=len(pile), pile=pile))


def asked() -> Race:
    """Ann has drawn a question and answered it; Ben, Cat and Dan must judge."""
    begun = quiz(seats=FOUR)
    begun.go(2, "Ann 1")
    begun.does("Ann", Answer("Nine."))
    return begun


def test_the_written_questions_make_the_pile() -> None:
    written = {"Ann": ("One?", " ", "Three?"), "Ben": ()}
    options = SigilyOptions(questions=True, written=written)
    begun = Race(Game.begin(SIGILY, TWO, options, Chance({"cards": ["Ann 3", "Ann 1"]})))

    assert begun.table.pile == (Card("Ann 3", "Three?"), Card("Ann 1", "One?"))
    assert begun.table.cards == 2


def test_a_move_that_shows_a_question_cannot_be_taken_back() -> None:
    begun = quiz()
    shown = {type(event) for event in begun.go(2, "Ann 1") if PILE[0].text in repr(event)}

    assert shown
    assert shown <= SIGILY.uncovering


def test_nobody_reads_a_question_before_it_is_drawn() -> None:
    options = SigilyOptions(questions=True, written={"Ann": ("One?",), "Ben": ("Two?",)})
    game = Game.begin(SIGILY, TWO, options, Chance())

    for reader in ("Ann", "Ben", To.PUBLIC, To.GM):
        view = game.view(reader).table
        assert "?" not in repr(view)
        assert "?" not in repr(SIGILY.written(view, reader))
        assert "?" not in repr(game.told(reader))


def test_everybody_may_write_an_equal_share_of_limited_length() -> None:
    many = SigilyOptions(questions=True, written={"Ann": ("x",) * 7})
    stranger = SigilyOptions(questions=True, written={"Eve": ("x",)})
    long = SigilyOptions(questions=True, written={"Ann": ("x" * (LONGEST_QUESTION + 1),)})

    assert refused_setup(TWO, many) == WrongCount("written", 6, 7)
    assert refused_setup(TWO, stranger) == NotAmong("written", "Eve")
    assert refused_setup(TWO, long) == TextTooLong(LONGEST_QUESTION, LONGEST_QUESTION + 1)


def test_even_the_first_solar_sigil_draws_a_question() -> None:
    begun = quiz()
    events = begun.go(2, "Ann 1")

    assert only(Question, events) == Question(to=events[0].to, player="Ann", card="Ben 1", text="Who was Bricriu?")
    assert begun.asked == {"Ann answer"}


def test_the_gm_and_all_others_judge_an_answer() -> None:
    assert asked().asked == {"gm judge", "Ben judge", "Cat judge", "Dan judge"}


def test_a_right_answer_gives_a_free_throw_and_the_card_is_torn_up() -> None:
    begun = asked()
    events = begun.does(GM, Judge(True))

    assert (kinds(events), earned(events)) == (["judged", "free_throw"], ["answer"])
    assert begun.table.pile == PILE[1:]


def test_a_wrong_answer_ends_the_throws_and_the_card_goes_under_the_pile() -> None:
    begun = quiz("5")
    begun.go(4, "Ann 1")
    begun.does("Ann", Answer("Nine."))
    events = begun.does(GM, Judge(False))

    assert (earned(events), turns(events)) == ([], ["Ben"])
    assert begun.table.pile == (PILE[1], PILE[0])


def test_a_reader_without_the_pile_knows_no_card_under_it() -> None:
    options = SigilyOptions(questions=True, written={"Ann": ("One?",), "Ben": ("Two?",)})
    begun = Race(Game.begin(SIGILY, TWO, options, Chance({"opening": FIRST})))
    begun.go(3, "Ann 1")
    begun.does(GM, Close())

    view = begun.game.view("Ben").of(SigilyTable).table
    assert (view.cards, view.pile) == (2, ())


def test_the_gms_word_decides_at_once() -> None:
    begun = asked()
    begun.does("Ben", Judge(False))
    begun.does("Cat", Judge(False))

    assert only(Judged, begun.does(GM, Judge(True))).right


def test_the_last_vote_judges_an_answer_without_a_gm() -> None:
    begun = asked()
    told = [kinds(begun.does(seat, Judge(right))) for seat, right in (("Ben", False), ("Cat", True), ("Dan", False))]

    assert told == [["voted"], ["voted"], ["voted", "judged", "turn"]]


def test_a_tie_accepts() -> None:
    begun = asked()
    begun.resign("Dan")
    begun.does("Ben", Judge(True))

    assert only(Judged, begun.does("Cat", Judge(False))).right


def test_giving_up_before_answering_puts_the_question_under_the_pile() -> None:
    begun = quiz(seats=FOUR)
    begun.go(2, "Ann 1")
    events = begun.resign("Ann")

    assert (begun.table.pile, begun.table.cards) == ((PILE[1], PILE[0]), 2)
    assert (earned(events), turns(events)) == ([], ["Ben"])


def test_giving_up_before_the_judgement_puts_the_question_under_the_pile() -> None:
    begun = asked()
    begun.does("Ben", Judge(True))
    events = begun.resign("Ann")

    assert begun.table.pile == (PILE[1], PILE[0])
    assert (earned(events), turns(events)) == ([], ["Ben"])


def test_giving_up_during_another_players_question_leaves_it_open() -> None:
    begun = asked()
    begun.resign("Dan")

    assert (begun.table.pile, begun.table.turn) == ((PILE[1],), "Ann")


def test_a_late_answer_is_a_wrong_answer() -> None:
    begun = quiz()
    begun.go(2, "Ann 1")
    events = begun.does(CLOCK, Expire())

    assert not only(Judged, events).right
    assert begun.refused("Ann", Answer("Nine.")) == AnsweredTooLate()


def test_an_answer_is_refused_in_a_game_without_questions() -> None:
    assert race().refused("Ann", Answer("Nine.")) == QuestionsNotPlayed()


def test_a_deadline_during_the_judgement_counts_the_votes() -> None:
    begun = asked()
    begun.does("Ben", Judge(False))

    assert not only(Judged, begun.does(CLOCK, Expire())).right


def test_the_turn_stays_with_the_player_during_the_judgement() -> None:
    begun = asked()

    assert (begun.table.turn, begun.table.throws) == ("Ann", 0)


def test_a_right_answer_with_a_throw_of_four_gives_one_free_throw() -> None:
    begun = quiz("5")
    begun.go(4, "Ann 1")
    begun.does("Ann", Answer("Nine."))

    assert earned(begun.does(GM, Judge(True))) == ["answer"]


def test_every_solar_sigil_gives_a_throw_once_no_cards_are_left() -> None:
    assert earned(quiz(pile=()).go(2, "Ann 1")) == ["solar"]


def test_a_landing_after_three_free_throws_draws_no_question() -> None:
    begun = race([unit("Ann 1", "1")], options=QUESTIONS)
    laid = replace(begun.table, cards=2, pile=PILE, so_far=replace(begun.table.so_far, throws=3, free=3))
    events = laid_out(begun, laid).go(2, "Ann 1")

    assert kinds(events) == ["thrown", "moved", "turn"]


def test_a_failed_entry_draws_no_question() -> None:
    begun = quiz("6")
    begun.enter("Ann 1", 3)

    assert kinds(begun.go(3, "Ann 1")) == ["thrown", "moved", "turn"]


def test_a_wrong_answer_cancels_free_turn_but_not_the_last_spell() -> None:
    options = SigilyOptions(questions=True, spells=(Spell.FREE_TURN, Spell.STONE_SKIN))
    begun = race([unit("Ann 1", "1", coins=6)], options=options)
    begun = laid_out(begun, replace(begun.table, cards=2, pile=PILE))
    begun.cast(Spell.FREE_TURN, "Ann 1")
    begun.go(2, "Ann 1")
    begun.does("Ann", Answer("Nine."))

    assert kinds(begun.does(GM, Judge(False))) == ["judged", "throws_over"]


def test_a_finished_player_still_judges() -> None:
    begun = with_home(quiz(seats=FOUR), all_home("Ben"))
    begun.go(2, "Ann 1")
    begun.does("Ann", Answer("Nine."))

    assert "Ben judge" in begun.asked


def test_two_piles_look_the_same_to_everybody_until_a_question_is_drawn() -> None:
    games = []
    for order, letter in (["Ann 1", "Ben 1"], "a"), (["Ben 1", "Ann 1"], "b"):
        written: dict[str, tuple[str, ...]] = {"Ann": (f"{letter}?",), "Ben": (f"{letter}{letter}?",)}
        options = SigilyOptions(questions=True, home=True, spells=tuple(Spell), written=written)
        drawn: dict[str, object] = {"cards": order, "opening": [{"Ann": STICKS[5], "Ben": STICKS[1]}]}
        games.append(Game.begin(SIGILY, TWO, options, Chance(drawn)))
    random = Random(2)
    for line in range(2, 40):
        one, other = (Moment(SIGILY, game.table, game.log[-1].events) for game in games)
        if any(isinstance(event, Question) for event in one.events):
            break
        compare(one, other, (*TWO, PUBLIC), some_tries(one, random), "the pile")
        submission = Submission(*pick_action(games[0].asks, random))
        for game in games:
            game.submit(submission, Chance({}, seeded_source(2, line)))

    assert line > 10
