"""The GM's desk without a Discord: at any moment of any game it fits one message."""

from random import Random

import pytest

from bot.delivery.desk.desk_buttons import desk_rows
from bot.delivery.desk.desk_overview import desk_pages
from bot.delivery.desk.desk_picture import seats_pictured
from bot.delivery.desk.desk_view import DeskView, words_at_desk
from bot.delivery.desk.outlook_page import outlook_message
from bot.delivery.desk.seat_page import seat_message
from bot.delivery.gm.reminders import missing_for_gm, missing_in_public
from bot.delivery.telling.outgoing import ROWS_LIMIT, Outgoing
from bot.pictures.canvas import LARGEST
from bot.pictures.desk_poster import desk_picture
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.gm_notes import LONGEST_NOTE, ON_GAME
from bot.wording.pages import ALL, size
from engine.actions import Abort
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.great_table.actions import PassOver
from engine.judging import Submission
from engine.names import GM
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.delivery.at_a_table import AtATable, beginning
from tests.suites.random_games import next_move

GREAT_TABLE = next(each for each in RULEBOOKS if each.slug == "great_table")
MOVES = 150
LOOKS = 25
LONG = ("W" * 15 + "*_" * 8, "王" * 31)
"""Beginnings of names, which a number follows: the longest, in wide letters and with many characters to escape."""


def at_a_table(rulebook: AnyRulebook) -> AtATable:
    """Return a game with as many players as possible, all of whom have long names."""
    options = rulebook.options()
    most = rulebook.players_with(options)[-1]
    seats = tuple(f"{LONG[number % 2][:30]}{number:02}" for number in range(most))
    game = Game.begin(rulebook, seats, options, Chance({}, seeded_source(1, 1)))
    return AtATable(game, step=1, leader=None, anonymous=False)


def crowded(hosted: HostedGame, *, sees: bool) -> DeskView:
    """Return a desk with notes on everything."""
    return DeskView(
        hosted.gm_id if sees else hosted.occupancies[0].user_id,
        sees,
        dict.fromkeys([ON_GAME, *(each.seat_id for each in hosted.occupancies)], "note " * (LONGEST_NOTE // 5)),
    )


def desk_text(hosted: HostedGame) -> str:
    """Return all that the desk says."""
    pages = desk_pages(hosted, DeskView(hosted.gm_id, True, {}))
    return "\n".join(part for page in pages for part in (page.text, *(text for _, text in page.fields)))


def fits(outgoing: Outgoing) -> bool:
    """Return whether Discord accepts all of a message."""
    rows = [row for row in outgoing.rows if row]
    whole = sum(map(size, outgoing.pages)) <= ALL and len(outgoing.embeds) == len(outgoing.pages)
    return whole and len(rows) <= ROWS_LIMIT and all(len(row) <= ROWS_LIMIT for row in rows)


def test_the_desk_misses_no_vote_of_a_player_who_has_none() -> None:
    hosted = beginning(GREAT_TABLE, 7, anonymous=False)
    for seat in hosted.names:
        hosted.started.submit(Submission(GM, PassOver(seat)), Chance({}, seeded_source(1, 1)))

    assert missing_for_gm(hosted, hosted.gm_id) == ()
    assert missing_in_public(hosted) == hosted.names


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda rulebook: str(rulebook.slug))
def test_every_page_of_the_desk_fits_a_message_with_the_longest_names_and_notes(rulebook: AnyRulebook) -> None:
    table, random = at_a_table(rulebook), Random(1)
    for move in range(MOVES):
        if table.hosted.started.table.outcome is not None:
            break
        table.submit(next_move(table.hosted.started, random), move)
        if move % LOOKS:
            continue
        hosted = table.hosted
        for sees in (True, False):
            desk_view = crowded(hosted, sees=sees)
            assert fits(Outgoing(pages=desk_pages(hosted, desk_view), rows=desk_rows(hosted, desk_view)))
            assert all(fits(seat_message(hosted, desk_view, occupancy)) for occupancy in hosted.occupancies)
        assert fits(outlook_message(hosted))


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda rulebook: str(rulebook.slug))
def test_the_picture_of_a_full_table_is_small(rulebook: AnyRulebook) -> None:
    hosted = at_a_table(rulebook).hosted
    words = words_at_desk(hosted, 64, formatted=False)
    drawn = desk_picture(words, "", "", seats_pictured(hosted, crowded(hosted, sees=True), words))

    assert len(drawn.png) <= LARGEST


def test_the_desk_of_a_game_that_is_over_misses_nothing() -> None:
    table = at_a_table(GREAT_TABLE)
    said = [desk_text(table.hosted)]
    table.submit(Submission(GM, Abort()), 1)
    said.append(desk_text(table.hosted))

    assert ["no list yet" in text for text in said] == [True, False]
    assert ["no vote" in text for text in said] == [True, False]
