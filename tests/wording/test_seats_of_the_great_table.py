"""What one player of the Great Table is told: findings, receipts and secrets."""

import pytest

from bot.wording.game_words import AnyGameWords
from bot.wording.great_table.results import result
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.chance import Chance
from engine.events import Undone
from engine.game import Game
from engine.great_table.actions import List, Steal, Use
from engine.great_table.cards import CardName
from engine.great_table.events import Noted, Result, RoleTold
from engine.great_table.roles import RoleName
from engine.judging import Submission
from engine.learning import converted
from engine.log import Entry
from engine.mafia.actions import Modkill
from engine.names import GM
from engine.telling import told_to
from tests.wording.at_the_great_table import THEME, begun, deal, ranking, text, time_up, with_a_thief
from tests.wording.saying import secrets_of, to_one


@pytest.fixture
def words() -> AnyGameWords:
    return words_for(THEME)


@pytest.fixture
def game() -> Game:
    return begun()


def test_a_guarded_finder_hears_word_for_word_what_an_honest_failure_says(words: AnyGameWords) -> None:
    failures = (
        Result(to=("Ann",), card=CardName.CONSORT, player=None, places=None),
        Result(to=("Ann",), card=CardName.ROLE_FINDER, held=None),
        Result(to=("Ann",), card=CardName.CARD_FINDER, players=()),
        Result(to=("Ann",), card=CardName.TARGET_FINDER, players=()),
        Result(to=("Ann",), card=CardName.SOCIALITE, left="Ben", right="Cat"),
    )

    said = [page.text for page in map(words.tell, map(to_one, failures)) if page is not None]

    assert said == [
        "No one holds the King.",
        "The player holds no card.",
        "The card isn't in play.",
        "The player targeted nobody.",
        "The left neighbour of the first is **Ben**; the right neighbour of the other is **Cat**.",
    ]


def test_a_list_without_conditions_is_confirmed_on_one_line(words: AnyGameWords) -> None:
    told = words.tell(to_one(Noted(to=("Ann",), action=List(("LOVER", "king")))))

    assert told is not None
    assert told.text.endswith("\n-# As I read it: Lover > King")


def test_a_list_is_confirmed_as_it_was_read(words: AnyGameWords) -> None:
    lines = ("LOVER if lover=1", "role_finder if no thief and king taken", "guard if mayor > 0 and healer < 2", "king")

    told = words.tell(to_one(Noted(to=("Ann",), action=List(lines))))

    assert told is not None
    assert told.text.split("\n")[2:] == [
        "-# 1. Lover, if exactly one Lover is left",
        "-# 2. Role Finder, if no Thief is left and King has been taken",
        "-# 3. Guard, if any Mayor is left and fewer than 2 of Healer are left",
        "-# 4. King",
    ]


def test_a_seat_sees_its_own_secrets_and_nobody_elses(words: AnyGameWords, game: Game) -> None:
    deal(game)
    game.submit(Submission("Ben", Use(target="Eve")), Chance())
    game.submit(Submission("Ann", ranking("healer")), Chance())

    ann, ben = (text(*secrets_of(words, game, seat)[1:]) for seat in ("Ann", "Ben"))

    assert "Your card today: **King**" in ann
    assert "To your left: **Ben**. To your right: **Gus**." in ann
    assert "Your list for tomorrow\nHealer > King" in ann
    assert "Eve" not in ann
    assert "Your order for tonight: **Eve**." in ben
    assert "Your list for tomorrow\nNone yet." in ben


def test_a_finding_stays_among_the_seat_s_secrets(words: AnyGameWords, game: Game) -> None:
    deal(game)
    time_up(game)
    game.submit(Submission("Dan", Use(target="Ann")), Chance())
    time_up(game)

    assert "Night 1, Role Finder: **Ann** holds **King**." in text(*secrets_of(words, game, "Dan"))


@pytest.mark.parametrize(
    ("order", "found", "said"),
    [
        (Use(target="Ben"), {"card": "role_finder", "held": "king"}, "**Ben** holds **King**."),
        (Use(target="Ben"), {"card": "role_finder", "held": None}, "**Ben** holds no card."),
        (Use(target="Ben"), {"card": "target_finder", "players": ("Cat",)}, "**Ben** targeted **Cat**."),
        (Use(target="Ben"), {"card": "target_finder", "players": ()}, "**Ben** targeted nobody."),
        (Use(card=CardName.GUARD), {"card": "card_finder", "players": ("Cat",)}, "**Guard** is held by **Cat**."),
        (Use(card=CardName.GUARD), {"card": "card_finder", "players": ()}, "**Guard** isn't in play."),
        (
            Use(targets=("Ben", "Cat"), left_of="Cat"),
            {"card": "socialite", "left": "Dan", "right": "Eve"},
            "The left neighbour of **Cat** is **Dan**; the right neighbour of **Ben** is **Eve**.",
        ),
    ],
)
def test_a_finding_names_its_subject(words: AnyGameWords, order: Use, found: dict[str, object], said: str) -> None:
    earlier = Noted(to=("Ann",), action=Use(target="Gus"))
    finding = converted({"to": ("Ann",), **found}, Result, strict=False)
    log = told_to("Ann", [Entry(2, (earlier,)), Entry(3, (Noted(to=("Ann",), action=order),)), Entry(4, (finding,))])

    page = words.tell_seat(log.events[-1], lambda: log.lines)

    assert page is not None
    assert page.text == said


def test_a_gm_reads_a_finding_from_its_holder_s_seat(words: AnyGameWords) -> None:
    found = Result(to=("Ann",), card=CardName.CONSORT, player="Ben", places=2)

    assert "2 places to your right." in result(words, found, None)
    assert "2 places to the right of **Ann**." in result(words, found, None, "**Ann**")


@pytest.mark.parametrize(
    ("taken", "said"),
    [(2, "The player holds no card."), (3, "**Ben** holds no card."), (None, "**Ben** holds no card.")],
)
def test_a_finding_names_its_subject_unless_the_order_was_taken_back(
    words: AnyGameWords, taken: int | None, said: str
) -> None:
    order, finding = Noted(to=("Ann",), action=Use(target="Ben")), Result(to=("Ann",), card=CardName.ROLE_FINDER)
    log = told_to("Ann", [Entry(2, (order,)), Entry(4, (Undone(to=To.PUBLIC, taken=taken),)), Entry(5, (finding,))])

    page = words.tell_seat(log.events[-1], lambda: log.lines)

    assert page is not None
    assert page.text == said


def test_a_thief_whose_time_ran_out_is_told_so(words: AnyGameWords) -> None:
    game = with_a_thief()
    entry = time_up(game)
    (noted,) = (told for told in game.told("Dan").of([entry.line]).events if isinstance(told.event, Noted))

    assert "The day is over, so you take nobody's card" in text(words.tell_seat(noted, lambda: game.told("Dan").lines))


def test_a_thief_who_robs_nobody_gets_a_receipt(words: AnyGameWords) -> None:
    game = with_a_thief()
    entry = game.submit(Submission("Dan", Steal(None)), Chance())
    (noted,) = (told for told in game.told("Dan").of([entry.line]).events if isinstance(told.event, Noted))

    assert text(words.tell_seat(noted, lambda: game.told("Dan").lines)) == "Noted\nYou take nobody's card today."


def test_the_dead_hold_nothing_and_may_read_again_how_they_died(words: AnyGameWords, game: Game) -> None:
    deal(game)
    game.submit(Submission(GM, Modkill("Dan")), Chance())

    _, now = secrets_of(words, game, "Dan")

    assert now.text.startswith("The GM has taken you out of the game. You can't vote or give orders any more")
    assert now.text.endswith("\nThread of the dead: **Dan**.")


@pytest.mark.parametrize(("partner", "knows"), [("Ben", "your fellow **Ben**"), (None, "no other")])
def test_an_apprentice_knows_the_house(words: AnyGameWords, partner: str | None, knows: str) -> None:
    told = words.tell(to_one(RoleTold(to=("Ann",), role=RoleName.APPRENTICE, partner=partner, master="Cat")))

    assert told is not None
    assert "Your master" in (known := dict(told.fields)["You know"])
    assert "**Cat**" in known
    assert knows in known
