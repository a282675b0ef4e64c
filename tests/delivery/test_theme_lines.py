"""A theme's line follows from public events, and from nothing else."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from random import Random

import pytest

from bot.delivery.posts.posts import room_message
from bot.delivery.posts.theme_lines import cues
from bot.delivery.telling.compose import secrets_message
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.wording.dramatic_lines import Cue
from bot.wording.parties.highlights import Highlight
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.events import Event, Undone
from engine.game import Game
from engine.great_table.events import Died
from engine.judging import Submission
from engine.log import Entry
from engine.parties.actions import Vote
from engine.parties.events import QuestDone, VoteClosed
from engine.rulebook import AnyRulebook
from engine.telling import told_to
from tests.delivery.at_a_table import NOON, SAID_TO_ROOM, AtATable
from tests.suites.random_games import moves, seats_for
from tests.wording.saying import RULEBOOK_OF, THEMES, games, play

WON = QuestDone(to=To.PUBLIC, number=1, success=True, sabotages=0)
FAILED = QuestDone(to=To.PUBLIC, number=2, success=False, sabotages=1)
WORDS = words_for(THEMES["classic"])
DRAMA = re.compile(r"(?<!\*)\*(?!\*)([^*]+)\*")
"""Text in italics."""


def heard(*log: Entry) -> list[tuple[StrEnum, int]]:
    """Return the moments of a log of quests."""
    found = (cue for _, cue in cues(told_to(To.PUBLIC, log), lines_of(log), WORDS.highlight))
    return [(cue.highlight, cue.earlier) for cue in found if cue is not None]


def lines_of(log: Iterable[Entry]) -> list[int]:
    """Return the numbers of some lines."""
    return [entry.line for entry in log]


def line(number: int, *events: Event) -> Entry:
    """Return a line of a log."""
    return Entry(number, events)


def back(first: int | None) -> Event:
    """Return an event that takes back the lines from this one on."""
    return Undone(to=To.PUBLIC, taken=first)


def test_each_moment_is_told_with_how_many_of_its_kind_were_before() -> None:
    assert heard(line(1, WON), line(4, FAILED), line(6, WON)) == [
        (Highlight.QUEST_WON, 0),
        (Highlight.BETRAYAL, 0),
        (Highlight.QUEST_WON, 1),
    ]


def test_a_move_that_is_repeated_after_an_undo_is_told_as_before() -> None:
    assert heard(line(1, WON), line(4, WON), line(5, back(4)), line(6, WON))[-2:] == [
        (Highlight.QUEST_WON, 1),
        (Highlight.QUEST_WON, 1),
    ]


def test_an_undone_move_keeps_its_line_and_no_longer_counts() -> None:
    assert heard(line(1, FAILED), line(2, back(1)), line(3, FAILED), line(4, back(None)), line(5, FAILED)) == [
        (Highlight.BETRAYAL, 0),
        (Highlight.BETRAYAL, 0),
        (Highlight.QUEST_FAILED, 0),
    ]


@pytest.mark.parametrize("slug", ["classic", "honnoji", "great-table"])
def test_no_secret_moves_a_line(slug: str) -> None:
    words = words_for(THEMES[slug])
    seed, game = next(games(RULEBOOK_OF[THEMES[slug].rulebook]))
    log = list(play(game, seed))
    public = [line(each.line, *(event for event in each.events if event.to is To.PUBLIC)) for each in log]
    known = [each for each in public if each.events]

    def all_cues(entries: list[Entry]) -> list[tuple[int, Cue | None]]:
        told = told_to(To.PUBLIC, entries)
        return [*cues(told, lines_of(entries), words.highlight), *cues(told, lines_of(entries), words.own_highlight)]

    assert known != log
    assert any(cue is not None for _, cue in all_cues(log))
    assert all_cues(log) == all_cues(known)


def table_until_the_end(rulebook: AnyRulebook, seed: int) -> Iterator[tuple[AtATable, Sequence[Event]]]:
    """Yield a random game at a table after each of its moves, with the events."""
    random = Random(seed)
    seats = seats_for(rulebook, rulebook.players_with(rulebook.options())[0])
    game = Game.begin(rulebook, seats, rulebook.options(), Chance({}, seeded_source(seed, 1)))
    table = AtATable(game, step=1, leader=None, anonymous=False)
    while (game := table.hosted.started).table.outcome is None:
        yield table, table.submit(next(moves(game, random)), game.log[-1].line)


def said_beside_the_facts(hosted: HostedGame, row: OutboxRow) -> list[str] | None:
    """Return the italics of a post, or None if there is nothing to post any more."""
    made = room_message(hosted, row)
    return None if made is None else DRAMA.findall("\n".join([made.content, *(page.text for page in made.pages)]))


@pytest.mark.parametrize("slug", ["classic", "honnoji", "great-table"])
def test_a_post_that_is_made_again_at_the_end_says_the_same(slug: str) -> None:
    posts: list[tuple[OutboxRow, list[str] | None]] = []
    for table, _ in table_until_the_end(RULEBOOK_OF[THEMES[slug].rulebook], seed=3):
        posts += [(row, said_beside_the_facts(table.hosted, row)) for row in table.rows if row.kind in SAID_TO_ROOM]

    again = [(said_beside_the_facts(table.hosted, row), said) for row, said in posts]
    assert len([said for now, said in again if now]) > 2
    # While it asked, a post may have had no room for drama.
    assert all(now in (None, said) for now, said in again if said)


@pytest.mark.parametrize("slug", ["classic", "honnoji", "great-table"])
def test_a_post_says_the_same_line_whether_or_not_a_deadline_and_a_call_take_room(slug: str) -> None:
    said: list[tuple[list[str] | None, list[str] | None]] = []
    for table, _ in table_until_the_end(RULEBOOK_OF[THEMES[slug].rulebook], seed=3):
        alone = replace(table.hosted, deadline=None, anonymous=True)
        beside = replace(table.hosted, deadline=NOON)
        rows = [row for row in table.rows if row.kind in SAID_TO_ROOM]
        said += [(said_beside_the_facts(alone, row), said_beside_the_facts(beside, row)) for row in rows]
    posts = [(one, other) for one, other in said if one is not None]  # Speech under aliases is no such post.

    assert any(one for one, _ in posts)
    assert [one for one, _ in posts] == [other for _, other in posts]


@pytest.mark.parametrize(("slug", "result"), [("classic", QuestDone), ("great-table", Died)])
def test_a_result_is_told_with_its_line(slug: str, result: type[Event]) -> None:
    said = []
    for table, events in table_until_the_end(RULEBOOK_OF[THEMES[slug].rulebook], seed=3):
        kinds = {type(event) for event in events}
        if result in kinds and VoteClosed not in kinds:  # A vote that ends a quest at once has much to tell.
            said += [said_beside_the_facts(table.hosted, row) for row in table.rows if row.kind in SAID_TO_ROOM]

    assert said
    assert all(said)


def test_the_end_on_a_board_keeps_its_own_line_rather_than_that_of_the_last_move() -> None:
    *_, (table, _) = table_until_the_end(RULEBOOK_OF["bluff"], seed=3)
    theme = words_for(THEMES["bluff"])
    (said,) = [said_beside_the_facts(table.hosted, row) for row in table.rows if row.kind in SAID_TO_ROOM]

    assert said
    assert {*said} <= {*theme.say("drama-victory").splitlines()}


@pytest.mark.parametrize("public", [False, True], ids=["sealed", "open"])
def test_a_vote_keeps_its_line_until_it_ends(public: bool) -> None:
    table, _ = next(table_until_the_end(RULEBOOK_OF["quests"], seed=3))
    (proposal,) = (row for row in table.rows if row.kind is OutboxKind.PROMPT)
    *voters, _last = table.hosted.names
    said = [said_beside_the_facts(table.hosted, proposal)]
    for place, seat in enumerate(voters):
        table.submit(Submission(seat, Vote(approve=place % 2 == 0, public=public)), seed=1)
        said.append(said_beside_the_facts(table.hosted, proposal))

    assert said[0]
    assert said == said[:1] * len(table.hosted.names)


def test_nothing_is_posted_about_a_party_whose_vote_is_over() -> None:
    play_on = table_until_the_end(RULEBOOK_OF["quests"], seed=3)
    table, _ = next(play_on)
    (proposal,) = (row for row in table.rows if row.kind is OutboxKind.PROMPT)
    assert said_beside_the_facts(table.hosted, proposal)

    next(table for table, events in play_on if any(isinstance(event, VoteClosed) for event in events))

    assert room_message(table.hosted, proposal) is None


def test_the_dead_are_told_so_with_the_facts_under_the_themes_line() -> None:
    told: list[str] = []
    for table, events in table_until_the_end(RULEBOOK_OF["great_table"], seed=3):
        dead = [table.hosted.occupancy(event.player) for event in events if isinstance(event, Died)]
        for occupancy in dead:
            (row,) = (row for row in table.rows if row.kind is OutboxKind.SECRETS and row.seat_id == occupancy.seat_id)
            message = secrets_message(table.hosted, row)
            told += [page.text for page in message.pages if page.title == "You are dead"] if message else []

    assert len(told) > 2
    assert all(DRAMA.match(text) and text.split("\n")[1].startswith("You were killed") for text in told)
