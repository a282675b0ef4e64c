"""Whole games on boards, by buttons and by commands in turn, with a restart in the first turns."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from itertools import chain, cycle, islice, repeat

from engine.actions import Action
from engine.bluff.actions import Bid, Challenge
from engine.bluff.table import BluffTable
from engine.boards.actions import Throw
from engine.danube.actions import Move
from engine.danube.table import DanubeTable
from engine.judging import Submission
from engine.table import Table
from engine.weight import Weight
from tests.cogs.choosing import choose_move
from tests.cogs.gamblers import sit_down
from tests.cogs.moves.test_changing import edits
from tests.cogs.opening import Opening
from tests.cogs.stage import Pressable, Stage, answer, labels_of, text_of
from tests.cogs.submissions import fulfil
from tests.cogs.tricksters import compose
from tests.cogs.whole.chances import Fixed
from tests.twins.moving import move

MOST_MOVES = 200
RESTARTS = 4
"""The number of turns in which the bot restarts."""
BY_HAND = 4
"""The number of moves of each kind that are pressed or typed; later ones are made directly."""

BESIDE_TURNS = ("the card", "the seal", "the end")
"""The posts that every game has beside one per turn."""

Play = Callable[[Stage, str, Action], Awaitable[None]]
Choose = Callable[[Table], tuple[str, Action]]


class Sailing:
    """The fall of the sticks for the player on turn. Ann's are better, so that the race is short."""

    def __init__(self) -> None:
        self.player = "Ann"
        self.whites: dict[str, Iterator[int]] = {
            "Ann": chain((2, 1), cycle((0, 0, 4, 0, 0, 3))),
            "Ben": chain((3,), cycle((2,))),
        }

    def fall(self) -> int:
        """Return how many sticks lie white side up."""
        return next(self.whites[self.player])


async def by_buttons(stage: Stage, name: str, action: Action) -> None:
    """Make a move by the buttons of the turn's post. On the river that post is edited without an extra request.

    The post of the end takes one, which adds the record.
    """
    before = edits(stage)
    await press(stage, name, action)
    ends = (await table_of(stage)).outcome is not None

    assert isinstance(action, Bid | Challenge) or edits(stage) == before + ends


async def press(stage: Stage, name: str, action: Action) -> None:
    """Press and choose in the turn's post to make a move."""
    match action:
        case Throw():
            await stage.press(name, stage.prompt, "Throw")
        case Move():
            await choose_move(stage, name, stage.prompt, action)
            await confirm(stage, name, stage.prompt)
        case Challenge():
            await stage.press(name, stage.prompt, "Challenge")
        case Bid():
            await compose(stage, name, action)


async def confirm(stage: Stage, name: str, shown: Pressable) -> None:
    """Confirm a move that is shown before it counts."""
    if shown is not None and "Confirm" in labels_of(shown):
        await stage.press(name, shown, "Confirm")


async def by_commands(stage: Stage, name: str, action: Action) -> None:
    """Make a move by its command, after a look at the board."""
    if isinstance(action, Throw | Challenge):
        assert answer(await stage.command(name, "board"))
    await move(stage, name, action)


async def by_nothing(stage: Stage, name: str, action: Action) -> None:
    """Let a move have been made."""
    await fulfil(stage, [Submission(name, action)])


async def table_of(stage: Stage) -> Table:
    """Return the table as it is now."""
    return (await stage.hosted()).started.table


async def test_a_whole_race_down_the_danube_goes_on_after_restarts(opening: Opening, fixed: Fixed) -> None:
    sailing = Sailing()
    fixed.falls["white"] = sailing.fall
    stage = await opening.after(begin, fixed.source, "danube", "Ann", "Ben")

    def sail(table: Table) -> tuple[str, Action]:
        """Throw, or walk as far as one boat can, around the rapids, and the hindmost first."""
        assert isinstance(table, DanubeTable)
        sailing.player = table.player
        if not table.parts:
            return table.player, Throw()
        best = min(table.parts, key=lambda part: (part.rapids, -part.walked, part.start))
        return table.player, Move(best.start, best.steps)

    turns = await whole_game(stage, sail)

    assert turns > 10
    assert "The race is won" in text_of(stage.channel.history()[-1])
    assert len(stage.channel.history()) < turns / 2 + len(BESIDE_TURNS)


async def test_a_whole_game_of_bluff_goes_on_after_restarts(opening: Opening, fixed: Fixed) -> None:
    stage = await opening.after(begin, fixed.source, "bluff", "Ann", "Ben", "Cat")

    assert await whole_game(stage, bluff) > 10
    assert "Only one player still has dice" in text_of(stage.channel.history()[-1])


def bluff(table: Table) -> tuple[str, Action]:
    """Open with a modest bid, raise it while a die is laid out, and challenge."""
    assert isinstance(table, BluffTable)
    bid, hidden = table.board.bid, table.hidden[table.player]
    if bid is None:
        return table.player, Bid(max(1, table.in_play // 5), 3)
    if len(table.bids) > 1 or bid.count == table.in_play:
        return table.player, Challenge()
    return table.player, Bid(bid.count + 1, 3, hidden[:1] if len(hidden) > 1 else None)


async def begin(stage: Stage, _chance: object, game: str, *players: str) -> None:
    """Begin a game with throws by hand, in which draws may already have been made."""
    await sit_down(stage, players, by_hand=True, game=game, late="ask")


async def whole_game(stage: Stage, choose: Choose) -> int:
    """Play to the end, restart the bot after the first move of the first turns, and return the number of turns.

    The first moves of each kind are made by buttons and by commands in turn, and every previewed move by buttons.
    """
    turns, last = 0, None
    ways: defaultdict[type[Action], Iterator[Play]] = defaultdict(
        lambda: chain(islice(cycle((by_buttons, by_commands)), BY_HAND), repeat(by_nothing))
    )
    for _ in range(MOST_MOVES):
        hosted = await stage.hosted()
        table = hosted.started.table
        if table.outcome is not None:
            return turns
        name, action = choose(table)
        is_shown = hosted.rulebook.weight(hosted.view(name), action) is Weight.OPEN
        await (by_buttons if is_shown else next(ways[type(action)]))(stage, name, action)
        assert await table_of(stage) != table
        if name != last:
            turns, last = turns + 1, name
            if turns <= RESTARTS:
                await unnoticed_restart(stage)
    raise AssertionError(f"no end after {MOST_MOVES} moves")


async def unnoticed_restart(stage: Stage) -> None:
    """Restart, and check that every message but the card, which waits to be painted, is the same as before."""
    before = posts_of(stage)
    await stage.restart()

    assert posts_of(stage) == before


def posts_of(stage: Stage) -> list[tuple[int, str, str]]:
    """Return every message but the card that anybody sees there, with its buttons."""
    return [(message.id, text_of(message), str(message.components)) for message in stage.channel.history()[1:]]
