"""What calls a person: the newest prompt that mentions him, and the newest question in his DM."""

from bot.rehearsal.client import Client
from bot.rehearsal.sights import Control, Sight


class Attention:
    """Knows what somebody is called for and has not attended to yet."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._settled: set[int] = set()

    def calls(self) -> list[Sight]:
        """The messages that call him now, whether or not he has attended to them."""
        sights = self._client.sights
        always = self.always()
        prompts = [sight for sight in sights if not sight.dm and not sight.only and not sight.pinned and sight.controls]
        questions = [
            sight for sight in sights if sight.dm and any(control.label not in always for control in sight.controls)
        ]
        calling = [prompt for prompt in prompts[-1:] if self._client.id in prompt.calls or not prompt.calls]
        return [*calling, *questions[-1:]]

    def waiting(self) -> list[Sight]:
        """The messages that call him and that he has not attended to."""
        return [sight for sight in self.calls() if sight.id not in self._settled]

    def always(self) -> set[str]:
        """What can always be pressed, since the pinned card has it: it answers no question."""
        return {control.label for sight in self._client.sights if sight.pinned for control in sight.controls}

    def is_called(self) -> bool:
        """Whether something calls him that he has not attended to."""
        return bool(self.waiting())

    def attend(self) -> None:
        """Say that he has done what he wanted to."""
        self._settled.update(sight.id for sight in self.calls())

    def remind(self, *, of_all: bool) -> None:
        """Let the channel's prompt call him anew, or everything that calls him."""
        self._settled = {sight.id for sight in self.calls() if sight.dm and not of_all and sight.id in self._settled}

    def answers_something(self, control: Control) -> bool:
        """Whether a button or select is more than one of those that are always there."""
        return control.label not in self.always()
