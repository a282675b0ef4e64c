"""An illegal move in a race, by command or forged button, gets a sentence that names the legal ones and changes
nothing.
"""

from collections.abc import AsyncIterator

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


async def test_an_illegal_move_gets_a_sentence_that_helps_to_make_a_legal_one(stage: Stage, fixed: Fixed) -> None:
    throws = iter(THROWS)
    fixed.falls = {"sticks": lambda: next(throws), "entry": lambda: 1, "darts": lambda: 2}
    await begin(stage, PLAYERS, chariots=3, spells=["druid_curse", "freeze"])
    table = (await stage.hosted()).started.table
    assert isinstance(table, SigilyTable)
    first, second, third = table.order

    assert [said async for said in _tried(stage, first, second, third)] == [
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
    before = await stage.count_events()
    await stage.command(first, "sigily move", chariot=f"{first} 1", leave="samhain")
    assert await stage.count_events() > before, "what the last sentence names is legal"


async def _tried(stage: Stage, first: str, second: str, third: str) -> AsyncIterator[str]:
    freeze = Cast(Spell.FREEZE, target=third)
    yield await refused(stage, first, Enter(f"{first} 2"))
    yield await refused(stage, first, Answer("Nine."))
    await go(stage, first, Throw())
    yield await refused(stage, first, Move(f"{second} 1"))
    await go(stage, first, Move(f"{first} 1"))
    yield await refused(stage, first, Cast(Spell.DRUID_CURSE, f"{first} 1"))
    yield await refused(stage, first, Cast(Spell.FIREBALL, f"{first} 1", f"{second} 1"))
    await go(stage, first, *[Throw(), Move(f"{first} 1")] * 2)
    yield await refused(stage, second, freeze)
    await go(stage, second, *[Throw(), Move(f"{second} 1")] * 4)
    await go(stage, second, Cast(Spell.DRUID_CURSE, f"{second} 1"))
    await go(stage, third, Throw(), Move(f"{third} 1"))
    await go(stage, first, freeze)
    yield await refused(stage, first, Cast(Spell.DRUID_CURSE, f"{first} 1"))
    await go(stage, first, Enter(f"{first} 1"), Throw(), Move(f"{first} 1"))
    yield await refused(stage, second, freeze)
    yield await refused(stage, second, Cast(Spell.DRUID_CURSE, f"{second} 1"))
    await go(stage, second, Throw(), Move(f"{second} 1"))
    await go(stage, first, Throw())
    for leave in ("12", None, "3"):
        yield await refused(stage, first, Move(f"{first} 1", leave))


async def test_a_payment_that_names_a_payer_twice_is_invalid(stage: Stage) -> None:
    await begin(stage, PLAYERS, chariots=3, spells=["winds_of_speed"])
    before = await stage.count_events()
    paid = await stage.command(PLAYERS[0], "sigily cast", spell="winds_of_speed", pay="home: 1, home: 3")

    assert "I couldn't read this payment" in answer(paid)
    assert await stage.count_events() == before
