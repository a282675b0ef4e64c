"""The forms of votes in forums, each read as the move that it is."""

import pytest

from bot.cogs.speech.forum_votes import vote_said, with_names
from bot.host.denied import Denied
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.great_table import GreatTableRules
from engine.great_table.options import GreatTableOptions
from engine.rulebook import any_rulebook
from tests.delivery.at_a_table import AtATable

SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")


@pytest.fixture(scope="module")
def table() -> AtATable:
    game = Game.begin(any_rulebook(GreatTableRules()), SEATS, GreatTableOptions(), Chance({}, seeded_source(1, 1)))
    return AtATable(game, step=1, leader=None, anonymous=False)


@pytest.mark.parametrize(
    "line",
    [
        *("vote: Ben", "Vote:ben", "**vote: Ben**", "**vote:** Ben", "> vote: Ben", "vote: **Ben**!"),
        *("**vote Ben**", "**Vote Ben.**", "__vote Ben__", "##Vote: Ben", "## vote: Ben", "##vote Ben"),
    ],
)
def test_a_forum_style_line_is_a_vote(table: AtATable, line: str) -> None:
    assert vote_said(table.hosted, f"I am sure.\n{line}\nOr am I?") == {"move": "vote", "target": "Ben"}


@pytest.mark.parametrize("line", ["unvote", "**Unvote**", "##unvote", "unvote."])
def test_a_vote_is_withdrawn_in_a_line(table: AtATable, line: str) -> None:
    assert vote_said(table.hosted, line) == {"move": "unvote"}


@pytest.mark.parametrize(
    "line", ["no lynch", "**No Lynch**", "vote: no lynch", "##Vote: No-Lynch", "**vote no lynch**"]
)
def test_a_line_votes_for_no_lynch(table: AtATable, line: str) -> None:
    assert vote_said(table.hosted, line) == {"move": "vote", "target": None}


@pytest.mark.parametrize("line", ["I vote Ben", "vote Ben", "my vote: Ben", "let us vote", "voted: Ben", "*vote Ben*"])
def test_talk_about_voting_is_no_vote(table: AtATable, line: str) -> None:
    assert vote_said(table.hosted, line) is None


@pytest.mark.parametrize("line", [f"{' ' * 2000}x", f"{' ' * 900}:{' ' * 900}x", f"vote: x{' .' * 900}\0"])
def test_a_message_of_little_but_blanks_is_no_vote_and_is_read_at_once(table: AtATable, line: str) -> None:
    assert vote_said(table.hosted, line) is None


def test_blanks_in_a_row_are_one(table: AtATable) -> None:
    assert vote_said(table.hosted, f"  vote:{' ' * 900}Ben  ") == {"move": "vote", "target": "Ben"}


def test_the_last_vote_in_a_text_counts(table: AtATable) -> None:
    assert vote_said(table.hosted, "vote: Ben\nunvote\n**vote Cat**") == {"move": "vote", "target": "Cat"}


def test_a_vote_for_nobody_at_the_table_is_refused(table: AtATable) -> None:
    with pytest.raises(Denied):
        vote_said(table.hosted, "**vote Zoe**")


def test_a_player_who_is_mentioned_is_voted_for_by_name(table: AtATable) -> None:
    ben = table.hosted.occupancy("Ben").user_id

    assert vote_said(table.hosted, with_names(table.hosted, f"<@1> vote: <@{ben}>")) == {
        "move": "vote",
        "target": "Ben",
    }
