"""An illegal move in a race, by command or forged button, gets a sentence that names the legal ones and changes
nothing.
"""

from typing import NamedTuple

import msgspec

from bot.components.keys import Key, Verb
from engine.actions import Action
from engine.boards.actions import Throw
from engine.judging import Submission
from engine.sigily.actions import Answer, Cast, Enter, Move
from engine.sigily.options import Spell
from engine.sigily.table import SigilyTable
from tests.cogs.forgery import press
from tests.cogs.stage import Stage, answer
from tests.cogs.submissions import fulfil
from tests.cogs.whole.chances import Fixed
from tests.cogs.whole.test_races import begin
from tests.twins.moving import sent, spelled

PLAYERS = ("Ann", "Ben", "Cat")
THROWS = (4, 0, 3, 0, 0, 0, 1, 1, 3, 1, 1)
"""The numbers of flat sticks: the first leads to a gate, and the second to where a curse may be laid."""


async def refused(stage: Stage, name: str, action: Action) -> str:
    """Try a move by its command and by a button that nobody was offered, and return the answer, the same for both."""
    before, hosted = await stage.count_events(), await stage.hosted()
    command, options = spelled(action)
    typed = answer(await stage.command(name, command, **sent(options)))
    key = Key(Verb.ANSWER, 1, hosted.wait_token, rest=msgspec.json.encode(action).decode())
    pressed = answer(await press(stage, name, key))

    assert pressed == typed
    assert await stage.count_events() == before
    assert (await stage.hosted()).started.table == hosted.started.table
    return typed.replace("**", "")


async def go(stage: Stage, name: str, *actions: Action) -> None:
    """Let somebody have made moves."""
    await fulfil(stage, [Submission(name, action) for action in actions])


async def race(stage: Stage, fixed: Fixed) -> tuple[str, ...]:
    """Begin a race of three with these throws, and return the players in their order."""
    throws = iter(THROWS)
    fixed.falls = {"sticks": lambda: next(throws), "entry": lambda: 1, "darts": lambda: 2}
    await begin(stage, PLAYERS, chariots=3, spells=["druid_curse", "freeze"])
    table = (await stage.hosted()).started.table
    assert isinstance(table, SigilyTable)
    return table.order


class Tried(NamedTuple):
    """A move that somebody tries, and whether it is legal."""

    name: str
    action: Action
    is_legal: bool


def legal(name: str, *actions: Action) -> list[Tried]:
    """Return legal moves of a player."""
    return [Tried(name, action, is_legal=True) for action in actions]


def illegal(name: str, *actions: Action) -> list[Tried]:
    """Return illegal moves of a player."""
    return [Tried(name, action, is_legal=False) for action in actions]


def course(first: str, second: str, third: str) -> list[Tried]:
    """Return the moves that are tried, up to one that passes the centre."""
    freeze, one, two = Cast(Spell.FREEZE, target=third), f"{first} 1", f"{second} 1"
    return [
        *illegal(first, Enter(f"{first} 2"), Answer("Nine.")),
        *legal(first, Throw()),
        *illegal(first, Move(two)),
        *legal(first, Move(one)),
        *illegal(first, Cast(Spell.DRUID_CURSE, one), Cast(Spell.FIREBALL, one, two)),
        *legal(first, *[Throw(), Move(one)] * 2),
        *illegal(second, freeze),
        *legal(second, *[Throw(), Move(two)] * 4, Cast(Spell.DRUID_CURSE, two)),
        *legal(third, Throw(), Move(f"{third} 1")),
        *legal(first, freeze),
        *illegal(first, Cast(Spell.DRUID_CURSE, one)),
        *legal(first, Enter(one), Throw(), Move(one)),
        *illegal(second, freeze, Cast(Spell.DRUID_CURSE, two)),
        *legal(second, Throw(), Move(two)),
        *legal(first, Throw()),
        *illegal(first, *(Move(one, leave) for leave in ("12", None, "3"))),
    ]


async def test_an_illegal_move_gets_a_sentence_that_helps_to_make_a_legal_one(stage: Stage, fixed: Fixed) -> None:
    first, second, third = await race(stage, fixed)
    said = []
    for name, action, is_legal in course(first, second, third):
        if is_legal:
            await go(stage, name, action)
        else:
            said.append(await refused(stage, name, action))

    assert said == [
        f"{first} 2 isn't in play; you can choose none of yours now, so please do something else.",
        "This game has no questions; please do what the board asks.",
        f"{second} 1 isn't a chariot of yours that can do this; you can choose {first} 1, {first} 2 and {first} 3.",
        "Druid Curse can only be cast before the first throw or after the turn.",
        "Fireball isn't in this game; these spells are: Druid Curse and Freeze.",
        "Freeze costs 3 coins, and you have none to pay with; please go on without it.",
        "You've cast a spell already; you can cast one before the throw and one after the turn.",
        f"{third} is frozen already; please choose somebody else.",
        f"{second} 1 is in a territory that already has a curse, on Summer Solstice + 1; please choose a chariot "
        "elsewhere.",
        "A chariot can't leave by the gate it came in by; please name Samhain, Oimelc and Lughnasadh.",
        f"{first} 1 passes the centre; please say which gate it will leave by: Samhain, Oimelc and Lughnasadh.",
        "That isn't a gate; please name Samhain, Oimelc and Lughnasadh.",
    ]


async def test_a_gate_that_a_refusal_names_is_legal(stage: Stage, fixed: Fixed) -> None:
    first, second, third = await race(stage, fixed)
    for name, action, is_legal in course(first, second, third):
        if is_legal:
            await go(stage, name, action)
    before = await stage.count_events()
    await stage.command(first, "sigily move", chariot=f"{first} 1", leave="samhain")

    assert await stage.count_events() > before


async def test_a_payment_that_names_a_payer_twice_is_invalid(stage: Stage) -> None:
    await begin(stage, PLAYERS, chariots=3, spells=["winds_of_speed"])
    before = await stage.count_events()
    paid = await stage.command(PLAYERS[0], "sigily cast", spell="winds_of_speed", pay="home: 1, home: 3")

    assert "I couldn't read this payment" in answer(paid)
    assert await stage.count_events() == before
