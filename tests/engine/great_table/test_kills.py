"""The Master's kill, the Vigilante with its shots, and the Healer."""

import pytest

from engine.audience import To
from engine.great_table.actions import Use
from engine.great_table.events import Fate, Traced
from engine.great_table.refusals import MayNotFire, NoShotsLeft
from engine.mafia.actions import Modkill
from tests.engine.great_table.tables import Play, dealt, heard, kinds, night, table_of


def test_the_master_kills_each_night_in_addition_to_the_card() -> None:
    play = table_of()
    play.deal(Ann="vigilante", Dan="king")
    assert play.refused("Ann", Use("Eve")) == MayNotFire()
    play.kill("Ann", "Eve")
    play.kill("Ann", "Fay")
    night(play)

    assert play.deaths() == ["Fay"]


def test_the_masters_kill_leaves_the_card_usable() -> None:
    play = dealt(Ann="role_finder", Dan="king")
    play.use("Ann", "Dan")
    play.kill("Ann", "Eve")
    night(play)

    assert play.deaths() == ["Eve"]
    assert play.result("Ann") == {"held": "king"}


@pytest.mark.parametrize("card", ["king", "consort", "bomber"])
def test_no_card_bars_the_masters_kill(card: str) -> None:
    play = dealt(Ann=card)
    play.kill("Ann", "Eve")

    assert night(play).deaths() == ["Eve"]


def test_the_house_may_target_its_own_members() -> None:
    play = dealt()
    play.kill("Ann", "Ben")

    assert night(play).deaths() == ["Ben"]


def test_a_kill_whose_target_is_dead_does_nothing() -> None:
    play = dealt()
    play.kill("Ann", "Eve")
    play.nightfall()
    play.gm(Modkill("Eve"))
    night(play)

    assert play.deaths() == ["Eve"]
    assert play.fates("Ann") == [Fate.TARGET_DEAD]


def test_a_player_who_dies_tonight_still_acts_and_gets_results() -> None:
    play = dealt(Dan="role_finder", Eve="vigilante")
    play.use("Dan", "Eve")
    play.use("Eve", "Fay")
    play.kill("Ann", "Dan")
    play.kill("Ben", "Eve")
    play.kill("Cat", "Eve")
    night(play)

    assert sorted(play.deaths()) == ["Dan", "Eve", "Fay"]
    assert play.result("Dan") == {"held": "vigilante"}


def test_deaths_at_dawn_are_announced_in_seat_order() -> None:
    play = dealt(Eve="vigilante")
    play.use("Eve", "Dan")
    play.kill("Ann", "Jon")
    night(play)

    assert play.deaths() == ["Dan", "Jon"]


def test_the_healers_target_survives_every_kill_of_the_night() -> None:
    play = dealt(Eve="vigilante", Hal="healer")
    play.use("Eve", "Fay")
    for seat in ("Ann", "Ben", "Cat"):
        play.kill(seat, "Fay")
    play.use("Hal", "Fay")

    assert night(play).deaths() == []


def test_the_healer_may_choose_their_own_seat() -> None:
    play = dealt(Hal="healer")
    play.kill("Ann", "Hal")
    play.use("Hal", "Hal")

    assert night(play).deaths() == []


def test_a_healer_who_dies_still_heals() -> None:
    play = dealt(Hal="healer", Eve="vigilante")
    play.use("Hal", "Fay")
    play.use("Eve", "Fay")
    play.kill("Ann", "Hal")

    assert night(play).deaths() == ["Hal"]


def test_a_guarded_healer_heals_nobody() -> None:
    play = dealt(Hal="healer", Gus="guard")
    play.use("Hal", "Fay")
    play.kill("Ann", "Fay")

    assert night(play, "Hal").deaths() == ["Fay"]


def test_a_stolen_healer_heals_only_for_the_thief() -> None:
    play = dealt(Hal="healer", Dan="thief")
    play.use("Hal", "Fay")
    play.steal("Dan", "Hal")
    play.use("Dan", "Dan")
    play.kill("Ann", "Fay")
    play.kill("Ben", "Dan")
    play.kill("Cat", "Dan")

    assert night(play).deaths() == ["Fay"]


def test_the_gm_is_told_whether_the_healer_saved_somebody() -> None:
    fates = []
    for victim in ("Fay", "Eve"):
        play = dealt(Hal="healer")
        play.use("Hal", "Fay")
        play.kill("Ann", victim)
        night(play)
        fates += [
            event.fate for event in play.game.log[-1].events if isinstance(event, Traced) and event.step == "heal"
        ]

    assert fates == [Fate.HEALED, Fate.DONE]


def test_no_player_is_told_of_a_healing() -> None:
    play = dealt(Hal="healer")
    play.use("Hal", "Fay")
    play.kill("Ann", "Fay")
    night(play)

    assert set(kinds(heard("Fay", play.game.log[-1]))) == {"phase", "neighbours"}
    assert kinds(heard("public", play.game.log[-1])) == ["phase"]


def shots(play: Play, seat: str = "Eve") -> int:
    """Return how many shots the Vigilante has left, as told the next morning."""
    if play.table.time != "day":
        night(play)
    play.deal(**{seat: "vigilante"})
    return play.table.today.shots[seat]


def fired(guarded: str | None = None, healed: str | None = None) -> Play:
    """Eve has shot at Fay in the first night."""
    play = dealt(Eve="vigilante", Gus="guard", Hal="healer", Dan="king")
    play.use("Eve", "Fay")
    if healed:
        play.use("Hal", healed)
    return night(play, guarded)


def test_a_vigilantes_shot_is_spent() -> None:
    assert shots(fired()) == 1


def test_a_shot_at_a_healed_player_is_spent() -> None:
    assert shots(fired(healed="Fay")) == 1


def test_a_guarded_shot_is_not_spent() -> None:
    assert shots(fired(guarded="Eve")) == 2


def test_a_shot_at_the_dead_is_not_spent() -> None:
    play = dealt(Eve="vigilante", Dan="king")
    play.use("Eve", "Fay")
    play.lynch("Fay")
    night(play)

    assert shots(play) == 2


def test_a_robbed_vigilantes_shot_is_not_spent() -> None:
    play = dealt(Eve="vigilante", Dan="thief", Ann="king")
    play.use("Eve", "Fay")
    play.steal("Dan", "Eve")
    night(play)

    assert shots(play) == 2


def test_the_vigilante_card_has_two_shots_in_the_whole_game() -> None:
    play = fired()
    play.deal(Ida="vigilante", Dan="king")
    play.use("Ida", "Gus")
    night(play)
    play.deal(Eve="vigilante", Dan="king")

    assert play.deaths() == ["Fay", "Gus"]
    assert play.table.today.shots["Eve"] == 0
    assert play.refused("Eve", Use("Hal")) == NoShotsLeft()


def test_only_the_gm_is_told_of_spent_shots() -> None:
    play = fired()

    assert [event.to for event in play.told("gm") if "shot_spent" in kinds([event])] == [To.GM]


@pytest.mark.parametrize("seat", ["Ann", "Ben"])
def test_the_house_may_hold_the_vigilante_but_not_fire_it(seat: str) -> None:
    assert dealt(**{seat: "vigilante"}).refused(seat, Use("Dan")) == MayNotFire()


def test_a_thief_of_the_house_may_not_fire_the_vigilante_either() -> None:
    play = dealt(Ann="thief", Eve="vigilante")
    play.steal("Ann", "Eve")

    assert play.refused("Ann", Use("Dan")) == MayNotFire()
