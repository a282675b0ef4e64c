"""The end: the coroner, both victories, and everything that is revealed then."""

import msgspec
import pytest

from engine.audience import To
from engine.chance import Chance
from engine.events import Outcome
from engine.great_table.actions import List, Revive, Use
from engine.great_table.events import Cause, Coroner, Died, PastRound, Robbed
from engine.great_table.events import Reveal as Shown
from engine.great_table.roles import RoleName, Side
from engine.great_table.table import Grave
from engine.mafia.actions import Modkill
from engine.refusals import GameOver
from tests.engine.great_table.tables import GREAT_TABLE, NAMES, Play, heard, kinds, night, only, table_of

SEVEN = NAMES[:7]


def modkill(play: Play, *seats: str) -> Play:
    for seat in seats:
        play.gm(Modkill(seat))
    return play


def found(seat: str, **options: object) -> Coroner:
    """Return the coroner's finding: Ann is the Master, Ben and Cat are the Apprentices."""
    death = only(Died, modkill(table_of(**options), seat).told("public"))  # type: ignore[arg-type]
    assert isinstance(death, Died)
    return death.coroner


@pytest.mark.parametrize(
    ("seat", "reveal", "coroner"),
    [
        ("Ann", "master", Coroner.MASTER),
        ("Ben", "master", Coroner.PLAYER),
        ("Dan", "master", Coroner.PLAYER),
        ("Ann", "house", Coroner.MASTER),
        ("Ben", "house", Coroner.HOUSE),
        ("Dan", "house", Coroner.PLAYER),
    ],
)
def test_the_coroner_finds_the_master_the_house_or_a_player(seat: str, reveal: str, coroner: Coroner) -> None:
    assert found(seat, reveal=reveal) is coroner


def test_the_house_wins_when_more_than_half_of_the_living_are_house() -> None:
    play = modkill(table_of(), "Dan", "Eve", "Fay", "Gus")
    assert play.outcome is None
    modkill(play, "Hal")

    assert play.outcome == ("house", "majority")


def test_half_of_the_living_is_not_enough_for_the_house() -> None:
    assert modkill(table_of(players=SEVEN, apprentices="Ben"), "Dan", "Eve", "Fay").outcome is None


def test_half_of_the_living_is_enough_for_the_house_with_parity() -> None:
    assert modkill(table_of(wins_at="parity"), "Dan", "Eve", "Fay").outcome is None
    assert modkill(table_of(wins_at="parity"), "Dan", "Eve", "Fay", "Gus").outcome == ("house", "majority")


def test_the_death_of_the_master_alone_ends_no_game() -> None:
    assert modkill(table_of(), "Ann").outcome is None


def test_the_players_win_when_master_and_one_apprentice_are_dead() -> None:
    assert modkill(table_of(), "Ann", "Ben").outcome == ("players", "house_cannot_kill")


def test_while_the_master_lives_the_house_can_kill() -> None:
    assert modkill(table_of(), "Ben", "Cat").outcome is None


@pytest.mark.parametrize("apprentices", ["", "Ben"])
def test_the_masters_death_is_enough_with_fewer_apprentices(apprentices: str) -> None:
    assert modkill(table_of(apprentices=apprentices), "Ann").outcome == ("players", "house_cannot_kill")


def test_a_revival_may_end_the_game_at_once() -> None:
    play = modkill(table_of(), "Ben", "Dan", "Eve", "Fay", "Gus", "Hal")
    assert play.outcome is None
    play.gm(Revive("Ben"))

    assert play.outcome == ("house", "majority")


def test_a_lynch_may_end_the_game_at_once() -> None:
    play = table_of(apprentices="Ben")
    play.deal()
    play.lynch("Ann")

    assert play.outcome == ("players", "house_cannot_kill")
    assert play.time == ("day", 1)


def test_a_bomb_may_end_the_game() -> None:
    play = table_of(apprentices="Ben")
    play.deal(Ann="thief", Eve="bomber")
    play.steal("Ann", "Eve")

    assert play.outcome == ("players", "house_cannot_kill")


def test_all_deaths_of_a_dawn_are_counted_together() -> None:
    play = table_of(players=SEVEN, apprentices="Ben")
    play.deal(Dan="vigilante")
    modkill(play, "Fay", "Gus")
    play.use("Dan", "Ann")
    play.kill("Ann", "Eve")
    night(play)

    assert sorted(play.deaths()[2:]) == ["Ann", "Eve"]
    assert play.outcome == ("players", "house_cannot_kill")


def outcome_with(*living: str, **options: object) -> Outcome:
    """Return who has won if nobody else lives. This many never die at once, but the rules cover it."""
    table = table_of(players=SEVEN, apprentices="Ben", **options).table  # type: ignore[arg-type]
    dead = tuple(seat for seat in SEVEN if seat not in living)
    graves = dict.fromkeys(dead, Grave(table.time, table.number, Cause.NIGHT, Coroner.PLAYER))
    left = msgspec.structs.replace(table, dead=dead, graves=graves)
    (event,) = GREAT_TABLE.due(left, Chance())
    assert isinstance(event, Outcome)
    return event


@pytest.mark.parametrize("wins_at", ["majority", "parity"])
def test_the_living_house_wins_if_both_sides_would(wins_at: str) -> None:
    assert outcome_with("Ben", wins_at=wins_at).side == "house"


@pytest.mark.parametrize("wins_at", ["majority", "parity"])
def test_the_players_win_if_both_sides_would_and_no_house_lives(wins_at: str) -> None:
    assert outcome_with(wins_at=wins_at).side == "players"


def test_a_side_wins_with_its_dead() -> None:
    play = modkill(table_of(), "Dan", "Ann", "Ben")
    outcome = only(Outcome, play.told("public"))

    assert outcome == Outcome(to=To.PUBLIC, side="players", reason="house_cannot_kill", winners=NAMES[3:])


def test_the_house_wins_with_its_dead_too() -> None:
    play = modkill(table_of(), "Ben", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")

    assert play.table.outcome is not None
    assert play.table.outcome.winners == ("Ann", "Ben", "Cat")


def shown_at_the_end(play: Play) -> Shown:
    """Return what everybody is shown at the end of a game."""
    shown = only(Shown, heard("public", play.game.log[-1]))
    assert isinstance(shown, Shown)
    return shown


def ended() -> tuple[Play, Shown]:
    """Return a game that ends in its first night, and what everybody is shown then."""
    play = table_of(apprentices="Ben", seats=reversed(NAMES))
    play.deal(Dan="vigilante", Eve="thief", Fay="healer")
    play.steal("Eve", "Fay")
    play.use("Dan", "Ann")
    play.kill("Ann", "Fay")
    night(play)
    return play, shown_at_the_end(play)


def test_the_end_reveals_all_roles_and_seats() -> None:
    _, shown = ended()

    assert shown.roles == {**dict.fromkeys(NAMES, RoleName.PLAYER), "Ann": RoleName.MASTER, "Ben": RoleName.APPRENTICE}
    assert [seat for seat in NAMES if shown.sides[seat] is Side.HOUSE] == ["Ann", "Ben"]
    assert shown.seats == tuple(reversed(NAMES))


def test_the_end_reveals_all_lists_cards_and_orders() -> None:
    _, shown = ended()
    day = shown.rounds[0]

    assert (day.number, set(day.lists), day.uses, day.kills) == (1, set(NAMES), {"Dan": Use("Ann")}, {"Ann": "Fay"})
    assert [held.card for held in day.cards if held.holder == "Eve"] == ["healer"]
    assert [held.dealt_to for held in day.cards if held.holder == "Eve"] == ["Fay"]


def ended_by_night_without_cards() -> Play:
    """Return a game whose first day the GM closes before anybody has a list, and which the Master's kill ends."""
    play = table_of(players=SEVEN, apprentices="Ben")
    play.close()
    modkill(play, "Cat", "Dan", "Eve")
    play.kill("Ann", "Gus")
    return play


def test_the_end_reveals_the_orders_of_a_night_without_cards() -> None:
    play = night(ended_by_night_without_cards())

    assert play.outcome == ("house", "majority")
    assert shown_at_the_end(play).rounds == (PastRound(1, lists={}, cards=(), uses={}, kills={"Ann": "Gus"}),)


def test_the_end_reveals_the_lists_for_a_day_that_never_came() -> None:
    play = ended_by_night_without_cards()
    play.submit("Gus", "guard")
    play.submit("Ben", "king")
    night(play)
    last, never_came = shown_at_the_end(play).rounds

    assert (last.number, last.lists, last.kills) == (1, {}, {"Ann": "Gus"})
    lists = {"Ben": List(play.ranking("king")), "Gus": List(play.ranking("guard"))}
    assert never_came == PastRound(2, lists, cards=(), uses={}, kills={})
    assert list(never_came.lists) == ["Ben", "Gus"]


def test_a_day_that_ends_the_game_is_followed_by_the_lists_for_the_next() -> None:
    play = table_of(apprentices="")
    play.deal(Dan="king")
    play.submit("Dan", "guard")
    modkill(play, "Ann")
    today, never_came = shown_at_the_end(play).rounds

    assert (today.number, len(today.lists), len(today.cards)) == (1, 10, 10)
    assert never_came == PastRound(2, {"Dan": List(play.ranking("guard"))}, cards=(), uses={}, kills={})


def test_the_end_shows_no_round_for_an_idle_day() -> None:
    assert shown_at_the_end(modkill(table_of(apprentices=""), "Ann")).rounds == ()


def test_the_end_shows_no_later_list_of_a_dead_player() -> None:
    play = table_of(apprentices="")
    play.deal(Dan="king")
    play.submit("Eve", "guard")
    play.submit("Fay", "guard")
    play.kill("Ann", "Eve")
    play.dawn()
    play.gm(Modkill("Ann"))
    shown = shown_at_the_end(play)

    assert "Fay" in shown.rounds[1].lists
    assert "Eve" not in shown.rounds[1].lists


def test_a_night_that_ends_the_game_is_followed_by_no_new_day() -> None:
    play, _ = ended()
    last = heard("public", play.game.log[-1])

    assert kinds(last) == ["death", "death", "outcome", "reveal"]
    assert play.time == ("night", 1)


def test_a_final_night_tells_nobody_of_seats_or_a_leader() -> None:
    play, _ = ended()

    assert not {"neighbours", "first", "mark"} & set(kinds(heard("gm", play.game.log[-1])))


def test_a_final_night_still_tells_its_results() -> None:
    play, _ = ended()

    assert Robbed in map(type, play.told("Fay"))


def test_everything_is_refused_after_the_end() -> None:
    play, _ = ended()

    assert play.refused("Dan", Use("Eve")) == GameOver()
    assert play.refused("gm", Modkill("Dan")) == GameOver()
