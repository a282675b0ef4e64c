"""A person's calls: the newest prompt that mentions them, and the newest question in their DM."""

from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.shown import Control, Shown


class Attention:
    """Knows the calls of a person, and which of them they have attended to."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._settled: set[int] = set()

    def calls(self) -> list[Shown]:
        """Return the messages that call the person now, attended to or not."""
        messages = self._client.messages
        always = self.always()
        prompts = [
            shown for shown in messages if not shown.dm and not shown.only and not shown.pinned and shown.controls
        ]
        questions = [
            shown for shown in messages if shown.dm and any(control.label not in always for control in shown.controls)
        ]
        return [*filter(self.concerns, prompts[-1:]), *questions[-1:]]

    def concerns(self, shown: Shown) -> bool:
        """Whether a message is for the person: private to them, or a post that calls them or nobody in particular."""
        return bool(shown.only or shown.dm) or self._client.id in shown.calls or not shown.calls

    def waiting(self) -> list[Shown]:
        """Return the messages that call the person and that they have not attended to."""
        return [shown for shown in self.calls() if shown.id not in self._settled]

    def always(self) -> set[str]:
        """Return the labels of the pinned card's controls, which are always there and answer no question."""
        return {control.label for shown in self._client.messages if shown.pinned for control in shown.controls}

    def is_called(self) -> bool:
        """Whether a call waits that the person has not attended to."""
        return bool(self.waiting())

    def attend(self) -> None:
        """Mark the person's calls as attended to."""
        self._settled.update(shown.id for shown in self.calls())

    def remind(self, *, of_all: bool) -> None:
        """Let the channel's prompt call the person again, or with ``of_all`` everything that calls them."""
        self._settled = {shown.id for shown in self.calls() if shown.dm and not of_all and shown.id in self._settled}

    def answers_something(self, control: Control) -> bool:
        """Whether a button or select is more than one of those that are always there."""
        return control.label not in self.always()
