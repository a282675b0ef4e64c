"""The words of the Nine Hazels."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.wording.game_words import GameWords
from bot.wording.moment_words import Moment, Question
from bot.wording.name_words import escape_text
from bot.wording.pages import Page
from engine.actions import Action
from engine.asks import Awaited
from engine.audience import Everybody
from engine.domains import Thing
from engine.names import GM
from engine.refusals import NotAmong, Refusal
from engine.speech import Message
from engine.views import Told, View
from tests.hazels.engine.actions import Judge, Walker
from tests.hazels.engine.events import Answered, Finish, Judged, Opened, Walked
from tests.hazels.engine.options import HazelOptions
from tests.hazels.engine.table import HazelTable


class HazelWords(GameWords[HazelTable, HazelOptions]):
    """All words for this game."""

    def announce(self, told: Told[Everybody], seats: int) -> Moment | None:
        """Post a public event."""
        say, show = self.say, self.show
        match event := told.event:
            case Opened(throws=throws, first=first):
                again = [say("tied", {"names": self.names(tied)}) for tied in throws[1:]]
                return Moment("\n".join([*again, say("begins", {"first": show(first)})]))
            case Walked(player=player, walker=walker, onto=onto, nuts=nuts):
                values = {"player": show(player), "walker": say(f"item-{walker}"), "square": str(onto)}
                return self.moment("walked", {**values, "nuts": self._nuts(nuts)})
            case Answered(player=player, text=text, stake=stake):
                staked = say("answered", {"player": show(player), "stake": say(f"thing-stake-{stake}")})
                return Moment(f"{staked}\n> {escape_text(text)}")
            case Judged(player=player, right=right, nuts=nuts):
                values = {"player": show(player), "nuts": self._nuts(abs(nuts))}
                return self.news("judged-right" if right else "judged-wrong", values)
            case Finish():
                end = self.victory(event)
                return replace(end, text="\n".join([end.text, *self._quickest(event.quickest)]))
            case Message(by=by, text=text):
                return Moment(f"{show(by)}: {escape_text(text)}")
            case _:
                return self.announce_shell(told)

    def history(self, view: View[HazelTable, Everybody]) -> tuple[Page, ...]:
        """Show how much each player has."""
        return (self.page(self.say("history-title"), self._standing(view.table)),)

    def secrets(self, told: Sequence[Told[str]], view: View[HazelTable, str]) -> tuple[Page, ...]:
        """Say that there are no secrets."""
        return (self.page(self.say("secrets-title"), self.say("secrets-text")),)

    def prompt(self, view: View[HazelTable, Everybody]) -> Question | None:
        """Ask for what the game waits for."""
        hazels = view.table
        if hazels.turn is None or hazels.outcome is not None:
            return None
        values = {"player": self.show(hazels.turn), "die": str(hazels.die), "gm": self.show(GM)}
        return self.question(f"prompt-{hazels.phase}", values)

    def card(self, view: View[HazelTable, Everybody], awaited: Awaited) -> Page:
        """Show the state of the game."""
        hazels = view.table
        fields = ((self.say("card-nuts"), self._standing(hazels)),)
        if hazels.outcome is not None:
            told = [self.outcome(hazels.outcome), *self._quickest(hazels.quickest)]
            return self.page(self.theme.heading, "\n".join(told), fields)
        values = {"player": self.names(awaited.seats), "wait": self.wait_name(hazels.phase)}
        return self.page(self.theme.heading, self.say("card-turn", values), fields)

    def answer_label(self, action: Action) -> str:
        """Name an answer."""
        if isinstance(action, Judge):
            return self.say("answer-judge-right" if action.right else "answer-judge-wrong")
        return super().answer_label(action)

    def thing(self, move: type[Action], field: str, value: Thing) -> str:
        """Name a walker, a stake or a way."""
        if field == "steps":
            return self.say("thing-steps", {"steps": value})
        return self.say(f"item-{value}" if field == "walker" else f"thing-{field}-{value}")

    def options_text(self, options: HazelOptions) -> str:
        """Describe a set-up."""
        return self.say("options-riddle" if options.riddle else "options-no-riddle")

    def refusal(self, refused: Refusal) -> str:
        """Explain why an action is refused."""
        if isinstance(refused, NotAmong) and refused.field == "steps":
            return self.say("refused-too-far", {"steps": refused.name})
        return super().refusal(refused)

    def rules(self) -> tuple[Page, ...]:
        """Explain the game."""
        return (self.page(self.say("rules-title"), self.say("rules-text")),)

    def _nuts(self, count: int) -> str:
        return self.say("nuts", {"count": count})

    def _quickest(self, quickest: str | None) -> list[str]:
        return [] if quickest is None else [self.say("outcome-quickest", {"player": self.show(quickest)})]

    def _standing(self, table: HazelTable) -> str:
        return "\n".join(self._line(table, seat) for seat in table.seats)

    def _line(self, table: HazelTable, seat: str) -> str:
        squares = table.squares(seat)
        values = {walker.value: str(squares[walker]) for walker in Walker}
        return self.say("card-line", {"player": self.show(seat), "nuts": self._nuts(table.nuts.get(seat, 0)), **values})
