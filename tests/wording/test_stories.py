"""What really happened: the turning point of a game, and what its story says of it."""

from bot.themes import load_themes
from engine.audience import To
from engine.events import Event
from engine.great_table.events import Cause, Coroner, Died, Fate, Traced
from engine.great_table.roles import RoleName
from engine.great_table.table import GreatTable
from engine.mafia.events import Ballots, PhaseBegun, Time
from engine.parties.events import PartyProposed, PastVote
from engine.parties.round import Round
from engine.parties.sides import Side
from engine.quests.events import GuessMade
from engine.quests.table import QuestTable
from engine.views import Told, View
from tests.wording.saying import listen

SEATS = ("Ann", "Ben", "Cat")
VOTES = (PastVote(1, 1, "Ann", ("Ann", "Ben"), True, {"Ann": True, "Ben": True, "Cat": False}),)
PARTY = PartyProposed(to=To.PUBLIC, leader="Ann", party=("Ann", "Ben"), quest=1, attempt=1)


def guess(*, hit: bool) -> GuessMade:
    return GuessMade(to=To.PUBLIC, by="Ann", target="Ben", hit=hit)


def happened(made: GuessMade) -> str:
    """Return what really happened in a quest game that ended with a guess."""
    sides = {"Ann": Side.EVIL, "Ben": Side.GOOD, "Cat": Side.GOOD}
    table = QuestTable(SEATS, sides=sides, round=Round(order=SEATS, past_votes=VOTES), guess=made)
    (page,) = listen(load_themes()["tain"])[1].story(View(To.PUBLIC, table), ())
    return page.text


def turned(theme: str, *events: Event) -> int | None:
    """Return the line on which a game turned, of lines with an event each."""
    told = [Told(To.PUBLIC, event, line) for line, event in enumerate(events, start=1)]
    return listen(load_themes()[theme])[1].turning_point(told)


def test_a_guess_that_hits_is_the_turning_point_and_one_that_misses_is_not() -> None:
    assert happened(guess(hit=True)).startswith("**The turning point** came last of all: **Ann** named **Ben**")
    assert happened(guess(hit=False)).startswith("**The turning point** was vote 1.1")
    assert turned("tain", PARTY, guess(hit=True)) == 2
    assert turned("tain", PARTY, guess(hit=False)) == 1


def test_the_last_lynch_is_the_turning_point_or_else_the_last_death() -> None:
    lynch, night = (
        Died(to=To.PUBLIC, player=player, coroner=Coroner.PLAYER, cause=cause)
        for player, cause in (("Ann", Cause.LYNCH), ("Ben", Cause.NIGHT))
    )

    assert turned("great-table", night, lynch, night) == 2
    assert turned("great-table", night, night) == 2
    assert turned("great-table") is None


def test_the_story_of_a_night_tells_who_killed_whom_and_who_was_saved() -> None:
    told: list[Event] = [
        PhaseBegun(to=To.PUBLIC, phase=Time.DAY, number=1),
        Ballots(to=To.PUBLIC, counts={"Cat": ("Ann", "Ben")}, needed=2),
        Died(to=To.PUBLIC, player="Cat", coroner=Coroner.PLAYER, cause=Cause.LYNCH),
        PhaseBegun(to=To.PUBLIC, phase=Time.NIGHT, number=1),
        Traced(to=To.GM, step="find", player="Ben", card=None, targets=("Ann",), fate=Fate.DONE),
        Traced(to=To.GM, step="kill", player="Ann", card=None, targets=("Ben",), fate=Fate.HEALED),
    ]
    table = GreatTable(SEATS, roles={"Ann": RoleName.MASTER})
    page, log = listen(load_themes()["great-table"])[1].story(
        View(To.PUBLIC, table), [Told(To.GM, event) for event in told]
    )
    day, night = page.fields[:2]

    assert "**Cat** (Card Player) was lynched, by **Ann** and **Ben**." in day[1]
    assert night[1] == "Kill: **Ann** (for the House) on **Ben**: saved from death.\nNobody died."
    assert log.apart
    assert "Find" in log.fields[0][1]
