"""A player who knows no rules and does at random what the bot allows."""

from collections.abc import Sequence
from functools import partial
from random import Random

from simcord.enums import OptionType

from bot.rehearsal.attention import Attention
from bot.rehearsal.form_filling import filled_in
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.shown import Control, Shown
from bot.rehearsal.typed_commands import Command, Option, Value

STRAY = 0.05
"""The share of acts that press something, however old, instead of answering a call."""
TYPED = 0.12
"""The share of acts that type a command instead."""
SIDELONG = 0.15
"""The share of acts that first press an ever-present control, such as a look at one's secrets."""
SECOND_THOUGHTS = 0.1
"""The share of acts that are followed by another."""
LOOKS_ON = 0.5
"""The share of mere looks that are followed by an act; otherwise a reminder comes when all the others are done."""
SHELL = frozenset({"game", "gm"})
"""The groups of commands that every game has, and that are no moves."""
MOST = 8
"""The highest number that the player types unprompted."""


class Player:
    """Acts when called. ``will`` is the source of the player's choices."""

    def __init__(self, client: Client, will: Random) -> None:
        self.client = client
        self._will = will
        self._attention = Attention(client)

    async def is_called(self) -> bool:
        """Whether the bot waits for the player, as far as they can see."""
        return self._attention.is_called()

    def remind(self, *, of_all: bool) -> None:
        """Let the player look again at the channel's prompt, or with ``of_all`` at everything they have attended to."""
        self._attention.remind(of_all=of_all)

    async def act(self) -> None:
        """Do one thing."""
        if self._happens(STRAY):
            await self._use(self._will.choice(_controls(self.client.messages)))
        elif self._happens(TYPED):
            await self._type()
        else:
            await self._answer(_controls(self._attention.waiting()))

    async def _answer(self, controls: Sequence[Control]) -> None:
        """Press something, and then something in the answer, until there is nothing new to press.

        An answer may well show the same control again, so that the choice can be changed.
        """
        has_answered = False
        pressed: set[str] = set()
        while controls:
            control = self._pick(controls)
            pressed.add(control.custom_id)
            has_answered = has_answered or self._attention.answers_something(control)
            answer = await self._use(control)
            shown = answer.controls if answer is not None and answer.only else ()
            controls = [each for each in shown if each.custom_id not in pressed]
        if not self._happens(SECOND_THOUGHTS if has_answered else LOOKS_ON):
            self._attention.attend()

    def _pick(self, controls: Sequence[Control]) -> Control:
        answers = [control for control in controls if self._attention.answers_something(control)]
        if not answers or self._happens(SIDELONG):
            return self._will.choice(controls)
        return self._will.choice(answers)

    async def _use(self, control: Control) -> Shown | None:
        return await use(self.client, control, self._will)

    async def _type(self) -> None:
        commands = self.client.commands
        moves = [name for name in commands if name.split()[0] not in SHELL]
        names = moves if moves and not self._happens(SIDELONG) else list(commands)
        command = commands[self._will.choice(sorted(names))]
        values: dict[str, Value] = {}
        for option in command.options:
            if option.required or self._happens(0.3):
                value = await self._value(command, option)
                if value is not None:
                    values[option.name] = value
                elif option.required:
                    return
        in_dm = self._happens(0.3) and command.name in self.client.commands_in(self.client.user.dm_channel.id)
        await self.client.type(command, values, in_dm=in_dm)

    async def _value(self, command: Command, option: Option) -> Value | None:
        """Return a value that an option takes and offers, or None if the player knows none."""
        offers = await self.client.offered(command, option) if option.autocomplete else option.choices
        if offers:
            return self._will.choice(offers).value
        match option.type:
            case OptionType.BOOLEAN:
                return self._happens(0.5)
            case OptionType.INTEGER | OptionType.NUMBER:
                return option.nearest(self._will.randint(1, MOST))
            case _:
                return None

    def _happens(self, chance: float) -> bool:
        return self._will.random() < chance


async def use(client: Client, control: Control, will: Random) -> Shown | None:
    """Press a button, or choose something at random."""
    if not control.is_select:
        return await client.press(control, partial(filled_in, will=will))
    values = [choice.value for choice in control.choices]
    return await client.choose(
        control, will.sample(values, will.randint(control.least, min(control.most, len(values))))
    )


def _controls(messages: Sequence[Shown]) -> list[Control]:
    return [control for shown in messages for control in shown.controls]
