"""A player who does at random what the bot lets him do, and who knows no rules."""

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
"""How often he presses something, however old, instead of what he is called for."""
TYPED = 0.12
"""How often he types a command instead."""
SIDELONG = 0.15
"""How often he presses what is always there, such as a look at his secrets, before what he is called for."""
SECOND_THOUGHTS = 0.1
"""How often he acts again after having acted."""
LOOKS_ON = 0.5
"""How often he acts again after having looked only; else he is reminded when all the others are done."""
SHELL = frozenset({"game", "gm"})
"""The groups of commands that every game has, and that are no moves."""
MOST = 8
"""The highest number that he types of his own accord."""


class Player:
    """Acts when he is called. ``will`` is where his choices come from."""

    def __init__(self, client: Client, will: Random) -> None:
        self.client = client
        self._will = will
        self._attention = Attention(client)

    async def is_called(self) -> bool:
        """Whether the bot waits for him, as far as he can see."""
        return self._attention.is_called()

    def remind(self, *, of_all: bool) -> None:
        """Let him look again at the channel's prompt, or at all he has attended to."""
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
        """Press something, and then something of what the answer shows, until there is nothing new to press.

        An answer may well show what was just pressed, so that it can be changed.
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
        """Something that an option takes and that is offered; None if he knows of nothing."""
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
