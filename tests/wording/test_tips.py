"""A tip tells what is true of the set-up that is played."""

import pytest
from msgspec.structs import replace

from bot.wording.voice import SetUp
from bot.wording.words_registry import words_for
from engine.open_table.options import FIVE_ROLES, OpenTableOptions
from engine.open_table.role_file import Ballot
from tests.wording.saying import THEMES


@pytest.mark.parametrize(("ballots", "seen_by"), [(Ballot.OPEN, "Everybody"), (Ballot.SECRET, "Nobody")])
def test_the_tip_on_a_vote_says_who_sees_it(ballots: Ballot, seen_by: str) -> None:
    setup = SetUp(OpenTableOptions(file=replace(FIVE_ROLES, ballots=ballots)), FIVE_ROLES.players)

    assert words_for(THEMES["open-table"], setup=setup).tip("vote").startswith(f"-# Tip: {seen_by} sees your vote")
