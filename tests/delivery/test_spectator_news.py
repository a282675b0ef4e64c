"""What informed spectators are told wait by wait: all that a GM may know, short and in its order."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.threads.spectator_news import secrets_without, spectators_told
from bot.host.leading.spectator_dues import spectator_rows
from bot.host.moves.submissions import Accepted
from bot.wording.pages import is_legal
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.great_table import GreatTableRules
from engine.honnoji import Honnoji
from engine.quests import Quests
from engine.rulebook import AnyRulebook, any_rulebook
from tests.delivery.at_a_table import NOON, AtATable
from tests.suites.random_games import next_move, seats_for

MOVES = 80


def watched(rulebook: AnyRulebook, players: int, *, leader: str | None = None) -> Iterator[Outgoing]:
    """Play at random, and return what is told in the thread."""
    seats = seats_for(rulebook, players)
    table = AtATable(
        Game.begin(rulebook, seats, rulebook.options(), Chance({}, seeded_source(3, 1))),
        step=2,
        leader=leader,
        anonymous=False,
    )
    random = Random(3)
    for seed in range(MOVES):
        before = table.hosted = replace(table.hosted, is_watched=True)
        submission = next_move(before.started, random)
        table.submit(submission, seed)
        entry = table.hosted.started.log[-1]
        for row in spectator_rows(before, table.hosted, [Accepted(submission, entry, {})], NOON):
            if (told := spectators_told(table.hosted, row.lines, {})) is not None:
                yield told
        if table.hosted.started.table.outcome is not None:
            return


def said(told: Outgoing) -> list[tuple[str, str]]:
    """Return its fields."""
    return [field for page in told.pages for field in page.fields]


@pytest.mark.parametrize("leader", [None, "Ann"])
def test_a_great_table_is_told_in_its_order_and_each_finding_with_its_subject(leader: str | None) -> None:
    posts = list(watched(any_rulebook(GreatTableRules()), 10, leader=leader))
    fields = [field for told in posts for field in said(told)]
    headings = [heading for heading, _ in fields]
    cards = [text for heading, text in fields if heading == "Cards"]
    found = [text for heading, text in fields if heading == "Found"]

    assert all(is_legal(page) for told in posts for page in told.pages)
    assert headings.index("Cards") < headings.index("Step by step") < headings.index("Found")
    assert any("steals" in text for text in cards)
    assert not any(text.partition("\n")[0].count("steals") for text in cards)
    assert any("holds" in text for text in found)
    assert not any("The player holds" in text for text in found)


def test_a_quest_tells_each_players_order_and_an_open_vote_tells_nothing() -> None:
    posts = list(watched(any_rulebook(Quests()), 7))

    assert posts
    assert all(told.content.startswith("**Quest") for told in posts)
    assert {heading for told in posts for heading, _ in said(told)} == {"Orders"}
    assert all("upported: " in text for told in posts for _, text in said(told))


def test_secret_findings_and_settings_are_told_with_their_players() -> None:
    texts = [text for told in watched(any_rulebook(Honnoji()), 10) for _, text in said(told)]

    assert any("saw which side" in text for text in texts)
    assert any(" sets **" in text for text in texts)


def test_only_the_undone_part_of_an_undo_no_longer_counts() -> None:
    rulebook = any_rulebook(GreatTableRules())
    game = Game.begin(rulebook, seats_for(rulebook, 10), rulebook.options(), Chance({}, seeded_source(3, 1)))
    table, random = AtATable(game, step=1, leader=None, anonymous=False), Random(3)
    for seed in range(20):
        table.submit(next_move(table.hosted.started, random), seed)
    lines = [entry.line for entry in table.hosted.started.log]
    whole, last = secrets_without(table.hosted, lines, lines), secrets_without(table.hosted, lines, lines[10:])

    assert last
    assert {*last} < {*whole}
