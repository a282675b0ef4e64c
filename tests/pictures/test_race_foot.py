"""The foot of the race's board: the last event and its results."""

import pytest

from bot.pictures.sigily.happening import accounts
from bot.pictures.sigily.telling import Scene, ring_of
from engine.audience import To
from engine.events import Event
from engine.sigily.board import CENTRE, HOME
from engine.sigily.events import (
    Back,
    Cast,
    Cursed,
    Darts,
    Effect,
    Entry,
    Fireball,
    Fought,
    Frozen,
    Fused,
    Jackpot,
    Judged,
    Lost,
    Opened,
    Passed,
    PutBack,
    Resigned,
    Taken,
    Why,
)
from engine.sigily.options import Spell
from engine.views import View
from tests.pictures.pictures import voice_of
from tests.pictures.races import ALL, ANN, BEN, NAMES, TWO, moved, table, thrown, told

VOICE = voice_of("sigily")


def said(*events: Event) -> str:
    """Return what happened last, and its results."""
    last = accounts(VOICE, told(*events), str)[-1]
    return ": ".join(filter(None, [last.what, ", ".join(last.brought)]))


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        ((Opened(to=To.PUBLIC, throws=(), first=BEN),), "Ben begins"),
        ((Lost(to=To.PUBLIC, player=ANN, count=1),), "Ann has no move"),
        ((Passed(to=To.PUBLIC, player=ANN, why=Why.COVERED),), "Ann is covered, no turn"),
        ((Resigned(to=To.PUBLIC, player=ANN),), "Ann has given up"),
        ((Back(to=To.PUBLIC, player=ANN, chariots=("Ann 1",), at="13"),), "Ann 1 will go back"),
        (
            (Entry(to=To.PUBLIC, player=ANN, chariots=("Ann 1",), gate="6", sticks=TWO, count=2, admitted=True),),
            "Ann 1 enters by Oimelc",
        ),
        (
            (Darts(to=To.PUBLIC, chariots=("Ann 1",), at="6.1", sticks=ALL[:1], count=1, hit=True),),
            "Darts hit Ann 1",
        ),
        (
            (
                Cast(to=To.PUBLIC, player=ANN, spell=Spell.FIREBALL, chariot="Ann 1", target="Ben 1"),
                Jackpot(to=To.PUBLIC, player=ANN, paid={"Ann 1": 2}, onto={CENTRE: 2}),
                Fireball(to=To.PUBLIC, chariots=("Ben 1",), at="4", sticks=ALL, count=4, effect=Effect.TURNS),
                Fireball(to=To.PUBLIC, chariots=("Ann 1",), at="3", sticks=TWO, count=2, effect=Effect.DIES),
            ),
            "Ann: Fireball: Ben 1 turns it back, Ann 1 burns, jackpot +2",
        ),
        (
            (
                Cast(to=To.PUBLIC, player=ANN, spell=Spell.FREEZE, chariot=None, target=BEN),
                Frozen(to=To.PUBLIC, player=BEN),
            ),
            "Ann: Freeze: Ben is frozen",
        ),
        (
            (
                thrown(ANN, TWO),
                moved("Ann 1", "3", "5"),
                Fought(
                    to=To.PUBLIC,
                    attackers=("Ann 1",),
                    defenders=("Ben 1",),
                    at="5",
                    throws=(),
                    dead=("Ben 1",),
                    coins=2,
                ),
                Taken(to=To.PUBLIC, chariots=("Ann 1",), at="5", coins=1),
                Fused(to=To.PUBLIC, chariots=("Ann 1", "Cat 4"), at="5", coins=3),
            ),
            "Ann 1: Winter Solstice + 2: beats Ben 1, +3 coins, joins Cat 4",
        ),
        (
            (
                moved("Ann 1", "3", "5"),
                Fought(
                    to=To.PUBLIC,
                    attackers=("Ann 1",),
                    defenders=("Ben 1",),
                    at="5",
                    throws=(),
                    dead=("Ann 1",),
                    coins=2,
                    skin=True,
                ),
            ),
            "Ann 1: Winter Solstice + 2: breaks on Ben 1's stone skin",
        ),
        (
            (
                moved("Ann 1", "3", "6"),
                Judged(to=To.PUBLIC, player=ANN, card="Ben 1", right=False),
                Cursed(to=To.PUBLIC, chariots=("Ann 1",), at="6"),
                PutBack(to=To.PUBLIC, chariots=("Ann 1",), start="6", onto="0"),
            ),
            "Ann 1: Oimelc: wrong answer, dies of a curse, back to Samhain",
        ),
    ],
)
def test_the_foot_says_the_last_event_and_its_results(events: tuple[Event, ...], sentence: str) -> None:
    assert said(*events) == sentence


def test_names_in_the_foot_use_the_available_room() -> None:
    names = ("W" * 32, *NAMES[1:])
    laid = table((), None, seats=names)

    def line(start: str, onto: str) -> str:
        scene = Scene(told(moved(f"{names[0]} 1", start, onto)))
        return ring_of(VOICE, View(To.PUBLIC, laid), scene).lines[0]

    assert line("0", HOME).count("W") > line("19", "20").count("W") > 0
    assert line("19", "20").endswith("Lughnasadh + 2")
