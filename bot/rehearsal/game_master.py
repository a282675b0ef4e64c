"""The GM, who opens the game, sometimes sets it up, begins it, judges, and ends one that takes too long."""

from collections.abc import Iterator
from random import Random

from bot.components.keys import Verb, key_of
from bot.components.options import AS_USUAL
from bot.rehearsal.failure import RehearsalFailed
from bot.rehearsal.player import use
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.shown import Control, Shown
from bot.rehearsal.stage import Stage
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.presets import PresetName

NEW = "game new"
SET_UPS = 0.7
"""The share of games whose set-up the GM looks at."""
MOST_CHANGES = 3
NO_CHOICE = frozenset({Verb.END, Verb.TRY_OUT})
"""The buttons of the set-up that choose nothing, and end the game or take long."""
ANSWERS = frozenset({Verb.ANSWER, Verb.CHOOSE, Verb.WHOLE, Verb.FORM})
"""The verbs that answer a question."""


class GameMaster:
    """Leads a game. ``will`` is the source of the GM's choices."""

    def __init__(self, stage: Stage, client: Client, will: Random) -> None:
        self._stage = stage
        self.client = client
        self._will = will

    async def open(self, theme: str, hours: float | None) -> None:
        """Open a game by its offered name. Without ``hours`` it has the usual deadlines.

        Raises RehearsalFailed if no game is offered.
        """
        command = self.client.commands[NEW]
        option = next(option for option in command.options if option.name == "game")
        offers = await self.client.offered(command, option)
        if theme not in {offer.value for offer in offers}:
            raise RehearsalFailed(f"The bot offers no game {theme}.")
        await self.client.type(command, {"game": theme} | ({} if hours is None else {"wait": str(hours)}))

    async def set_pace(self, preset: PresetName) -> None:
        """Choose a preset of the table's pace. Raises RehearsalFailed if it is not offered."""
        panel = await self._press(Verb.SETUP)
        for control in panel.controls if panel is not None else ():
            if (key := key_of(control.custom_id)) is not None and key.rest == preset:
                await self.client.press(control)
                return
        raise RehearsalFailed(f"The set-up offers no pace {preset}.")

    async def set_up(self) -> None:
        """Perhaps change a few options of the set-up at random."""
        if self._will.random() >= SET_UPS:
            return
        panel = await self._press(Verb.SETUP)
        for _ in range(self._will.randint(1, MOST_CHANGES)):
            if panel is None or not panel.controls:
                return
            controls = [control for control in panel.controls if _verb(control) not in NO_CHOICE]
            panel = await use(self.client, self._will.choice(controls), self._will)

    async def begin(self) -> None:
        """Begin. If that is refused, take back some choices and try again. Raises RehearsalFailed."""
        answer = await self._press(Verb.START)
        while not await self._has_begun():
            less = [*self._less(await self._press(Verb.SETUP))]
            if not less:
                raise RehearsalFailed(f"The game does not begin: {answer.text if answer is not None else ''}")
            select, values = self._will.choice(less)
            await self.client.choose(select, values)
            answer = await self._press(Verb.START)

    async def answer(self) -> None:
        """Answer the GM's own ask, if the newest prompt in the channel calls them."""
        prompts = [shown for shown in self.client.messages if not (shown.dm or shown.only or shown.pinned)]
        prompt = next((shown for shown in reversed(prompts) if shown.controls), None)
        if prompt is not None and self.client.id in prompt.calls:
            answers = [control for control in prompt.controls if _verb(control) in ANSWERS]
            await use(self.client, self._will.choice(answers), self._will)

    async def end(self) -> None:
        """End the game early. Raises RehearsalFailed if the bot does not ask for confirmation."""
        asked = await self.client.type(self.client.commands["game end"], {})
        for control in asked.controls if asked is not None else ():
            if _verb(control) is Verb.CONFIRM:
                await self.client.press(control)
                return
        raise RehearsalFailed(f"The game does not end: {asked.text if asked is not None else ''}")

    async def _has_begun(self) -> bool:
        hosted = await self._stage.game()
        return hosted is not None and hosted.phase is not GamePhase.SIGNUP

    def _less(self, panel: Shown | None) -> Iterator[tuple[Control, list[str]]]:
        """List the selects with choices that can be taken back, each with the smaller or the usual choice."""
        for control in panel.controls if panel is not None else ():
            chosen = [choice.value for choice in control.choices if choice.default]
            if len(chosen) > control.least:
                yield control, self._will.sample(chosen, len(chosen) - 1)
            elif AS_USUAL not in chosen and AS_USUAL in [choice.value for choice in control.choices]:
                yield control, [AS_USUAL]

    async def _press(self, verb: Verb) -> Shown | None:
        return await self.client.press(button(self.client, verb))


def button(client: Client, verb: Verb) -> Control:
    """Return the newest button in the channel with this verb. Raises RehearsalFailed if there is none."""
    for shown in reversed(client.messages):
        for control in shown.controls:
            if not shown.dm and _verb(control) is verb:
                return control
    raise RehearsalFailed(f"{client.name} sees no button for {verb}")


def _verb(control: Control) -> Verb | None:
    key = key_of(control.custom_id)
    return None if key is None else key.verb
