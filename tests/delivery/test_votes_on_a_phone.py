"""The posts of a game of ten players are whole on a phone: its first, and those of its votes."""

from random import Random

import pytest

from bot.delivery.posts.phone_height import SCREEN
from engine.honnoji import Honnoji
from engine.parties.events import PartyProposed
from engine.quests import Quests
from engine.rulebook import AnyRulebook, any_rulebook
from tests.delivery.board_tables import BoardPost, BoardTable
from tests.suites.random_games import moves, seats_for

PLAYERS, VOTES = 10, 12
LONG = 6
"""The seed of a random game that comes to parties of six."""
OF_SIX = 14
"""The signs that make names bold in a call to vote on six players, with their leader."""


def votes(rulebook: AnyRulebook, seed: int = 1, most: int = VOTES) -> list[BoardPost]:
    """Return the posts of the first votes of a random game."""
    random, posts = Random(seed), list[BoardPost]()
    table = BoardTable(rulebook, seed, (seats_for(rulebook, PLAYERS), rulebook.options()))
    while len(posts) < most and not table.is_over:
        table.submit(next(moves(table.hosted.started, random)))
        if table.hosted.started.log[-1].has_any(frozenset({PartyProposed})):
            posts += table.posts()
    return posts


@pytest.mark.parametrize("rulebook", [any_rulebook(Quests()), any_rulebook(Honnoji())], ids=lambda book: book.slug)
def test_a_vote_that_calls_ten_players_is_whole_on_a_phone(rulebook: AnyRulebook) -> None:
    posts = votes(rulebook)

    assert posts
    assert [post.height for post in posts if post.height > SCREEN] == []


def test_a_vote_on_six_of_ten_players_is_whole_on_a_phone_and_still_asks() -> None:
    posts = [post for post in votes(any_rulebook(Honnoji()), LONG, most=100) if post.made.content.count("**") == OF_SIX]

    assert posts
    assert [post.height for post in posts if post.height > SCREEN] == []
    assert all("vote on" in post.made.content for post in posts)
    assert all("A tie means no." in post.made.pages[-1].text for post in posts)


@pytest.mark.parametrize("rulebook", [any_rulebook(Quests()), any_rulebook(Honnoji())], ids=lambda book: book.slug)
def test_the_first_post_for_ten_players_is_whole_on_a_phone(rulebook: AnyRulebook) -> None:
    setup = seats_for(rulebook, PLAYERS), rulebook.options()
    posts = [post for seed in range(VOTES) for post in BoardTable(rulebook, seed, setup).posts()]

    assert len(posts) == VOTES
    assert [post.height for post in posts if post.height > SCREEN] == []
