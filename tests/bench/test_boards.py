"""Presses on boards, counted as a person makes them."""

from bench.boards import whole_game
from engine.boards.events import Turn
from engine.danube.actions import Move


async def test_a_turn_in_a_race_of_sensible_players_takes_few_presses() -> None:
    played = await whole_game("danube", 2, seed=10)

    assert played.hosted.started.table.outcome is not None
    assert {type(deed.action) for deed in played.deeds} == {Move}
    assert played.presses_for_each(Turn) <= 2
    assert played.posts <= 40
    assert played.calls <= played.count(Turn)
