"""The words of Down the Danube."""

from collections.abc import Iterable, Iterator, Sequence

from bot.wording.choice import BUTTON, LABEL
from bot.wording.danube import desk, highlights
from bot.wording.game_words import GameWords
from bot.wording.letters import letter
from bot.wording.moment_words import Moment, Question
from bot.wording.name_words import escape_text
from bot.wording.pages import Page, shorten
from bot.wording.words import Value
from engine.actions import Action
from engine.asks import Ask, Awaited
from engine.audience import Everybody
from engine.boards.events import Turn
from engine.danube.actions import Move
from engine.danube.board import Board, Colour, to_go
from engine.danube.choosing import Ways
from engine.danube.distinct import distinct, way
from engine.danube.events import Answered, Colours, Lost, Moved, Thrown
from engine.danube.options import DanubeOptions
from engine.danube.refusals import BoatStays, NoBoat, WrongSteps
from engine.danube.rows import is_block, rows
from engine.danube.table import DanubeTable
from engine.danube.walking import Part
from engine.domains import OneByOther, Thing
from engine.events import Outcome
from engine.refusals import Refusal
from engine.views import Told, View

CHAPTERS = ("sticks", "walking", "blocks", "safe", "end")


class DanubeWords(GameWords[DanubeTable, DanubeOptions]):
    """Says everything about this game."""

    said_in_call = frozenset({Thrown})

    highlight = highlights.highlight
    at_desk = desk.at_desk

    def announce(self, told: Told[Everybody], seats: int) -> Moment | None:
        """Post a public event. The question says whose turn it is."""
        match event := told.event:
            case Thrown():
                return self._thrown(event, (), is_over=False)
            case Colours(nickels=nickels, pennies=pennies):
                return self.news("colours", {"nickels": self.show(nickels), "pennies": self.show(pennies)})
            case Moved():
                return self._moved(event)
            case Lost():
                return self.news("throw-lost")
            case Answered(question=question, yes=yes):
                return self.news("answered-yes" if yes else "answered-no", {"question": escape_text(question)})
            case Outcome():
                return self.victory(event)
            case _:
                return self.announce_shell(told)

    def announce_all(self, told: Sequence[Told[Everybody]], seats: int) -> Sequence[Moment | None]:
        """Tell each throw together with the moves made with it."""
        moments: list[Moment | None] = []
        goes_on = False
        for place, each in enumerate(told):
            goes_on = isinstance(each.event, Thrown) or (goes_on and isinstance(each.event, Moved))
            match each.event:
                case Thrown() as thrown:
                    moved, is_over = _moves_with_it(told[place + 1 :])
                    moments.append(self._thrown(thrown, moved, is_over=is_over))
                case Moved() if goes_on:
                    moments.append(None)
                case _:
                    moments.append(self.announce(each, seats))
        return moments

    def prompt(self, view: View[DanubeTable, Everybody]) -> Question | None:
        """Ask for what the game waits for, above the board in words."""
        table = view.table
        if table.turn is None:
            return None
        values: dict[str, Value] = {"player": self.show(table.turn), "left": table.board.left or 0}
        return self.question(f"prompt-{table.phase}{_back(table)}", values, seen=" ".join(self._board(table)))

    def order_prompt(self, ask: Ask, view: View[DanubeTable, str | Everybody]) -> str:
        """Ask a player for a move."""
        if ask.move is Move:
            return self.say(f"order-move{_back(view.table)}", {"left": view.table.board.left or 0})
        return super().order_prompt(ask, view)

    def card(self, view: View[DanubeTable, Everybody], awaited: Awaited) -> Page:
        """Show the board in words, and whose turn it is."""
        table = view.table
        lines = [*self._board(table)]
        if table.outcome is not None:
            lines.append(self.outcome(table.outcome))
        elif table.turn is not None:
            lines.append(
                self.say("card-turn", {"player": self.show(table.turn), "wait": self.wait_name(str(table.phase))})
            )
        return self.page(self.theme.heading, "\n".join(lines))

    def secrets(self, told: Sequence[Told[str]], view: View[DanubeTable, str]) -> tuple[Page, ...]:
        """Say that there are no secrets."""
        return (self.page(self.say("secrets-title"), self.say("secrets-text")),)

    def history(self, view: View[DanubeTable, Everybody]) -> tuple[Page, ...]:
        """Show the state to which the past has led."""
        return (self.page(self.say("history-title"), "\n".join(self._board(view.table))),)

    def options_text(self, options: DanubeOptions) -> str:
        """Say what the table asks the river; nothing else can be chosen."""
        if not options.question:
            return self.say("options-all")
        return self.say("options-question", {"question": escape_text(options.question)})

    def rules(self) -> tuple[Page, ...]:
        """Explain the game."""
        chapters = tuple((self.say(f"rules-{name}"), self.say(f"rules-{name}-text")) for name in CHAPTERS)
        return (self.page(self.say("rules-title"), self.say("rules-aim"), chapters),)

    def answer_label(self, action: Action) -> str:
        """Name an answer. A move named without a picture of the board says where it starts, and how far it goes."""
        if isinstance(action, Move):
            return self.say("answer-move-blind", {"from": str(action.start), "steps": action.steps})
        return super().answer_label(action)

    def whole_label(self, ask: Ask, action: Action) -> str:
        """Name a move by its letter in the picture, its start, its end, and its effect."""
        part = _part(ask, action)
        return shorten(self.say(f"answer-move{_kind(part)}", _named(ask, part)), LABEL)

    def letter_label(self, ask: Ask, action: Action) -> str:
        """Name a move in the same way, with signs for its effect."""
        part = _part(ask, action)
        return shorten(self.say(f"letter-way{_kind(part)}", _named(ask, part)), BUTTON)

    def thing(self, move: type[Action], field: str, value: Thing) -> str:
        """Name a boat by its square, or a number of steps."""
        return self.say(f"thing-{field}", {"square": str(value), "steps": value})

    def drawn(self, draw: str, value: object) -> str:
        """Name a throw."""
        return self.say("draw-white-up", {"white": int(str(value))})

    def refusal(self, refused: Refusal) -> str:
        """Explain why a move is refused, and what is legal."""
        match refused:
            case NoBoat(square=square, boats=boats) | BoatStays(square=square, boats=boats):
                return self.refuse(refused, {"square": str(square), "boats": self._numbers(boats)})
            case WrongSteps(square=square, may=may):
                return self.refuse(refused, {"square": str(square), "may": self._numbers(may)})
            case _:
                return super().refusal(refused)

    def _thrown(self, event: Thrown, moved: Sequence[Moved], *, is_over: bool) -> Moment:
        values: dict[str, Value] = {"player": self.show(event.player), "count": event.count}
        if not moved:
            return self.news("thrown", values)
        values["ways"] = ", ".join(map(self._way, moved))
        lost = event.count - sum([abs(each.steps) for each in moved])
        if is_over and lost:
            return self.news("thrown-moved-partly", {**values, "lost": lost})
        return self.news("thrown-back-moved" if moved[0].steps < 0 else "thrown-moved", values)

    def _moved(self, event: Moved) -> Moment:
        back = "-back" if event.steps < 0 else ""
        return self.news(f"sailed{back}", {"player": self.show(event.player), "way": self._way(event)})

    def _way(self, event: Moved) -> str:
        """Say from where to where a boat has gone, and what came of it."""
        return self.say(f"way{_kind(event)}", {"from": str(event.start), "onto": str(event.onto)})

    def _board(self, table: DanubeTable) -> Iterator[str]:
        """Say where all boats stand, how far each side has to go, and which rows are blocked."""
        board = table.board
        if not board.colours:
            squares = {colour.value: self._numbers(board.boats(colour)) for colour in Colour}
            yield self.say("board-undecided", squares)
            return
        yield from (self._line(board, seat) for seat in table.seats)

    def _line(self, board: Board, seat: str) -> str:
        colour = board.colours[seat]
        boats = board.boats(colour)
        values: dict[str, Value] = {
            "boats": self.say(f"boats-{colour}"),
            "player": self.show(seat),
            "squares": self._numbers(boats) if boats else self.say("board-none"),
            "off": board.off[colour],
            "left": to_go(boats),
        }
        line = self.say("board-line", values)
        blocks = [self.say("board-row", {"first": row[0], "last": row[-1]}) for row in rows(boats) if is_block(row)]
        return self.say("board-blocks", {"line": line, "rows": ", ".join(blocks)}) if blocks else line

    def _numbers(self, numbers: Iterable[int]) -> str:
        return ", ".join(map(str, numbers))


def _moves_with_it(told: Sequence[Told[Everybody]]) -> tuple[Sequence[Moved], bool]:
    """Return the moves that follow a throw, and whether it is over."""
    moved: list[Moved] = []
    for each in told:
        if not isinstance(each.event, Moved):
            return moved, isinstance(each.event, Turn | Thrown)
        moved.append(each.event)
    return moved, False


def _back(table: DanubeTable) -> str:
    """Return the end of the ids of messages about a throw with which no boat can go forward."""
    return "-back" if any(part.steps < 0 for part in table.parts) else ""


def _kind(way: Part | Moved) -> str:
    """Return what comes of a move, as the ids of its messages end."""
    return "-off" if way.onto is None else "-rapids" if way.rapids else "-swapped" if way.swapped else ""


def _named(ask: Ask, part: Part) -> dict[str, Value]:
    return {"letter": _letter(ask, part), "from": str(part.start), "onto": str(part.onto)}


def _part(ask: Ask, move: Action) -> Part:
    """Return how a move that is asked for would go."""
    assert isinstance(move, Move)
    return next(part for part in _parts(ask) if (part.start, part.steps) == (move.start, move.steps))


def _letter(ask: Ask, part: Part) -> str:
    """Return the letter that the picture shows where a move ends."""
    ways = [way(each) for each in distinct(_parts(ask))]
    return letter(ways.index(way(part)))


def _parts(ask: Ask) -> list[Part]:
    """Return the legal moves, in the table's order."""
    steps = ask.fields["steps"]
    assert isinstance(steps, OneByOther)
    return [part for ways in steps.left.values() if isinstance(ways, Ways) for part in ways.parts]
