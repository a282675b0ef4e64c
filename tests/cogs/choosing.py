"""Chooses a move where a board offers moves by letters, or in a list."""

from simcord import InteractionResult

from bot.components.short_moves import in_short
from engine.actions import Action
from tests.cogs.stage import Pressable, Stage, buttons_of, selects_of


async def choose_move(stage: Stage, name: str, message: Pressable, action: Action) -> InteractionResult:
    """Press the letter of a move, or choose the move in the list that has it."""
    assert message is not None
    spelled = in_short(action, (await stage.hosted()).names)
    letters = [button for button in buttons_of(message) if str(button.custom_id).endswith(f":{spelled}")]
    if letters:
        return await stage.press(name, message, str(letters[0].label))
    lists = [each.custom_id for each in selects_of(message) if spelled in [option.value for option in each.options]]
    return await stage.choose(name, message, [spelled], lists[0])
