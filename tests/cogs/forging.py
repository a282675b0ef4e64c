"""Presses, choices and forms that nobody was ever offered: ids, values and forms that are wrong, sent by anybody."""

import json
import re
from collections.abc import Mapping
from random import Random
from typing import Any

from simcord import InteractionResult
from simcord.interactions import base_payload

from bot.components.keys import SELECTS, Verb
from tests.cogs.stage import Stage

PRESS, FORM = 3, 5
"""What Discord calls these interactions, and below these components."""
BUTTON, SELECT, LABEL = 2, 3, 18
KINDS = (BUTTON, SELECT, 5, 6, 99)
ID = re.compile(r'"custom_id": "(brehon:(?:[^"\\]|\\.)*)"')
TEXTS = (
    "",
    "nan",
    "inf",
    "-1",
    "1e999",
    "0",
    "24",
    "ask",
    "dm",
    "Ann",
    "king",
    "\x00",
    "\u202e",
    "ß" * 5000,
    "9" * 60,
    "{}",
)
RESTS = (
    *TEXTS,
    '{"move":[]}',
    '{"move":"vote","approve":1}',
    '{"move":"undo"}',
    '{"move":{"a":[[[[]]]]}}',
    "[" * 90,
    "vote",
    "vote:approve:public",
    ":::",
    "propose:leader",
    "use:targets",
    "aa",
    "zzz+",
    "lynch",
    "+",
)
ODD_VALUES: tuple[object, ...] = (
    None,
    [],
    {},
    "nan",
    7,
    [None],
    [1, 2.5],
    [[]],
    [{}],
    ["nan"],
    ["inf"],
    ["-inf"],
    ["a", "a"],
    ["x"] * 30,
)
UNSAFE = frozenset(
    {
        Verb.JOIN,
        Verb.SETUP,
        Verb.DEADLINES,
        Verb.LEAVE,
        Verb.START,
        Verb.PAUSE,
        Verb.RESUME,
        Verb.CONFIRM,
        Verb.ANONYMOUS,
        Verb.NAMED,
    }
)
"""What is done at once and belongs to no wait: pressed by somebody who may, it is no forgery, whatever else it says."""


SETTINGS = ("brehon:server:language", "brehon:server:hosts", "brehon:server:games")


def is_honest(data: Mapping[str, Any]) -> bool:
    """Whether it might be no forgery after all: what is done at once, or a choice of nothing where that is offered."""
    verb = data["custom_id"].split(":")[1:2]
    may_be_empty = verb in (["server"], [Verb.OPTION]) and not data.get("values")
    return verb == [Verb.COUNTED] or any(verb == [each] for each in UNSAFE) or may_be_empty


class Forger:
    """Sends forged interactions to a game."""

    def __init__(self, stage: Stage, random: Random) -> None:
        self.stage = stage
        self._random = random
        self._elsewhere = stage.guild.create_text_channel("elsewhere").id

    async def forge(self) -> InteractionResult:
        """Send one, and give how it was answered."""
        random, stage = self._random, self.stage
        name = random.choice(list(stage.users))
        is_form = random.random() < 0.2
        custom_id = self._id(is_form=is_form)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": random.choice(KINDS)}
        if is_form:
            data = {"custom_id": custom_id, "components": self._components()}
        elif random.random() < 0.7:
            data["component_type"] = SELECT if {*custom_id.split(":")} & SELECTS else BUTTON
        if random.random() < 0.6:
            data["values"] = random.choice(ODD_VALUES)
        return await self._send(name, FORM if is_form else PRESS, data)

    def _id(self, *, is_form: bool) -> str:
        """An id as the bot makes them, with something wrong in it; rarely any text."""
        random = self._random
        if random.random() < 0.05:
            return random.choice((*SETTINGS, "", "x", "brehon:", "brehon:vote:1:0:0:", "brehon:moves:x:y:z:"))
        known = sorted(
            {json.loads(f'"{found}"') for found in ID.findall(json.dumps(self._shown(), ensure_ascii=False))}
        )
        parts = random.choice(known).split(":", 5)
        if len(parts) < 6 or random.random() < 0.5:
            parts = ["brehon", random.choice([*Verb]).value, "1", "0", "0", random.choice(RESTS)]
        if is_form:
            parts[1] = random.choice((Verb.SENT, Verb.COUNTED)).value
        parts[2] = random.choice((parts[2], parts[2], "0", "2", "999999999"))
        parts[3] = random.choice(("0", "12", "deadbeef"))
        parts[4] = random.choice((parts[4], "0", "1", "3", "999999999"))
        if random.random() < 0.5:
            parts[5] = random.choice(RESTS)
        return ":".join(parts)

    def _shown(self) -> list[Any]:
        """What the bot has sent of late."""
        return [body for _, _, body in self.stage.env.backend.transcript[-300:] if isinstance(body, dict)]

    def _components(self) -> object:
        random = self._random
        answers: list[dict[str, Any]] = []
        for name in random.sample(["cards", "party", "inverter", "text", "deck", "x"], 2):
            answer: dict[str, Any] = {"type": SELECT, "custom_id": name}
            answer[random.choice(("value", "values"))] = random.choice([*ODD_VALUES, *TEXTS])
            answers.append({"type": LABEL, "component": answer})
        return random.choice((answers, answers, answers, [], [{}], [{"type": 1, "components": []}], [None]))

    async def _send(self, name: str, kind: int, data: Mapping[str, Any]) -> InteractionResult:
        random, stage, backend = self._random, self.stage, self.stage.env.backend
        user = stage.users[name]
        in_dm = random.random() < 0.2
        channel = user.dm_channel.id if in_dm else random.choice((stage.channel.id, stage.channel.id, self._elsewhere))
        guild = None if in_dm else stage.guild.id
        if is_honest(data):
            data = {**data, "custom_id": "brehon:x"}
        record, payload = base_payload(
            backend, type=kind, channel_id=channel, guild_id=guild, user_id=user.id, data=dict(data)
        )
        if random.random() < 0.9:
            payload["message"] = self._message(channel, data)
        backend.emit("INTERACTION_CREATE", payload)
        await stage.env.settle()
        return InteractionResult(stage.env, record)

    def _message(self, channel: int, data: Mapping[str, Any]) -> dict[str, Any]:
        """A message as Discord tells of the one that was pressed, with the component that was never on it."""
        told = ((what, body) for _, what, body in reversed(self.stage.env.backend.transcript))
        message = next(body for what, body in told if what == "MESSAGE_CREATE" and isinstance(body, dict))
        component = {
            "type": data.get("component_type", BUTTON),
            "custom_id": data["custom_id"],
            "style": 2,
            "label": "x",
        }
        if component["type"] == SELECT:
            component["options"] = [{"label": "x", "value": "x"}]
        is_known = component["type"] in (BUTTON, SELECT, 5, 6)
        row = {"type": 1, "components": [component] if is_known else []}
        return {**message, "channel_id": str(channel), "components": [row]}
