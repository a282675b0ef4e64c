"""The GM takes a player out, and brings back one who died in this phase."""

import pytest

from engine.audience import To
from engine.great_table.actions import PassOver, Revive
from engine.great_table.events import Cause, Coroner, Died, Revived, ThreadOpened
from engine.great_table.refusals import AlreadyDead, NotDead
from engine.mafia.actions import Modkill
from engine.names import GM
from engine.naming import tag_of
from engine.refusals import GameMasterOnly
from tests.engine.great_table.tables import NAMES, dealt, heard, night, only, table_of


def test_a_modkill_is_a_public_death_with_the_coroner() -> None:
    play = dealt()
    entry = play.gm(Modkill("Ann"))

    assert only(Died, heard("public", entry)) == Died(
        to=To.PUBLIC, player="Ann", coroner=Coroner.MASTER, cause=Cause.MODKILL
    )
    assert play.time == ("day", 1)


@pytest.mark.parametrize("action", [Modkill("Dan"), Revive("Dan"), PassOver("Dan")])
def test_only_the_gm_kills_revives_and_passes_over(action: Modkill | Revive | PassOver) -> None:
    assert dealt().refused("Ann", action) == GameMasterOnly(tag_of(type(action)))


def test_no_player_is_modkilled_twice() -> None:
    play = dealt()
    play.gm(Modkill("Dan"))

    assert play.refused(GM, Modkill("Dan")) == AlreadyDead("Dan")


def test_a_modkill_at_night_drops_the_players_orders() -> None:
    play = dealt(Dan="vigilante", Eve="guard")
    play.use("Dan", "Fay")
    play.nightfall()
    play.gm(Modkill("Dan"))

    assert night(play).deaths() == ["Dan"]


def test_a_card_is_out_tonight_if_its_holder_dies_by_day() -> None:
    play = dealt(Dan="role_finder", Eve="healer")
    play.use("Dan", "Eve")
    play.gm(Modkill("Dan"))

    assert night(play).results("Dan") == []


def test_a_player_is_revived_within_the_same_phase_with_seat_and_card() -> None:
    play = dealt(Dan="vigilante")
    play.gm(Modkill("Dan"))
    entry = play.gm(Revive("Dan"))
    play.use("Dan", "Fay")
    night(play)

    assert Revived(to=To.PUBLIC, player="Dan") in heard("public", entry)
    assert play.table.ring == NAMES
    assert play.deaths() == ["Dan", "Fay"]


def test_a_revived_player_must_give_orders_again() -> None:
    play = dealt(Dan="vigilante")
    play.use("Dan", "Fay")
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))

    assert night(play).deaths() == ["Dan"]


@pytest.mark.parametrize("phase", ["day", "night"])
def test_a_player_is_revived_by_day_and_by_night(phase: str) -> None:
    play = dealt()
    if phase == "night":
        play.nightfall()
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))

    assert play.table.living == NAMES


def test_a_living_player_cannot_be_revived() -> None:
    assert dealt().refused(GM, Revive("Dan")) == NotDead("Dan")


def test_a_player_cannot_be_revived_in_another_phase() -> None:
    play = dealt()
    play.gm(Modkill("Dan"))
    play.nightfall()

    assert play.refused(GM, Revive("Dan")) == NotDead("Dan")


def test_a_lynched_player_cannot_be_revived() -> None:
    play = dealt()
    play.lynch("Dan")

    assert play.refused(GM, Revive("Dan")) == NotDead("Dan")


def test_a_player_who_died_in_the_night_cannot_be_revived() -> None:
    play = dealt()
    play.lynch("Dan")
    play.kill("Ann", "Eve")
    night(play)

    assert play.refused(GM, Revive("Eve")) == NotDead("Eve")


def test_a_revived_apprentice_is_back_in_the_thread() -> None:
    play = dealt()
    play.gm(Modkill("Ben"))
    entry = play.gm(Revive("Ben"))

    assert only(ThreadOpened, heard("Cat", entry)).to == ("Ben", "Cat")
    assert play.members("house") == ("Ben", "Cat")
    assert play.members("dead") == ()


def test_a_revived_master_can_kill_again() -> None:
    play = dealt()
    play.gm(Modkill("Ann"))
    play.gm(Revive("Ann"))
    play.kill("Ann", "Dan")

    assert night(play).deaths() == ["Ann", "Dan"]


def test_the_game_may_be_over_before_anybody_is_revived() -> None:
    play = table_of(apprentices="Ben")
    play.gm(Modkill("Ann"))

    assert play.outcome == ("players", "house_cannot_kill")
