"""The private threads, as everybody knows them."""

from engine.mafia.actions import Modkill
from engine.speech import PrivateThread
from tests.engine.great_table.tables import GREAT_TABLE, Play, dealt, night, table_of


def threads(play: Play) -> dict[str, PrivateThread]:
    """Return the private threads of the table by their keys."""
    return {thread.key: thread for thread in GREAT_TABLE.private_threads(play.table)}


def test_threads_exist_from_the_start_with_any_members() -> None:
    members = {key: thread.members for key, thread in threads(table_of()).items()}

    assert members == {"house-0": ("Ben", "Cat"), "lovers-1": (), "dead-0": ()}


def test_the_lovers_of_another_day_have_another_thread() -> None:
    play = dealt(Eve="lover", Fay="lover")
    today = threads(play)["lovers-1"].members
    night(play)

    assert today == ("Eve", "Fay")
    assert "lovers-1" not in threads(play)
    assert threads(play)["lovers-2"].members == ()


def test_the_dead_are_in_their_thread() -> None:
    play = table_of()
    play.gm(Modkill("Eve"))

    assert threads(play)["dead-0"].members == ("Eve",)


def test_only_its_members_hear_a_thread() -> None:
    play = dealt(Eve="lover", Fay="lover")
    play.gm(Modkill("Dan"))
    play.gm(Modkill("Gus"))
    said = {"Ben": "house", "Eve": "lovers", "Dan": "dead"}

    assert [play.whisper(seat, thread, "Whom?").events[0].to for seat, thread in said.items()] == [
        ("Ben", "Cat"),
        ("Eve", "Fay"),
        ("Dan", "Gus"),
    ]


def test_a_message_limit_makes_the_bot_relay_the_houses_thread() -> None:
    play = table_of()
    before = threads(play)["house-0"].is_relayed
    play.deal(Ben="lover")
    limited = threads(play)["house-0"]
    night(play)

    assert (before, limited.is_relayed, threads(play)["house-0"].is_relayed) == (False, True, False)
    assert limited.members == ("Ben", "Cat")
