"""Helpers for a table of tricksters: their bids, by the buttons that a player has."""

from collections import Counter

from simcord import InteractionResult

from bot.components.composing import Draft, read_draft
from bot.components.keys import PATTERN, Key, Verb, read_key
from bot.components.short_moves import read_short
from engine.bluff.actions import ACTIONS, Bid
from engine.bluff.table import BluffTable
from tests.cogs.stage import Stage, buttons_of

MOST_PRESSES = 12


async def table_of(stage: Stage) -> BluffTable:
    """Return the table as it is now."""
    table = (await stage.hosted()).started.table
    assert isinstance(table, BluffTable)
    return table


async def bid(stage: Stage, count: int, face: int, *show: int) -> InteractionResult:
    """Let the player on turn compose a bid, lay out these dice, and give it. Return the answer."""
    return await compose(stage, (await table_of(stage)).player, Bid(count, face, tuple(sorted(show)) or None))


async def compose(stage: Stage, name: str, wanted: Bid) -> InteractionResult:
    """Let a player compose a bid from buttons, and give it. Return the answer."""
    shown, pressed = await stage.press(name, stage.prompt, "Other…"), set[str]()
    for _ in range(MOST_PRESSES):
        keys = [key for key in keys_of(shown) if key.custom_id not in pressed]
        done = [key for key in keys if key.verb is Verb.DO and _is(key, wanted)]
        drafts = [key for key in keys if key.verb is Verb.COMPOSE]
        key = done[0] if done else min(drafts, key=lambda key: _left(read_draft(key.rest), wanted))
        pressed.add(key.custom_id)
        shown = await press_key(stage, name, shown, key)
        if done:
            return shown
    raise AssertionError(f"no way to {wanted}")


def keys_of(shown: InteractionResult) -> list[Key]:
    """Return the keys of the buttons of an answer."""
    assert shown.response is not None
    matches = [PATTERN.fullmatch(str(button.custom_id)) for button in buttons_of(shown.response)]
    return [read_key(match) for match in matches if match is not None]


async def press_key(stage: Stage, name: str, shown: InteractionResult, key: Key) -> InteractionResult:
    """Press the button with this key on an answer."""
    assert shown.response is not None
    result = await stage.people[name].click(shown.response, custom_id=key.custom_id)
    assert result.acknowledged
    return result


def _is(key: Key, wanted: Bid) -> bool:
    fields = read_short(key.rest, ACTIONS, ())
    shows = fields.get("show")
    show = tuple(sorted(map(int, shows))) if isinstance(shows, list) else None
    return (fields["count"], fields["face"], show) == (wanted.count, wanted.face, wanted.show)


def _left(draft: Draft, wanted: Bid) -> tuple[bool, int]:
    """Return what is wrong with a draft. A press adds all dice of a face, and others take them off again."""
    added, meant = Counter(map(int, draft.added)), Counter(wanted.show or ())
    wrong = [added[die] - meant[die] if added[die] >= meant[die] else 10 + added[die] for die in {*added, *meant}]
    return draft.first != wanted.face, sum(wrong)
