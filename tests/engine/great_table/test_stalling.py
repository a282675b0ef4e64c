"""A game in which nothing happens stalls, and the GM is asked."""

from collections.abc import Callable

import pytest

from engine.chance import Chance
from engine.great_table.actions import List
from engine.judging import Submission
from engine.mafia.actions import Modkill
from engine.names import GM
from tests.engine.great_table.tables import GREAT_TABLE, Play, table_of

MANY_DEADLINES = 20


def stalled_at(play: Play, secretly: Callable[[Play], object] = lambda play: None) -> tuple[str, int]:
    """Return when a game stalls in which players do this in secret in every phase, and nothing else happens."""
    for _ in range(MANY_DEADLINES):
        if GREAT_TABLE.is_stalled(play.table):
            return play.time
        secretly(play)
        play.clock()
    raise AssertionError("it does not stall")


def test_an_idle_game_stalls_in_the_fourth_phase() -> None:
    assert stalled_at(table_of()) == ("night", 2)


SECRETS: dict[str, Callable[[Play], object]] = {
    "a list": lambda play: play.submit("Dan"),
    "a kill that is withdrawn": lambda play: (
        (play.kill("Ann", "Dan"), play.kill("Ann", None)) if play.time[0] == "night" else None
    ),
    "a word in a thread": lambda play: play.whisper("Ben", "house"),
    "an order of the GM's for somebody": lambda play: play.game.submit(
        Submission(GM, List(play.ranking()), "Dan"), Chance()
    ),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_secret_actions_do_not_keep_a_game_from_stalling(secret: str) -> None:
    play = table_of()
    play.clock()

    assert stalled_at(play, SECRETS[secret]) == ("night", 2)


@pytest.mark.parametrize(
    "openly",
    [
        lambda play: play.say("Ann"),
        lambda play: play.vote("Dan", "Ann"),
        lambda play: play.gm(Modkill("Dan")),
    ],
    ids=["a word", "a vote", "a death"],
)
def test_public_events_keep_a_game_from_stalling(openly: Callable[[Play], object]) -> None:
    play = table_of()
    play.submit("Ann")
    play.dawn()
    play.submit("Ann")
    openly(play)
    play.nightfall()

    assert not GREAT_TABLE.is_stalled(play.table)
