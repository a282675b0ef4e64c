"""The person at the terminal, who plays a seat, sees numbered choices, and may type commands."""

import signal
from collections.abc import Callable
from itertools import chain

from bot.rehearsal.attention import Attention
from bot.rehearsal.failure import Impossible, Left
from bot.rehearsal.player import SHELL
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.shown import Control, Shown
from bot.rehearsal.typed_commands import read_line

PROMPT = "Your choice (a number; Enter to wait, help, or q to leave): "
HELP = """\
A number presses that button or opens that list; in a list, type one or several numbers, such as 1 3.
Enter lets the others play on. A / begins a command, such as /game status or /help.
q leaves the rehearsal, and the game ends.\
"""


class Guest:
    """Acts as the person says, when called. ``say`` prints a line; ``ask`` prints a question and reads a line."""

    def __init__(self, client: Client, say: Callable[[str], None], ask: Callable[[str], str]) -> None:
        self.client = client
        self._say = say
        self._ask = ask
        self._attention = Attention(client)
        self._answer: Shown | None = None

    async def is_called(self) -> bool:
        """Whether the bot waits for the person, as far as they can see."""
        return self._attention.is_called()

    def remind(self, *, of_all: bool) -> None:
        """Let the person look again at the channel's prompt, or with ``of_all`` at everything they have attended to."""
        self._attention.remind(of_all=of_all)

    async def act(self) -> None:
        """Do what the person says, until they have answered something or wait. Raises Left."""
        self._answer = None
        while True:
            choices = self._choices()
            self._say("")
            for number, control in enumerate(choices, 1):
                self._say(f"{number:>4}  {control.label}")
            line = self._read(PROMPT)
            try:
                if not line or await self._obey(line, choices):
                    self._attention.attend()
                    return
            except Impossible as problem:
                self._say(str(problem))

    def _choices(self) -> list[Control]:
        """List the controls, newest question first, and only one of those that look alike."""
        calls = [shown for shown in (self._answer, *self._attention.waiting()) if shown is not None]
        found: dict[str, Control] = {}
        for control in chain.from_iterable(shown.controls for shown in calls):
            found.setdefault(control.label, control)
        return sorted(found.values(), key=lambda control: not self._attention.answers_something(control))

    async def _obey(self, line: str, choices: list[Control]) -> bool:
        """Do what was typed. Return whether that has answered something. Raises Impossible."""
        if line.lower() in {"help", "?"}:
            self._say(HELP)
            return False
        if line.startswith("/"):
            command, typed = read_line(line, self.client.commands)
            self._answer = await self.client.type(command, await self.client.read(command, typed))
            return command.name.split()[0] not in SHELL
        numbers = _numbers(line, len(choices))
        if len(numbers) != 1:
            raise Impossible("Please type one number.")
        control = choices[numbers[0] - 1]
        if control.is_select:
            await self._choose(control)
            return True
        answer = await self.client.press(control)
        self._answer = answer if answer is not None and self._attention.concerns(answer) else None
        has_more = self._answer is not None and bool(self._answer.controls)
        return self._attention.answers_something(control) and not has_more

    async def _choose(self, control: Control) -> None:
        for number, choice in enumerate(control.choices, 1):
            self._say(f"{number:>4}  {choice.label}{': ' + choice.description if choice.description else ''}")
        few = f"{control.least}" if control.least == control.most else f"{control.least} to {control.most}"
        numbers = _numbers(self._read(f"Choose {few} of them, as numbers: "), len(control.choices))
        if not control.least <= len(numbers) <= control.most:
            raise Impossible(f"Please choose {few} of them.")
        await self.client.choose(control, [control.choices[number - 1].value for number in numbers])

    def _read(self, question: str) -> str:
        """Ask, and read a line. Everything else stands still meanwhile, and Ctrl-C works at once. Raises Left."""
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            line = self._ask(question).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        finally:
            signal.signal(signal.SIGINT, before)
        if line.lower() in {"q", "quit", "exit"}:
            raise Left
        return line


def _numbers(line: str, most: int) -> list[int]:
    """Read numbers of a list, each at most once. Raises Impossible."""
    words = line.replace(",", " ").split()
    numbers = [int(word) for word in words if word.isascii() and word.isdecimal()]
    if len(set(numbers)) != len(words) or not all(1 <= number <= most for number in numbers):
        raise Impossible(f"Please type numbers from 1 to {most}, each once, or a command that begins with /.")
    return numbers
