"""Sends presses, choices and forms that nobody was offered: wrong ids, values and forms, from anybody."""

import json
import re
from collections.abc import Mapping
from random import Random
from typing import Any

from simcord import InteractionResult

from bot.cogs.presses import PRESSES
from bot.components.keys import Kind, Verb
from bot.storage.games.hosted_game import HostedGame
from tests.cogs.forgery import BUTTON, FORM, LABEL, PRESS, SELECT, Origin, send
from tests.cogs.honest import STRANGER, is_honest
from tests.cogs.stage import Stage

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
    '["undo"]',
    '["vote",0,0,0,0,0,0]',
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
    ["Ann", "Ann"],
    ["Ann", "Ben", "Cat", "Dan", "Eve", "Ann"],
    ["Ann", "Nobody"],
)
SETTINGS = ("brehon:server:language", "brehon:server:hosts", "brehon:server:games")
LATELY = 100
"""This many of the ids that the bot has shown are used again."""
SELECTS = {verb.value for verb, entry in PRESSES.items() if entry.kind is Kind.SELECT}
ODD_IDS = (*SETTINGS, "", "x", "brehon:", "brehon:vote:1:0:0:", "brehon:moves:x:y:z:")


class Forger:
    """Sends forged interactions to a game."""

    def __init__(self, stage: Stage, random: Random) -> None:
        self.stage = stage
        self._random = random
        self._elsewhere = stage.guild.create_text_channel("elsewhere").id
        self._answers: dict[tuple[int, str], int] = {}
        self._shown: dict[str, None] = {}
        self._read = 0

    async def forge(self) -> InteractionResult:
        """Send one and return how it was answered."""
        random, hosted = self._random, await self.stage.hosted()
        is_form = random.random() < 0.2
        data = self._form(hosted) if is_form else self._press(hosted)
        origin = self._origin(random.choice(list(self.stage.users)))
        if is_honest(hosted, origin, data):
            origin = self._origin(random.choice((STRANGER, hosted.occupancies[0].player)))
        if is_honest(hosted, origin, data):
            data["custom_id"] = "brehon:x"
        return await self._send(origin, FORM if is_form else PRESS, data)

    def _form(self, hosted: HostedGame) -> dict[str, Any]:
        verb = self._random.choice((Verb.SENT, Verb.COUNTED))
        return {"custom_id": self._id(hosted, verb), "components": self._components()}

    def _press(self, hosted: HostedGame) -> dict[str, Any]:
        random = self._random
        custom_id = self._id(hosted, None)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": random.choice(KINDS)}
        if random.random() < 0.8:
            data["component_type"] = SELECT if {*custom_id.split(":")} & SELECTS else BUTTON
        if random.random() < 0.6:
            data["values"] = random.choice(ODD_VALUES)
        return data

    def _id(self, hosted: HostedGame, verb: Verb | None) -> str:
        """Return an id as the bot makes them with an error in it, or rarely any text."""
        random = self._random
        if verb is None and random.random() < 0.05:
            return random.choice(ODD_IDS)
        known = self._known(verb)
        parts = random.choice(known).split(":", 5) if known else []
        if len(parts) < 6 or random.random() < 0.3:
            parts = ["brehon", random.choice([*Verb]).value, "1", hosted.wait_token, "0", random.choice(RESTS)]
        parts[1] = parts[1] if verb is None else verb.value
        parts[2] = random.choice((*["1"] * 6, "0", "2", "999999999"))
        parts[3] = random.choice((*[hosted.wait_token] * 4, parts[3], "0", "12", "deadbeef"))
        occupancy = random.choice(hosted.occupancies)
        parts[4] = random.choice((*[parts[4]] * 4, "0", str(occupancy.seat_id), "999999999"))
        if parts[1] == Verb.TAKE:
            parts[4] = random.choice((parts[4], str(occupancy.seat_id)))
            parts[5] = random.choice((parts[5], str(occupancy.occupant_id), str(occupancy.occupant_id)))
        elif random.random() < 0.4:
            parts[5] = random.choice(RESTS)
        return ":".join(parts)

    def _known(self, verb: Verb | None) -> list[str]:
        """Return the ids that the bot has shown lately. For a form, prefer those of the buttons that open one."""
        transcript = self.stage.env.backend.transcript
        bodies = [body for _, _, body in transcript[self._read :] if isinstance(body, dict)]
        self._read = len(transcript)
        found = ID.findall(json.dumps(bodies, ensure_ascii=False))
        self._shown.update(dict.fromkeys(json.loads(f'"{each}"') for each in found))
        known = [*self._shown][-LATELY:]
        openers = [each for each in known if each.split(":")[1] == Verb.FORM]
        return openers if verb is Verb.SENT and openers else known

    def _components(self) -> object:
        random = self._random
        answers: list[dict[str, Any]] = []
        for name in random.sample(["cards", "party", "inverter", "text", "deck", "x"], random.choice((1, 2, 2))):
            answer: dict[str, Any] = {"type": SELECT, "custom_id": name}
            answer[random.choice(("value", "values"))] = random.choice([*ODD_VALUES, *TEXTS])
            answers.append({"type": LABEL, "component": answer})
        return random.choice((answers, answers, answers, [], [{}], [{"type": 1, "components": []}], [None]))

    def _origin(self, name: str) -> Origin:
        """Return somebody in the game's channel, in another channel, or in DMs."""
        random, stage = self._random, self.stage
        if random.random() < 0.2:
            return Origin(name, stage.users[name].dm_channel.id, None)
        channel = random.choice((stage.channel.id, stage.channel.id, self._elsewhere))
        return Origin(name, channel, stage.guild.id)

    async def _send(self, origin: Origin, kind: int, data: Mapping[str, Any]) -> InteractionResult:
        """Send it from the last answer that was seen there, which is then repainted, or from no message."""
        place = (origin.channel, origin.name)
        message = self._answers.get(place) if self._random.random() < 0.9 else None
        result = await send(self.stage, origin, kind, data, message)
        if result.response is not None and result.ephemeral:
            self._answers[place] = result.response.id
        return result
