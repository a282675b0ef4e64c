"""A turn's post on a board: what it leaves out first, and what it never repeats."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.seat_questions import moves_message
from bot.delivery.turns.turn_posts import MORE, shorter
from bot.wording.moment_words import Moment
from engine.danube import events as danube
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from engine.sigily import events as sigily
from tests.delivery.board_tables import BoardTable
from tests.delivery.test_boards_on_a_phone import SHELL
from tests.suites.random_games import moves

THROW, BEGINS = Moment("Ann throws 2."), Moment("Ann 1 begins.")
FIGHT = Moment("Ann 1 fights Ben 1: 3 (dog, cow, horse) against 2 (dog, cow). Ben 1 dies.", brief="Ben 1 dies.")
RACES = [rulebook for rulebook in RULEBOOKS if rulebook.slug in {"danube", "sigily"}]
CROWDED = 66
"""The seed of a game in which much may be done before a throw."""
COIN = Moment("Ann 1 takes 1 coin.", follows=True)


def texts(*moments: Moment) -> list[list[str]]:
    """Return a turn's news, shorter with each step."""
    return [[moment.text for moment in part] for part in shorter(moments, len(moments))]


def test_small_consequences_go_first_then_details_of_fights_then_older_news() -> None:
    steps = texts(THROW, BEGINS, FIGHT, COIN)

    assert steps.index([THROW.text, BEGINS.text, FIGHT.text]) < steps.index([THROW.text, BEGINS.text, FIGHT.brief])
    assert steps.index([THROW.text, BEGINS.text, FIGHT.brief]) < steps.index([MORE.text, FIGHT.brief])


def test_the_last_cause_stays_and_not_a_small_consequence_of_it() -> None:
    assert texts(THROW, BEGINS, FIGHT, COIN)[-1] == [MORE.text, FIGHT.brief]
    assert texts(COIN)[-1] == [MORE.text, COIN.text]


def test_a_beginning_that_has_no_room_for_more_keeps_its_title() -> None:
    opening = Moment("Thrown for the first turn: Ann 3, Ben 2.", title="The race begins", brief="Ann 3, Ben 2.")
    steps = [*shorter([opening, THROW, BEGINS], 3)]

    assert [part[0] for part in steps[-2:]] == [replace(opening, text=opening.brief), replace(opening, text="")]


def test_a_beginning_alone_is_told_in_brief() -> None:
    opening = Moment("Thrown for the first bid: Ann 16, Ben 19.", title="The game begins", brief="Ann 16, Ben 19.")

    assert [*shorter([opening], 1)][-1] == [MORE, replace(opening, text=opening.brief)]


def test_no_mark_of_older_news_stands_under_titles_alone() -> None:
    over, won = Moment("Ann is the fastest.", title="The race is over"), Moment("", title="Ann has won!")
    steps = [*shorter([over, THROW, FIGHT, won], 4)]

    assert steps[-1] == [replace(over, text=""), won]
    assert all(MORE not in part or any(moment.text and not moment.title for moment in part[2:]) for part in steps)


@pytest.mark.parametrize("rulebook", RACES, ids=lambda rulebook: rulebook.slug)
def test_a_post_does_not_repeat_the_throw_that_its_call_says(rulebook: AnyRulebook) -> None:
    random, table, seen = Random(1), BoardTable(rulebook, 1), 0
    for _ in range(30):
        table.submit(next(moves(table.hosted.started, random)))
        thrown = table.hosted.started.log[-1].events[-1]
        if isinstance(thrown, danube.Thrown | sigily.Thrown):
            for post in table.posts():
                news = [line for page in post.made.pages for line in page.text.splitlines()]
                assert not any(line.endswith((f"throws {thrown.count}.", f", {thrown.count}.")) for line in news)
                seen += 1

    assert seen


def crowded_table() -> tuple[BoardTable, Outgoing]:
    """Return a race in which more may be done before a throw than its post has room for, and that post."""
    rulebook = next(rulebook for rulebook in RACES if rulebook.slug == "sigily")
    random, table = Random(CROWDED), BoardTable(rulebook, CROWDED)
    while True:
        table.submit(next(moves(table.hosted.started, random, SHELL)))
        for post in table.posts():
            if len(table.hosted.asks.beside(rulebook.beside)) > len(labels(post.made)) == 2 and post.has_board:
                return table, post.made


def test_what_has_no_room_beside_the_awaited_move_is_behind_what_may_i_do() -> None:
    table, post = crowded_table()
    asked = table.hosted.occupancy(table.hosted.asks.awaited.seats[0])

    assert labels(post) == ["Throw", "What may I do?"]
    assert {"Throw", "Cast a spell"} < {*labels(moves_message(table.hosted, asked))}


def labels(made: Outgoing) -> list[str]:
    """Return what stands on a message's buttons and lists."""
    return [getattr(item, "label", "") or getattr(item, "placeholder", "") for row in made.rows for item in row]
