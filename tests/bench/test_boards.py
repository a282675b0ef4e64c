"""Presses on boards, counted as a person makes them."""

from bench.boards import Kind, count, play_out
from bot.storage.games.hosted_game import HostedGame
from engine.boards.events import Turn
from engine.danube.actions import Move

TURNS = 20
"""A fifth of a race at least, which may have 40 posts."""


def has_had_turns(hosted: HostedGame) -> bool:
    return count(hosted, Turn) >= TURNS


async def test_a_turn_in_a_race_of_sensible_players_takes_few_presses() -> None:
    played = await play_out(Kind("danube", 2), seed=10, is_done=has_had_turns)

    assert {type(deed.action) for deed in played.deeds} == {Move}
    assert played.presses_for_each(Turn) <= 1.5, "fewer than later, where most moves are chosen from a list"
    assert played.posts <= 8
    assert played.calls <= played.count(Turn)
