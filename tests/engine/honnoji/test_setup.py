"""Setup: who plays, and what each player is told."""

import pytest

from engine.audience import To
from engine.chance import Chance
from engine.errors import ImpossibleDraw, SetupRefused
from engine.game import Game
from engine.honnoji.events import Knowledge, Talismans
from engine.honnoji.options import HonnojiOptions
from engine.parties.events import Leaders
from engine.parties.sides import Side
from engine.refusals import WrongPlayerCount
from tests.engine.honnoji.tables import HONNOJI, NAMES, Names, Play, names, only, table_of

POOL = ("sword", "staff", "wisdom", "wisdom", "insight", "insight", "mirror")
SIDES = {seat: "good" if seat in NAMES[:6] else "evil" for seat in NAMES}


def begin(seats: Names = NAMES, **drawn: object) -> Game:
    return Game.begin(HONNOJI, names(seats), HonnojiOptions(), Chance(drawn))


def knowledge(play: Play, seat: str) -> Knowledge:
    """Return what a player was told at the start."""
    event = only(Knowledge, play.told(seat))
    assert isinstance(event, Knowledge)
    return event


@pytest.mark.parametrize("seats", [NAMES[:9], (*NAMES, "Kit")])
def test_only_ten_samurai_may_play(seats: tuple[str, ...]) -> None:
    with pytest.raises(SetupRefused) as refused:
        begin(seats)

    assert refused.value.refusal == WrongPlayerCount(10, 10, len(seats))


def test_six_are_plotters_and_four_are_retainers() -> None:
    play = Play(begin())

    assert (len(play.table.on_side(Side.GOOD)), len(play.table.on_side(Side.EVIL))) == (6, 4)


@pytest.mark.parametrize("evil", [NAMES[:3], NAMES[:5], ()])
def test_a_draw_needs_the_right_numbers_on_each_side(evil: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleDraw):
        begin(sides={seat: "evil" if seat in evil else "good" for seat in NAMES})


def test_the_retainers_are_told_one_anothers_names() -> None:
    play = table_of(evil="Jon Ben Gus Dan")

    assert knowledge(play, "Gus") == Knowledge(to=("Gus",), role="plain", side=Side.EVIL, sees=("Ben", "Dan", "Jon"))


def test_the_plotters_are_told_nothing_of_others() -> None:
    play = table_of()

    assert knowledge(play, "Ann") == Knowledge(to=("Ann",), role="plain", side=Side.GOOD, sees=())


def test_the_order_of_the_leaders_is_public() -> None:
    order = tuple(reversed(NAMES))
    play = table_of(leaders=order)

    assert only(Leaders, play.told("public")) == Leaders(to=To.PUBLIC, order=order)


def test_nobody_sees_the_order_of_the_seven_tokens() -> None:
    play = table_of(talismans="mirror staff")
    event = only(Talismans, play.game.log[0].events)

    assert sorted(play.table.pool) == sorted(POOL)
    assert event.to is To.NOBODY
    assert not [reader for reader in (*NAMES, "public", "gm") if event in play.told(reader)]


@pytest.mark.parametrize("pool", [POOL[:6], (*POOL[:6], "sword"), (*POOL[:6], "drum")])
def test_a_draw_needs_the_tokens_of_the_game(pool: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleDraw):
        begin(talismans=pool)


def test_a_deal_may_be_given() -> None:
    game = begin(sides=SIDES, leaders=NAMES, talismans=POOL)

    assert Play(game).leader == "Ann"
