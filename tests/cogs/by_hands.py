"""Helpers for what a GM does by hand: they open the page, and fill in the form of an act."""

import json

from msgspec import to_builtins
from simcord import InteractionResult
from simcord.results import ResponseMessage

from engine.by_hand import ActByHand
from tests.cogs.stage import Stage, answer, labels_of

WRITTEN = ("cause", "reason", "until")
"""The fields of the forms that are written; the others are chosen."""
LABELS = {
    "kill": "A death at dawn",
    "spare": "Alive at dawn",
    "rule": "Rule on the quest",
    "give": "Give a card or an item",
    "take": "Take a card or an item",
    "weigh": "Weigh a vote",
    "lock": "Close the votes",
    "declare": "Declare the winner",
}


async def acts(stage: Stage, gm: str = "Gia") -> ResponseMessage:
    """Return the page of what a GM may do by hand now, or what else they may do if they may do nothing by hand."""
    page = (await stage.command(gm, "gm moves")).response
    assert page is not None
    if "By hand" in labels_of(page):
        page = (await stage.press(gm, page, "By hand")).response
        assert page is not None
    return page


async def done(stage: Stage, label: str, gm: str = "Gia", **fields: str) -> str:
    """Do something by hand, and return the answer."""
    form = await stage.press(gm, await acts(stage, gm), label)
    sent = {field: value if field in WRITTEN else [value] for field, value in fields.items()}
    result = await stage.people[gm].submit_modal(form, sent)
    assert isinstance(result, InteractionResult)
    return answer(result)


async def rule(stage: Stage, label: str, gm: str = "Gia", **fields: str) -> InteractionResult:
    """Fill in a form for what a night has left to the GM: of several with that label, the first that offers it all."""
    page = (await stage.command(gm, "gm moves")).response
    assert page is not None
    for named in [each for each in labels_of(page) if each.startswith(label)]:
        form = await stage.press(gm, page, named)
        offered = json.dumps(form.modal, ensure_ascii=False)
        if all(f'"{value}"' in offered for field, value in fields.items() if field != "text"):
            sent = {field: value if field == "text" else [value] for field, value in fields.items()}
            result = await stage.people[gm].submit_modal(form, sent)
            assert isinstance(result, InteractionResult)
            return result
    raise AssertionError(f"no form for {fields}")


async def do(stage: Stage, gm: str, act: ActByHand) -> None:
    """Do this act by hand, if the GM may."""
    fields = {name: str(value) for name, value in to_builtins(act).items() if value is not None}
    move = fields.pop("move")
    label = LABELS[move]
    if move == "lock" and fields.pop("votes") == "False":
        label = "Open the votes again"
    if move == "declare":
        fields.setdefault("reason", "It is decided.")
    if move == "weigh":
        fields.setdefault("lasts", "game")
    if label in labels_of(await acts(stage, gm)):
        await done(stage, label, gm, **fields)
