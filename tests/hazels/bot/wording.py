"""The words of the Nine Hazels."""

from collections.abc import Sequence

from msgspec import Struct

from bot.wording import choice
from bot.wording.choice import Choice
from bot.wording.names import escape_text
from bot.wording.pages import Page, shorten
from bot.wording.voice import Voice, action_name, dashed
from engine.actions import Action
from engine.asks import Ask, Awaited
from engine.audience import Everybody, GameMaster
from engine.domains import Thing
from engine.events import Outcome
from engine.names import GM
from engine.refusals import NotAmong, Refusal
from engine.speech import Message
from engine.table import Table
from engine.views import Told, View
from tests.hazels.engine.actions import Judge, Walker
from tests.hazels.engine.events import Answered, Finish, Judged, Opened, Walked
from tests.hazels.engine.options import HazelOptions
from tests.hazels.engine.table import HazelTable

BUTTON, PLACEHOLDER = 80, 150


class HazelWords:
    """Says everything that is to be said of this game."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def announce(self, told: Told[Everybody], seats: int) -> str | None:
        """Post a public event."""
        say, show = self.voice.say, self.voice.show
        match event := told.event:
            case Opened(throws=throws, first=first):
                again = [say("tied", {"names": self.voice.names(tied)}) for tied in throws[1:]]
                return "\n".join([*again, say("begins", {"first": show(first)})])
            case Walked(player=player, walker=walker, onto=onto, nuts=nuts):
                values = {"player": show(player), "walker": say(f"item-{walker}"), "square": str(onto)}
                return say("walked", {**values, "nuts": self._nuts(nuts)})
            case Answered(player=player, text=text, stake=stake):
                staked = say("answered", {"player": show(player), "stake": say(f"thing-stake-{stake}")})
                return f"{staked}\n> {escape_text(text)}"
            case Judged(player=player, right=right, nuts=nuts):
                values = {"player": show(player), "nuts": self._nuts(abs(nuts))}
                return say("judged-right" if right else "judged-wrong", values)
            case Finish():
                return self._outcome(event, event.quickest)
            case Message(by=by, text=text):
                return f"{show(by)}: {escape_text(text)}"
            case _:
                return self.voice.announce_shell(told)

    def reveal(self, told: Told[Everybody | GameMaster]) -> tuple[Page, ...]:
        """Nothing was hidden."""
        return ()

    def history(self, view: View[Table, Everybody]) -> tuple[Page, ...]:
        """Show who has how much."""
        return (self.voice.page(self.voice.say("history-title"), self._standing(view.of(HazelTable).table)),)

    def tell(self, told: Told[str | GameMaster]) -> Page | None:
        """Tell what every game tells."""
        return self.voice.tell_shell(told)

    def tell_own(self, told: Told[str]) -> Page | None:
        """Tell nothing apart."""
        return None

    def said(self, told: Told[str]) -> str:
        """Post nothing: nobody talks apart."""
        return ""

    def acted(self, action: Action) -> str:
        """Confirm a move."""
        return self.voice.say(f"did-{action_name(type(action))}")

    def secrets(self, told: Sequence[Told[str]], view: View[Table, str]) -> tuple[Page, ...]:
        """Say that there are none."""
        return (self.voice.page(self.voice.say("secrets-title"), self.voice.say("secrets-text")),)

    def prompt(self, view: View[Table, Everybody], awaited: Awaited) -> str:
        """Ask for what the game waits for."""
        hazels = view.of(HazelTable).table
        if hazels.turn is None or hazels.outcome is not None:
            return ""
        values = {"player": self.voice.show(hazels.turn), "die": str(hazels.die), "gm": self.voice.show(GM)}
        return self.voice.say(f"prompt-{hazels.phase}", values)

    def order_prompt(self, ask: Ask, view: View[Table, str | Everybody]) -> str:
        """Ask for a move."""
        return self.voice.say(f"order-{action_name(ask.move)}")

    def card(self, view: View[Table, Everybody], awaited: Awaited) -> Page:
        """Show the state of the game."""
        hazels = view.of(HazelTable).table
        fields = ((self.voice.say("card-nuts"), self._standing(hazels)),)
        if hazels.outcome is not None:
            return self.voice.page(self.voice.theme.heading, self._outcome(hazels.outcome, hazels.quickest), fields)
        values = {"player": self.voice.names(awaited.seats), "wait": self.wait_name(hazels.phase)}
        return self.voice.page(self.voice.theme.heading, self.voice.say("card-turn", values), fields)

    def ask_label(self, ask: Ask) -> str:
        """Name an ask."""
        return shorten(self.voice.move_label(action_name(ask.move)), BUTTON)

    def answer_label(self, action: Action) -> str:
        """Name an answer."""
        if isinstance(action, Judge):
            return self.voice.say("answer-judge-right" if action.right else "answer-judge-wrong")
        return shorten(self.voice.move_label(action_name(type(action))), BUTTON)

    def field_prompt(self, move: type[Action], field: str) -> str:
        """Ask for a field."""
        return shorten(self.voice.say(f"field-{action_name(move)}-{dashed(field)}"), PLACEHOLDER)

    def thing(self, move: type[Action], field: str, value: Thing) -> str:
        """Name a walker, a stake or a way."""
        if field == "steps":
            return self.voice.say("thing-steps", {"steps": value})
        return self.voice.say(f"item-{value}" if field == "walker" else f"thing-{field}-{value}")

    def wait_name(self, wait: str) -> str:
        """Name a kind of wait."""
        return self.voice.say(f"wait-{wait}")

    def options_text(self, options: Struct) -> str:
        """Say a set-up."""
        assert isinstance(options, HazelOptions)
        return self.voice.say("options-riddle" if options.riddle else "options-no-riddle")

    def option_prompt(self, option: str) -> str:
        """Ask for an option."""
        return choice.option_prompt(self.voice, option)

    def choice(self, option: str, value: str) -> Choice:
        """Explain a value of an option."""
        return choice.choice(self.voice, option, value)

    def advice(self, options: Struct, players: int) -> tuple[str, ...]:
        """Nothing speaks against any set-up."""
        return ()

    def refusal(self, refusal: Refusal) -> str:
        """Say why something is refused."""
        if isinstance(refusal, NotAmong) and refusal.field == "steps":
            return self.voice.say("refused-too-far", {"steps": refusal.name})
        return self.voice.refusal(refusal)

    def night_order(self) -> None:
        """Show nothing: there are no nights."""

    def rules(self) -> tuple[Page, ...]:
        """Explain the game."""
        return (self.voice.page(self.voice.say("rules-title"), self.voice.say("rules-text")),)

    def _nuts(self, count: int) -> str:
        return self.voice.say("nuts", {"count": count})

    def _outcome(self, event: Outcome, quickest: str | None) -> str:
        told = self.voice.outcome(event)
        if quickest is None:
            return told
        return f"{told}\n{self.voice.say('outcome-quickest', {'player': self.voice.show(quickest)})}"

    def _standing(self, table: HazelTable) -> str:
        return "\n".join(self._line(table, seat) for seat in table.seats)

    def _line(self, table: HazelTable, seat: str) -> str:
        squares = table.squares(seat)
        values = {walker.value: str(squares[walker]) for walker in Walker}
        return self.voice.say(
            "card-line", {"player": self.voice.show(seat), "nuts": self._nuts(table.nuts.get(seat, 0)), **values}
        )
