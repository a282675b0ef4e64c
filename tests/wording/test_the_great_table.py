"""The texts of the Great Table: what everybody and the GM read, with nothing that tells more."""

import re
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from bot.wording.game_words import AnyGameWords
from bot.wording.moment_words import Moment
from bot.wording.pages import MESSAGE, Page, is_legal, joined, length
from bot.wording.voice import SetUp
from bot.wording.words_registry import words_for
from engine.asks import awaited
from engine.audience import GameMaster, To
from engine.by_hand import Lasting, WeighByHand
from engine.chance import Chance
from engine.game import Game
from engine.great_table import GreatTableRules
from engine.great_table.actions import Kill, List, Steal, Thread, Use
from engine.great_table.cards import CardName, deck_for
from engine.great_table.events import StealSettled, ThreadOpened
from engine.great_table.night import NIGHT_ORDER
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import RoleName
from engine.judging import Submission
from engine.mafia.actions import Modkill, Vote
from engine.mafia.events import NO_LYNCH, Ballots
from engine.names import GM
from engine.speech import LONGEST_TEXT, TABLE, Message, Say
from engine.telling import told_to
from engine.views import Told
from tests.wording.at_the_great_table import DECK, SEATS, THEME, begun, deal, text, time_up, with_a_thief
from tests.wording.saying import HOSTILE, secrets_of, to_all, to_one

PAGE = (Path(__file__).parents[2] / "docs" / "the-great-table.md").read_text(encoding="utf-8")


@pytest.fixture
def words() -> AnyGameWords:
    return words_for(THEME)


@pytest.fixture
def game() -> Game:
    return begun()


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


def test_a_finder_chooses_among_cards_by_name(words: AnyGameWords) -> None:
    assert [words.thing(Use, "card", card) for card in (CardName.KING, CardName.PLACE_SWAP)] == ["King", "Place Swap"]


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
    assert "It's too late to rob anybody today." in text(told(with_a_thief()))


def test_the_gm_reads_a_night_on_one_page(words: AnyGameWords, game: Game) -> None:
    deal(game)
    time_up(game)
    game.submit(Submission("Ben", Use(target="Cat")), Chance())
    game.submit(Submission("Cat", Use(target="Dan")), Chance())
    game.submit(Submission("Gus", Kill("Ann")), Chance())
    news = [told for told in told_to(To.GM, [time_up(game)]).events if told.event.to is To.GM]

    (page,) = joined(page for page in map(words.tell, news) if page is not None)

    assert page.text.split("\n")[:3] == [
        "Guard: **Ben** (Guard) on **Cat**.",
        "Kill: **Gus** (for the House) on **Ann**.",
        "Kill: **Cat** (Vigilante) on **Dan**: guarded, nothing happens.",
    ]


def test_history_has_the_dead_and_the_count_of_each_day(words: AnyGameWords, game: Game) -> None:
    deal(game)
    for voter in SEATS[:4]:
        game.submit(Submission(voter, Vote("Gus")), Chance())

    shown = text(*words.history(game.view(To.PUBLIC)))

    assert "**Gus**: **Master of the House** (day 1, lynched)" in shown
    assert "Votes of day 1\n**Gus** (4): Ann, Ben, Cat, Dan" in shown


def test_history_weighs_the_votes_of_a_day_as_they_counted_then(words: AnyGameWords, game: Game) -> None:
    deal(game)
    game.submit(Submission(GM, WeighByHand(player="Ann", votes=3, lasts=Lasting.DAY)), Chance())
    for voter in SEATS[:2]:
        game.submit(Submission(voter, Vote("Fay")), Chance())
    time_up(game)
    shown = text(*words.history(game.view(To.PUBLIC)))

    assert "Votes of day 1\n**Fay** (4): Ann \N{MULTIPLICATION SIGN}3, Ben" in shown


SAID = "Hi @everyone, **look**!\n> Ann: [it](http://x.y) is <@1>\n\n# me"


def posted(words: AnyGameWords) -> Moment:
    """Return how a message to the whole table is posted."""
    post = words.announce(to_all(Message(to=To.PUBLIC, thread=TABLE, by="Ben", text=SAID)), 7)
    assert post is not None
    return post


def test_speech_is_told_to_a_player_as_it_is_posted(words: AnyGameWords) -> None:
    page = words.tell(to_one(Message(to=("Ann",), thread="house", by="Ben", text=SAID)))

    assert page is not None
    assert page.text == posted(words).line


def test_speech_is_posted_as_a_quotation_of_its_speaker(words: AnyGameWords) -> None:
    first, *lines = posted(words).text.split("\n")

    assert first == "**Ben**:"
    assert all(line.startswith("> ") for line in lines)


def test_speech_is_posted_literally_and_mentions_nobody(words: AnyGameWords) -> None:
    _, *lines = posted(words).text.split("\n")

    assert not re.search(r"(?<!\\)[*@<\[#]", "\n".join(lines))


def test_any_speech_fits_a_message(words: AnyGameWords) -> None:
    long = Message(to=To.PUBLIC, thread=TABLE, by=HOSTILE[0], text="*" * LONGEST_TEXT)
    wagons = Ballots(to=To.PUBLIC, counts={seat: (seat,) for seat in HOSTILE}, needed=11)

    posts = [words.announce(to_all(event), 20) for event in (long, wagons)]
    assert all(post is not None and length(post.text) <= MESSAGE for post in posts)


def after_a_list(game: Game) -> Told[GameMaster]:
    """Let a player give a list, and return all secrets as the GM reads them."""
    game.submit(Submission("Ann", List(DECK)), Chance())
    shown = game.revealed
    assert shown is not None
    return shown


def test_at_the_end_days_are_in_a_file(words: AnyGameWords, game: Game) -> None:
    shown = after_a_list(game)
    pages = words.reveal(to_all(msgspec.structs.replace(shown.event, to=To.PUBLIC)))

    assert [page.title for page in pages if not page.apart] == ["Who was who"]
    assert [page.title for page in pages if page.apart] == ["Day 1 and its night", "Lists of day 1"]


def test_a_gm_sees_the_present_day_beside_who_is_who(words: AnyGameWords, game: Game) -> None:
    pages = words.all_secrets(after_a_list(game))

    assert [page.title for page in pages if not page.apart] == ["Who was who", "Day 1 and its night"]


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
