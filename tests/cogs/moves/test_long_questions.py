"""A question in a DM that fills the message makes room for the answer below it."""

from simcord import InteractionResult

from bot.cogs.interaction.replies import ANSWER
from bot.wording.pages import MESSAGE
from tests.cogs.opening import Opening
from tests.cogs.setup.test_role_files import sit, upload
from tests.cogs.stage import Stage, buttons_of

NAMES = ("Ann", "Ben", "Cat")
KEYS = [f"do_{number}" for number in range(20)]
OWN, SIDES = (str(some).replace("'", '"') for some in (KEYS[:10], KEYS[10:]))
ABILITIES = "\n".join(f'{key} = {{ effect = "learn_side", name = "{"W" * 50} {key}" }}' for key in KEYS)
FILE = f"""\
title = "Three"
players = 3

[sides]
town = {{ wins = "eliminate", knows = true, does = {SIDES} }}
mafia = {{ wins = "parity", knows = true, does = {SIDES} }}

[roles]
seer = {{ side = "town", count = 2, does = {OWN} }}
goon = {{ side = "mafia", count = 1, does = {OWN} }}

[abilities]
{ABILITIES}
"""


async def begin(stage: Stage) -> None:
    """Begin a game in which everybody may do many things with long names."""
    await sit(stage)
    await upload(stage, FILE.encode())
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")


async def test_an_answer_below_a_long_question_fits_its_message(opening: Opening) -> None:
    stage = await opening.after(begin)
    question = next(message for message in stage.dms("Ann") if len(buttons_of(message)) > 5)
    before = len(question.content)
    form = await stage.users["Ann"].click(question, label=buttons_of(question)[0].label)
    assert isinstance(form, InteractionResult)
    sent = await stage.users["Ann"].submit_modal(form, {"target": ["Ben"]})
    shown = next(message for message in stage.dms("Ann") if message.id == question.id).content

    assert isinstance(sent, InteractionResult)
    assert before == MESSAGE
    assert "Ben" in shown.split(ANSWER)[1]
    assert shown.startswith(question.content[:100])
