"""The texts of the Great Table: one seat's own, and what everybody knows, with nothing that tells more."""

import re
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from bot.themes import load_themes
from bot.wording.game_words import AnyGameWords
from bot.wording.great_table.results import result
from bot.wording.pages import MESSAGE, Page, is_legal, joined, length
from bot.wording.voice import SetUp
from bot.wording.words_registry import words_for
from engine.actions import Expire
from engine.asks import awaited
from engine.audience import To
from engine.chance import Chance
from engine.events import Event, Undone
from engine.game import Game
from engine.great_table import GreatTableRules
from engine.great_table.actions import Kill, List, Modkill, Steal, Thread, Use, Vote
from engine.great_table.cards import CardName, deck_for
from engine.great_table.events import NO_LYNCH, Ballots, Noted, Result, RoleTold, StealSettled, ThreadOpened
from engine.great_table.night import NIGHT_ORDER
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import RoleName
from engine.judging import Submission
from engine.learning import converted
from engine.log import Entry
from engine.names import CLOCK, GM
from engine.speech import LONGEST_TEXT, TABLE, Message, Say
from engine.telling import told_to
from tests.wording.saying import HOSTILE, secrets_of, to_all, to_one

THEME = load_themes()["great-table"]
PAGE = (Path(__file__).parents[2] / "docs" / "the-great-table.md").read_text(encoding="utf-8")
SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
DECK = ("king", "guard", "vigilante", "role finder", "healer", "lover", "place swap")
HANDS = dict(zip(SEATS, DECK, strict=True))


@pytest.fixture
def words() -> AnyGameWords:
    return words_for(THEME)


@pytest.fixture
def game() -> Game:
    """A game whose deck goes left from Ann: Ben, Cat and so on. Gus is the Master, Fay the Apprentice."""
    drawn = {"roles": {"Gus": "master", "Fay": "apprentice"}, "seats": SEATS, "first": "Ann"}
    deck = {CardName(card.replace(" ", "_")): 1 for card in DECK}
    return Game.begin(GreatTableRules(), SEATS, GreatTableOptions(deck=deck), Chance(drawn))


def with_a_thief() -> Game:
    """Return the same table, where Dan's card is the Thief, and is dealt last."""
    cards = ("king", "guard", "vigilante", "thief", "healer", "lover", "place swap")
    drawn = {"roles": {"Gus": "master", "Fay": "apprentice"}, "seats": SEATS, "first": "Ann"}
    options = GreatTableOptions(deck={CardName(card.replace(" ", "_")): 1 for card in cards})
    game = Game.begin(GreatTableRules(), SEATS, options, Chance(drawn))
    for seat, card in zip(SEATS, cards, strict=True):
        game.submit(Submission(seat, List((card, *(other for other in cards if other != card)))), Chance())
    return game


def ranking(first: str) -> List:
    return List((first, *(card for card in DECK if card != first)))


def deal(game: Game) -> None:
    """Let everybody take their card of HANDS."""
    for seat, card in HANDS.items():
        game.submit(Submission(seat, ranking(card)), Chance())


def time_up(game: Game) -> Entry:
    return game.submit(Submission(CLOCK, Expire()), Chance())


def text(*pages: Page | None) -> str:
    shown = [page for page in pages if page is not None]
    return "\n".join(part for page in shown for part in (page.title, page.text, *map("\n".join, page.fields)))


def public_card(words: AnyGameWords, game: Game) -> Page:
    return words.card(game.view(To.PUBLIC), awaited(game.asks))


def test_the_night_order_names_every_row_of_the_night_s_table(words: AnyGameWords) -> None:
    shown = text(words.night_order())

    named = re.findall(r"^\*\*(.+?)\*\*: ", shown, re.MULTILINE)
    assert [name.casefold() for name in named] == [
        "master of the house" if who is RoleName.MASTER else who.replace("_", " ")
        for row in NIGHT_ORDER
        for who in row.who
    ]


def test_the_document_has_the_same_night_order(words: AnyGameWords) -> None:
    rows = re.findall(r"^\| (\w+) \| (.+?) \| (.+?) \|$", PAGE.partition("## The night's order")[2], re.MULTILINE)
    order = words.night_order()
    assert order is not None
    shown = [
        (title.partition(". ")[2], *line.removeprefix("**").split("**: "))
        for title, lines in order.fields
        for line in lines.split("\n")
        if line.startswith("**")
    ]

    assert rows[1:] == shown


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


def test_a_finder_chooses_among_cards_by_name(words: AnyGameWords) -> None:
    assert [words.thing(Use, "card", card) for card in (CardName.KING, CardName.PLACE_SWAP)] == ["King", "Place Swap"]


def test_a_list_is_confirmed_as_it_was_read(words: AnyGameWords) -> None:
    lines = ("LOVER if lover=1", "role_finder if no thief and king taken", "guard if mayor > 0 and healer < 2", "king")

    told = words.tell(to_one(Noted(to=("Ann",), action=List(lines))))

    assert told is not None
    assert told.text.split("\n")[1:] == [
        "1. Lover, if exactly one Lover is left",
        "2. Role Finder, if no Thief is left and King has been taken",
        "3. Guard, if any Mayor is left and fewer than 2 of Healer are left",
        "4. King",
    ]


def test_an_answer_names_its_player_or_card(words: AnyGameWords) -> None:
    answers = (Use(card=CardName.GUARD), Use(target="Ben"), Vote("Ben"), Kill("Ben"), Steal("Ben"))

    assert [words.answer_label(answer) for answer in answers] == [
        *("Guard", "Use the card on Ben", "Vote for Ben", "Kill Ben", "Rob Ben")
    ]


def test_the_count_is_written_as_forums_write_it(words: AnyGameWords) -> None:
    counts = {"Ann": ("Ben",), "Cat": ("Dan", "Ann", "Eve"), NO_LYNCH: ("Cat",)}

    post = words.announce(to_all(Ballots(to=To.PUBLIC, counts=counts, needed=4)), 7)

    assert post is not None
    assert post.text.split("\n") == [
        "**Votes** (4 decide)",
        "**Cat** (3,\N{NO-BREAK SPACE}L\N{NON-BREAKING HYPHEN}1): Dan, Ann, Eve",
        "**Ann** (1,\N{NO-BREAK SPACE}L\N{NON-BREAKING HYPHEN}3): Ben",
        "**No lynch** (1,\N{NO-BREAK SPACE}L\N{NON-BREAKING HYPHEN}3): Cat",
    ]


def said_since(words: AnyGameWords, game: Game, submission: Submission) -> list[str]:
    """Return the posts of a move, given the view before it, event by event."""
    before = game.view(To.PUBLIC)
    news = told_to(To.PUBLIC, [game.submit(submission, Chance())]).events
    return [moment.text for each in news if (moment := words.announce_since(each, news, before)) is not None]


def test_a_lynch_is_posted_with_the_whole_count_and_the_abstainers(words: AnyGameWords, game: Game) -> None:
    deal(game)
    for voter in SEATS[:3]:
        game.submit(Submission(voter, Vote("Fay")), Chance())
    game.submit(Submission("Fay", Vote("Ann")), Chance())

    assert said_since(words, game, Submission("Dan", Vote("Fay"))) == [
        "**Votes** (4 decide)\n"
        "**Fay** (4, decided): Ann, Ben, Cat, Dan\n"
        "**Ann** (1,\N{NO-BREAK SPACE}L\N{NON-BREAKING HYPHEN}3): Fay\n"
        "Not voting (2): Eve, Gus"
    ]


def test_the_dead_are_not_listed_as_not_voting(words: AnyGameWords, game: Game) -> None:
    deal(game)
    game.submit(Submission("Ann", Vote("Ben")), Chance())

    assert said_since(words, game, Submission(GM, Modkill("Dan"))) == []
    (said,) = said_since(words, game, Submission(GM, Modkill("Eve")))
    assert said.splitlines()[-1] == "Not voting (4): Ben, Cat, Fay, Gus"


def test_the_card_tells_nothing_of_lists_deal_and_orders(words: AnyGameWords, game: Game) -> None:
    before = public_card(words, game)
    deal(game)
    game.submit(Submission("Ben", Use(target="Cat")), Chance())
    game.submit(Submission("Gus", Kill("Ann")), Chance())

    assert public_card(words, game) == before


def test_the_card_lists_the_dead_and_those_without_a_vote(words: AnyGameWords, game: Game) -> None:
    deal(game)
    game.submit(Submission(GM, Modkill("Dan")), Chance())
    game.submit(Submission("Ben", Vote("Cat")), Chance())

    fields = dict(public_card(words, game).fields)

    assert fields["No vote yet"] == "**Ann**, **Cat**, **Eve**, **Fay** and **Gus**"
    assert fields["Dead: 1"] == "**Dan**: **Card Player** (day 1, by the GM)"


def test_the_prompt_says_when_a_night_has_killed_nobody(words: AnyGameWords, game: Game) -> None:
    deal(game)
    game.submit(Submission(GM, Modkill("Dan")), Chance())
    time_up(game)
    game.submit(Submission("Gus", Kill("Ann")), Chance())
    time_up(game)
    prompts = [words.prompt(game.view(To.PUBLIC))]
    for _ in ("the lists", "the day", "the night"):
        time_up(game)
    prompts.append(words.prompt(game.view(To.PUBLIC)))

    assert [question and question.facts for question in prompts] == [(), ("Nobody died in the night.",)]


def test_a_thread_of_one_dead_player_does_not_list_them(words: AnyGameWords) -> None:
    def opened(*members: str) -> str:
        return text(words.tell(to_one(ThreadOpened(to=members, thread=Thread.DEAD, members=members))))

    assert "You're the first here." in opened("Ann")
    assert "In here: **Ann** and **Ben**." in opened("Ann", "Ben")


def test_a_gm_hears_of_a_steal_only_where_somebody_may_steal(game: Game) -> None:
    settled = to_one(StealSettled(to=To.GM))

    def told(of: Game) -> Page | None:
        return words_for(THEME, setup=SetUp(of.options, len(of.seats))).tell(settled)

    assert told(game) is None
    assert "Nobody can be robbed any more today." in text(told(with_a_thief()))


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


@pytest.mark.parametrize(("partner", "knows"), [("Ben", "The other Apprentice is **Ben**."), (None, "no other")])
def test_an_apprentice_knows_the_house(words: AnyGameWords, partner: str | None, knows: str) -> None:
    told = words.tell(to_one(RoleTold(to=("Ann",), role=RoleName.APPRENTICE, partner=partner, master="Cat")))

    assert told is not None
    assert "Your master is **Cat**." in dict(told.fields)["You know"]
    assert knows in dict(told.fields)["You know"]


def test_the_gm_reads_a_night_on_one_page(words: AnyGameWords, game: Game) -> None:
    deal(game)
    time_up(game)
    game.submit(Submission("Ben", Use(target="Cat")), Chance())
    game.submit(Submission("Cat", Use(target="Dan")), Chance())
    game.submit(Submission("Gus", Kill("Ann")), Chance())
    news = [told for told in told_to(To.GM, [time_up(game)]).events if told.event.to is To.GM]

    (page,) = joined(page for page in map(words.tell, news) if page is not None)

    assert page.text.split("\n")[:3] == [
        "Guard: **Ben**, Guard, on **Cat**: done.",
        "Kill: **Gus**, for the House, on **Ann**: done.",
        "Kill: **Cat**, Vigilante, on **Dan**: guarded, nothing happens.",
    ]


def test_history_has_the_dead_and_the_count_of_each_day(words: AnyGameWords, game: Game) -> None:
    deal(game)
    for voter in SEATS[:4]:
        game.submit(Submission(voter, Vote("Gus")), Chance())

    shown = text(*words.history(game.view(To.PUBLIC)))

    assert "**Gus**: **Master of the House** (day 1, lynched)" in shown
    assert "Votes of day 1\n**Gus** (4): Ann, Ben, Cat, Dan" in shown


SAID = "Hi @everyone, **look**!\n> Ann: [it](http://x.y) is <@1>\n\n# me"


def test_speech_is_posted_literally_and_mentions_nobody(words: AnyGameWords) -> None:
    events: tuple[Event, ...] = (
        Message(to=To.PUBLIC, thread=TABLE, by="Ben", text=SAID),
        Message(to=("Ann",), thread="house", by="Ben", text=SAID),
    )
    post, page = words.announce(to_all(events[0]), 7), words.tell(to_one(events[1]))

    assert post is not None
    assert page is not None
    assert post.line == page.text
    first, *lines = post.text.split("\n")
    assert first == "**Ben**:"
    assert all(line.startswith("> ") for line in lines)
    assert not re.search(r"(?<!\\)[*@<\[#]", "\n".join(lines))


def test_any_speech_fits_a_message(words: AnyGameWords) -> None:
    long = Message(to=To.PUBLIC, thread=TABLE, by=HOSTILE[0], text="*" * LONGEST_TEXT)
    wagons = Ballots(to=To.PUBLIC, counts={seat: (seat,) for seat in HOSTILE}, needed=11)

    posts = [words.announce(to_all(event), 20) for event in (long, wagons)]
    assert all(post is not None and length(post.text) <= MESSAGE for post in posts)


def test_at_the_end_days_are_in_a_file_and_a_gm_sees_the_present_one_while_it_is_on(
    words: AnyGameWords, game: Game
) -> None:
    game.submit(Submission("Ann", List(DECK)), Chance())
    shown = game.revealed
    assert shown is not None
    at_the_end = words.reveal(to_all(msgspec.structs.replace(shown.event, to=To.PUBLIC)))
    seen = [[page.title for page in pages if not page.apart] for pages in (at_the_end, words.all_secrets(shown))]

    assert seen == [["Who was who"], ["Who was who", "Day 1 and its night"]]
    assert [page.title for page in at_the_end if page.apart] == ["Day 1 and its night", "Lists of day 1"]


def test_lists_for_a_day_that_has_not_come_are_shown_without_a_page_of_that_day(
    words: AnyGameWords, game: Game
) -> None:
    deal(game)
    game.submit(Submission("Ann", List(DECK)), Chance())
    shown = game.revealed
    assert shown is not None
    at_the_end = words.reveal(to_all(msgspec.structs.replace(shown.event, to=To.PUBLIC)))
    seen = [page.title for page in words.all_secrets(shown) if not page.apart]

    assert [page.title for page in at_the_end] == [
        "Who was who",
        "Day 1 and its night",
        "Lists of day 1",
        "Lists of day 2",
    ]
    assert seen == ["Who was who", "Day 1 and its night"]


def test_every_page_is_legal_for_twenty_players_with_hostile_names(words: AnyGameWords) -> None:
    game = Game.begin(GreatTableRules(), HOSTILE, GreatTableOptions(), Chance())
    for seat in HOSTILE:
        game.submit(Submission(seat, List(tuple(deck_for(20)))), Chance())
        game.submit(Submission(seat, Say("x" * LONGEST_TEXT)), Chance())
    longest = " and ".join("no king" for _ in range(16))
    game.submit(Submission(HOSTILE[0], List((*(f"guard if {longest}" for _ in range(40)), *deck_for(20)))), Chance())
    for voter, target in pairwise(HOSTILE):
        game.submit(Submission(voter, Vote(target)), Chance())
    pages = [public_card(words, game), *secrets_of(words, game, HOSTILE[0]), *words.history(game.view(To.PUBLIC))]
    shown = game.revealed
    assert shown is not None
    pages += words.all_secrets(shown)

    assert all(map(is_legal, pages))
