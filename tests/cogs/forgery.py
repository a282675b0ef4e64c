"""A press, choice or form as Discord reports it, with any content, on a message that may never have carried it."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, NamedTuple

from simcord import InteractionResult
from simcord.backend import serializers
from simcord.interactions import base_payload

from bot.components.keys import Key
from tests.cogs.stage import Stage

COMMAND, PRESS, TYPING, FORM = 2, 3, 4, 5
"""Discord's names of these interactions."""
BUTTON, SELECT, WRITTEN, LABEL = 2, 3, 4, 18
"""Discord's names of these components."""
KNOWN = (BUTTON, SELECT, 5, 6)
"""The components that may stand in a row."""


class Origin(NamedTuple):
    """The person who acts and the channel they act in, on a server or in DMs."""

    name: str
    channel: int
    guild: int | None


async def send(
    stage: Stage, origin: Origin, kind: int, data: Mapping[str, Any], message: int | None = None
) -> InteractionResult:
    """Send the bot an interaction, with the id of the message it was made on, if there was one."""
    result = tell(stage, origin, kind, data, message)
    await stage.env.settle()
    return result


def tell(
    stage: Stage, origin: Origin, kind: int, data: Mapping[str, Any], message: int | None = None
) -> InteractionResult:
    """Do the same without waiting for the bot."""
    backend = stage.env.backend
    record, payload = base_payload(
        backend,
        type=kind,
        channel_id=origin.channel,
        guild_id=origin.guild,
        user_id=stage.users[origin.name].id,
        data=dict(data),
    )
    if message is not None:
        known = dict(serializers.message_payload(backend, backend.get_message(origin.channel, message)))
        payload["message"] = {**known, "components": [_row(data)]}
        record.source_message_id = message
    backend.emit("INTERACTION_CREATE", payload)
    return InteractionResult(stage.env, record)


async def press(stage: Stage, name: str, key: Key) -> InteractionResult:
    """Let somebody press a button in the channel that they were never shown."""
    data = {"custom_id": key.custom_id, "component_type": BUTTON}
    return await send(stage, Origin(name, stage.channel.id, stage.guild.id), PRESS, data, stage.card.id)


def _row(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row with the component, for discord.py ignores a press of a component that is on no message."""
    kind = data.get("component_type", BUTTON)
    component = {"type": kind, "custom_id": data["custom_id"], "style": 2, "label": "x"}
    if kind == SELECT:
        component["options"] = [{"label": "x", "value": "x"}]
    return {"type": 1, "components": [component] if kind in KNOWN else []}


async def deliver_again(stage: Stage, **altered: object) -> None:
    """Deliver the last interaction a second time, perhaps with a choice that Discord would not offer."""
    last = next(body for _, name, body in reversed(stage.env.backend.transcript) if name == "INTERACTION_CREATE")
    payload = deepcopy(last)
    payload["data"] |= altered
    stage.env.backend.emit("INTERACTION_CREATE", payload)
    await stage.env.settle()
