"""Posts are short, and their questions stand under the events."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from bot.clock import now
from bot.delivery.card.illustrating import height_of_picture
from bot.delivery.posts.phone_height import SCREEN, height
from bot.delivery.posts.posts import room_message
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import grows, words_of
from bot.delivery.turns.turn_posts import lines_told
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import prompt_due
from bot.storage.schema.choices import Talking
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.models import OutboxRow
from bot.themes import Theme, load_themes
from bot.wording.moment_words import bold
from bot.wording.pages import Page
from engine.actions import Close
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.errors import SetupRefused
from engine.events import Outcome
from engine.game import Game
from engine.judging import Submission
from engine.mafia.events import Ballots
from engine.names import GM
from engine.parties.events import VoteClosed
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.rulebook import AnyRulebook, any_rulebook
from engine.rulebooks import RULEBOOKS
from engine.sigily import Sigily
from engine.sigily.options import SigilyOptions
from engine.speech import Message
from tests.delivery.at_a_table import NOON, SAID_TO_ROOM, AtATable
from tests.suites.random_games import moves, random_setup, seats_for

MOST_LINES = 6
FEW_SIZES = 6
SHELL = 0.05
"""The share of a game's moves that are the GM's or the clock's."""
AS_LONG_AS_THEY_ARE = (VoteClosed, Ballots, Message)
"""A vote count and players' speech, which may be long."""
QUESTS = any_rulebook(Quests())
SIGILY = any_rulebook(Sigily())
SEATS = seats_for(QUESTS, 5)
RULEBOOK_OF = {rulebook.slug: rulebook for rulebook in RULEBOOKS}


class Post(NamedTuple):
    """A post's lines without those of unlimited length, with the question among them unless it stands above."""

    lines: tuple[str, ...]
    question: str | None = None
    height: float = 0
    """The height on a phone, without lines of unlimited length."""

    @property
    def asks_early(self) -> bool:
        """Whether more lines stand under the question than above it, beside its deadline."""
        return self.question is not None and 2 * self.lines.index(self.question) < len(self.lines) - 2


def posts_of(theme: Theme, players: int) -> Iterator[Post]:
    """Return every post of a random game except its end."""
    random = Random(players)
    game = begun(RULEBOOK_OF[theme.rulebook], players, random)
    table = AtATable(game, step=1, leader=None, anonymous=players % 2 == 0)
    table.hosted = replace(table.hosted, theme=theme, deadline=NOON)
    yield from _posted(table)
    for number, submission in enumerate(_submissions(table, random), 1):
        table.submit(submission, number)
        yield from _posted(table)


def begun(rulebook: AnyRulebook, players: int, random: Random) -> Game:
    """Begin a game of a random set-up with this many players."""
    while True:
        options = random_setup(rulebook, random)[1]
        try:
            return Game.begin(rulebook, seats_for(rulebook, players), options, Chance({}, seeded_source(players, 1)))
        except SetupRefused:
            continue


def _posted(table: AtATable) -> Iterator[Post]:
    for row in table.rows:
        if row.kind in SAID_TO_ROOM and (made := room_message(table.hosted, row)) is not None:
            yield _read(table.hosted, row, made)
    if table.hosted.asks and grows(table.hosted):
        living = prompt_due(table.hosted, table.hosted.wait_line, now())
        yield _read(table.hosted, living, room_message(table.hosted, living) or Outgoing())


def _read(hosted: HostedGame, row: OutboxRow, made: Outgoing) -> Post:
    words = words_of(hosted)
    told = told_of(hosted, lines_told(hosted, row), To.PUBLIC)
    if any(isinstance(each.event, Outcome) for each in told):
        return Post(())
    long = [
        words.announce(each, len(hosted.occupancies)) for each in told if isinstance(each.event, AS_LONG_AS_THEY_ARE)
    ]
    left_out = {line for moment in long if moment is not None for line in moment.text.splitlines()}
    question = words.prompt(hosted.view(To.PUBLIC)) if made.rows else None
    if question is not None and hosted.rulebook.counted:
        left_out |= {*question.seen.splitlines()}
    asked, above = None if question is None else question.line, ["<@", str(hosted.commitment)]
    if question is not None and bold(question.text) in made.content:
        asked, above = None, [*above, bold(question.text)]
    said = [line for line in made.content.splitlines() if not any(each in line for each in above)]
    picture = height_of_picture(hosted, told) if made.has_room else 0
    for page in made.shown_beside(is_pictured=picture > 0):
        said += [page.title, *page.text.splitlines()]
    lines = tuple(line for line in said if line and not any(line.endswith(each) for each in left_out))
    short = replace(made, pages=[_without(page, left_out) for page in made.pages])
    if question is not None and asked is not None and asked not in lines:
        assert hosted.rulebook.turns or grows(hosted)
        assert question.call in made.content
        asked = None
    return Post(lines, asked, height(short, picture))


def _without(page: Page, left_out: Collection[str]) -> Page:
    kept = [line for line in page.text.splitlines() if not any(line.endswith(each) for each in left_out)]
    return msgspec.structs.replace(page, text="\n".join(kept))


def _submissions(table: AtATable, random: Random) -> Iterator[Submission]:
    while table.hosted.started.table.outcome is None:
        yield next(moves(table.hosted.started, random, SHELL, is_by_hand=False))


@pytest.fixture(scope="module", params=load_themes().values(), ids=lambda theme: theme.slug)
def posts(request: pytest.FixtureRequest) -> list[Post]:
    """Return the posts of a theme's random games, of every third number of players, or of every twelfth of many."""
    theme: Theme = request.param
    rulebook = RULEBOOK_OF[theme.rulebook]
    sizes = rulebook.players_with(rulebook.options())
    return [post for players in sizes[:: 3 if len(sizes) <= FEW_SIZES else 12] for post in posts_of(theme, players)]


def test_no_post_is_longer_than_six_lines(posts: list[Post]) -> None:
    assert [post for post in posts if len(post.lines) > MOST_LINES] == []


def test_every_post_is_seen_whole_on_a_phone(posts: list[Post]) -> None:
    assert [post for post in posts if post.height > SCREEN] == []


def test_a_race_of_four_with_long_names_begins_in_a_post_that_is_seen_whole() -> None:
    seats = tuple(f"{number}{'M' * 27}" for number in range(4))
    game = Game.begin(SIGILY, seats, SigilyOptions(), Chance({}, seeded_source(1, 1)))
    table = AtATable(game, step=1, leader=None, anonymous=False)

    assert [post.height for post in _posted(table) if post.height > SCREEN] == []


def test_no_post_asks_in_its_first_half(posts: list[Post]) -> None:
    assert [post for post in posts if post.asks_early] == []


def posted(table: AtATable) -> str:
    """Return the posts in the channel about the last move, as far as they are pages."""
    made = [room_message(table.hosted, row) for row in table.rows if row.kind in SAID_TO_ROOM]
    return "\n".join(page.text for message in made if message is not None for page in message.pages)


def at_its_beginning(rulebook: AnyRulebook, *, anonymous: bool = False) -> AtATable:
    """Return a game of about five that has just begun."""
    options = rulebook.options()
    sizes = rulebook.players_with(options)
    seats = seats_for(rulebook, max(sizes[0], min(5, sizes[-1])))
    game = Game.begin(rulebook, seats, options, Chance({}, seeded_source(1, 1)))
    return AtATable(game, step=1, leader=None, anonymous=anonymous)


def test_players_are_asked_once_at_the_start_not_to_talk_outside_the_game() -> None:
    table = at_its_beginning(QUESTS)
    first = posted(table)
    table.submit(Submission(GM, Close()), 1)

    assert first.count("Please don't talk about the game outside it") == 1
    assert "outside it" not in posted(table)


def test_under_aliases_players_are_asked_to_talk_to_the_bot_alone() -> None:
    text = posted(at_its_beginning(QUESTS, anonymous=True))

    assert "You play under aliases. Talk only by DM to me" in text
    assert "outside it" not in text


@pytest.mark.parametrize("anonymous", [False, True])
def test_a_table_may_let_its_players_talk_anywhere(anonymous: bool) -> None:
    table = at_its_beginning(QUESTS, anonymous=anonymous)
    table.hosted.settings = GameSettings(talking=Talking.ANYWHERE)
    text = posted(table)

    assert "outside it" not in text
    assert "Talk only by DM to me" not in text
    assert ("You play under aliases" in text) is anonymous


@pytest.mark.parametrize("rulebook", [rulebook for rulebook in RULEBOOKS if rulebook.turns], ids=lambda book: book.slug)
def test_on_a_board_players_may_talk_anywhere(rulebook: AnyRulebook) -> None:
    assert "outside it" not in posted(at_its_beginning(rulebook))


def test_that_the_gm_calls_time_stands_before_its_result() -> None:
    table = AtATable(
        Game.begin(QUESTS, SEATS, QuestOptions(), Chance({}, seeded_source(1, 1))), step=1, leader=None, anonymous=False
    )
    table.submit(Submission(GM, Close()), 1)
    (row,) = (row for row in table.rows if row.kind in SAID_TO_ROOM)
    post = room_message(table.hosted, row)

    assert post is not None
    assert post.content.endswith("leads now** · No party was named in time. That doesn't count as a rejection.")
    assert post.pages[0].text.startswith("The GM calls time, without the answers that are missing.")


def test_where_nobody_is_called_the_question_stands_below_the_headline() -> None:
    table = at_its_beginning(QUESTS, anonymous=True)
    (row,) = (row for row in table.rows if row.kind in SAID_TO_ROOM)
    post = room_message(table.hosted, row)
    question = words_of(table.hosted).prompt(table.hosted.view(To.PUBLIC))

    assert post is not None
    assert question is not None
    assert post.content.startswith("**The game begins** · ")
    assert bold(question.text) in post.content.splitlines()[1:]


def test_the_question_of_a_quest_game_stands_below_the_picture() -> None:
    tain, random = load_themes()["tain"], Random(2)
    table = AtATable(begun(QUESTS, 5, random), step=1, leader=None, anonymous=False)
    table.hosted = replace(table.hosted, theme=tain, deadline=NOON, bare={"": range(1000)})  # without drama
    pictured = []
    for number, submission in enumerate(_submissions(table, random), 1):
        table.submit(submission, number)
        for row in (row for row in table.rows if row.kind in SAID_TO_ROOM):
            made, told = room_message(table.hosted, row), told_of(table.hosted, row.lines, To.PUBLIC)
            if made is not None and made.rows and height_of_picture(table.hosted, told):
                pictured.append(made.shown_beside(is_pictured=True))

    assert pictured
    assert all("<t:" not in pages[0].text and "<t:" in pages[-1].text for pages in pictured)
    assert any(not pages[0].text and not pages[0].title for pages in pictured)


def at_the_last_guess() -> AtATable:
    """Return a quest game that waits for nothing but the guess."""
    for seed in range(20):
        random = Random(seed)
        table = AtATable(begun(QUESTS, 5, random), step=1, leader=None, anonymous=False)
        for number, submission in enumerate(_submissions(table, random), 1):
            if QUESTS.kind_of_wait(table.hosted.started.table) == "guess":
                return table
            table.submit(submission, number)
    raise AssertionError("no game has come to its guess")


def test_the_end_of_a_game_is_told_without_the_gms_call_of_time() -> None:
    table = at_the_last_guess()
    table.submit(Submission(GM, Close()), 1)
    (row,) = (row for row in table.rows if row.kind in SAID_TO_ROOM)
    post = room_message(table.hosted, row)

    assert table.hosted.started.table.outcome is not None
    assert post is not None
    assert "Victory" in post.content
    assert "calls time" not in post.content + "".join(page.text for page in post.pages)
