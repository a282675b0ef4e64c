"""Scenes: their steps follow from what everybody learns, and the last thing told is what everybody waits for."""

import pytest

from bot.themes import load_themes
from bot.wording.pages import Page
from engine.audience import Everybody, To
from engine.bluff.events import Challenged
from engine.bluff.table import BluffTable, StandingBid
from engine.events import Event, Outcome
from engine.great_table.events import Cause, Coroner, Died
from engine.great_table.table import GreatTable
from engine.mafia.events import PhaseBegun, Time
from engine.parties.events import PastQuest, QuestDone
from engine.parties.round import Round
from engine.quests.table import QuestTable
from engine.table import Table
from engine.views import View
from tests.wording.saying import listen, to_all

SEATS = ("Ann", "Ben", "Cat")
TABLE = GreatTable(SEATS)
DAWN = PhaseBegun(to=To.PUBLIC, phase=Time.DAY, number=2)


def scene(theme: str, table: Table, *events: Event) -> tuple[Page, ...]:
    """Return the scene of some news that everybody is told."""
    view: View[Table, Everybody] = View(To.PUBLIC, table)
    return listen(load_themes()[theme])[1].scene([to_all(event) for event in events], view)


def opened(sabotages: int, party: tuple[str, ...] = SEATS, score: tuple[bool, ...] = (True, True)) -> list[str]:
    """Return the orders of a quest as they are opened, after others that have succeeded or failed."""
    done = QuestDone(to=To.PUBLIC, number=len(score) + 1, success=sabotages == 0, sabotages=sabotages)
    results = enumerate((*score, done.success), start=1)
    past = tuple(PastQuest(number, success, sabotages, party, {}) for number, success in results)
    return [page.text for page in scene("tain", QuestTable(SEATS, round=Round(past_quests=past)), done)]


def died(cause: Cause, player: str = "Ben") -> Died:
    return Died(to=To.PUBLIC, player=player, coroner=Coroner.PLAYER, cause=cause)


def test_each_order_takes_a_step_and_sabotages_come_last() -> None:
    every = [opened(sabotages) for sabotages in range(4)]

    assert [len(steps) for steps in every] == [3, 3, 3, 3]
    assert every[1][:2] == every[0][:2]
    assert every[2][0] == every[0][0]
    assert [steps[-1].count("sabotage") for steps in every] == [0, 1, 2, 3]


def test_of_five_orders_the_last_three_take_a_step_each() -> None:
    steps = opened(1, (*SEATS, "Dan", "Eve"))

    assert [step.count("\n") + 1 for step in steps] == [3, 4, 5]
    assert ["sabotage" in step for step in steps] == [False, False, True]


@pytest.mark.parametrize("sabotages", [0, 1])
@pytest.mark.parametrize(
    ("score", "is_opened"),
    [
        ((), False),
        ((True,), False),
        ((True, False), False),
        ((True, True), True),
        ((False, False), True),
        ((True, False, True), True),
        ((True, False, True, False), True),
    ],
)
def test_orders_are_opened_if_a_side_lacked_only_this_quest(
    score: tuple[bool, ...], is_opened: bool, sabotages: int
) -> None:
    assert bool(opened(sabotages, score=score)) is is_opened


def test_how_somebody_died_is_told_before_who_it_was() -> None:
    for cause in (Cause.LYNCH, Cause.BOMB, Cause.NIGHT):
        steps = scene("great-table", TABLE, died(cause), DAWN)

        assert len(steps) == 2
        assert not any(seat in f"{page.title} {page.text}" for page in steps for seat in SEATS)


def test_a_night_without_a_death_takes_as_many_steps_as_one_with_several() -> None:
    quiet, two = (
        scene("great-table", TABLE, DAWN),
        scene("great-table", TABLE, died(Cause.NIGHT), died(Cause.NIGHT), DAWN),
    )

    assert quiet[0] == two[0]
    assert len(quiet) == len(two)
    assert quiet[1] != two[1]


def test_a_night_that_ends_the_game_is_told_like_any_other() -> None:
    end = Outcome(to=To.PUBLIC, side="house", reason="majority", winners=SEATS[:1])
    day = scene("great-table", TABLE, died(Cause.NIGHT), DAWN)

    assert scene("great-table", TABLE, died(Cause.NIGHT), end) == day


def test_a_nightfall_without_a_lynch_and_a_death_by_the_gm_need_no_scene() -> None:
    night = PhaseBegun(to=To.PUBLIC, phase=Time.NIGHT, number=1)

    assert scene("great-table", TABLE, night) == ()
    assert scene("great-table", TABLE, died(Cause.MODKILL)) == ()


def challenged(bidder: tuple[int, ...], others: tuple[int, ...] = (1, 5, 6)) -> list[str]:
    """Return the scene of a challenge to a bid of three fives, step by step."""
    dice = {"Ann": others, "Ben": bidder, "Cat": (2, 5)}
    matching = sum(face in {1, 5} for faces in dice.values() for face in faces)
    event = Challenged(to=To.PUBLIC, player="Ben", by="Cat", dice=dice, matching=matching, lost={"Ben": 1})
    table = BluffTable(SEATS, doubted=StandingBid("Ben", 3, 5))
    return [page.text for page in scene("bluff", table, event)]


def test_the_cups_go_up_one_after_the_other_the_bidders_last_and_the_count_grows() -> None:
    first, then, last = challenged((5, 3))

    assert not any(die in first for die in "\N{DIE FACE-1}\N{DIE FACE-2}\N{DIE FACE-3}\N{DIE FACE-6}")
    assert "So far 3 dice fit 3 " in then
    assert "Ben: " not in then.removeprefix(first)
    assert "4 dice fit in all" in last.removeprefix(then)


def test_the_steps_of_a_challenge_are_alike_until_the_dice_differ() -> None:
    one, other = challenged((5, 3)), challenged((2, 3))

    assert len(one) == len(other) == 3
    assert one[:2] == other[:2]


def test_no_step_of_a_challenge_tells_who_loses() -> None:
    assert not any("lose" in step for step in challenged((5, 3)))
