"""A hosted game of the open table, set up in one line."""

from engine.actions import Action, Expire
from engine.chance import Chance
from engine.errors import Refused
from engine.events import Event
from engine.game import Game
from engine.judging import Submission
from engine.mafia.actions import Vote
from engine.names import CLOCK, GM
from engine.open_table import OpenTableRules
from engine.open_table.actions import Use
from engine.open_table.choice import Choice
from engine.open_table.effects import Effect, Target
from engine.open_table.options import OpenTableOptions
from engine.open_table.role_file import Ability, Begins, Role, RoleFile, Side, Talk, User, Wins
from engine.open_table.table import OpenTable
from engine.refusals import Refusal

SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
CAST = ("jack", "ghost", "villager", "villager", "cultist", "wolf", "wolf")
FILE = RoleFile(
    title="Hosted",
    players=7,
    sides={
        "town": Side(Wins.ELIMINATE),
        "wolves": Side(Wins.PARITY, does=("bite", "curse"), knows=True, talks=Talk.NIGHT),
        "cult": Side(Wins.SURVIVE, does=("invite",), knows=True, talks=Talk.ALWAYS),
    },
    roles={
        "jack": Role("town", count=1, does=("see", "lure", "shoot", "hide", "bind", "praise", "hush", "mock")),
        "ghost": Role("town", count=1, does=("haunt",)),
        "villager": Role("town", count=2),
        "cultist": Role("cult", count=1),
        "wolf": Role("wolves", count=2),
    },
    abilities={
        "bite": Ability(Effect.KILL),
        "curse": Ability(Effect.BLOCK, uses=1),
        "see": Ability(Effect.LEARN_SIDE),
        "lure": Ability(Effect.REDIRECT),
        "shoot": Ability(Effect.KILL, uses=1),
        "hide": Ability(Effect.PROTECT, target=Target.SELF),
        "bind": Ability(Effect.BIND),
        "praise": Ability(Effect.DOUBLE_VOTE, target=Target.ANYONE),
        "mock": Ability(Effect.TAKE_VOTE),
        "hush": Ability(Effect.SILENCE),
        "haunt": Ability(Effect.NONE, user=User.DEAD),
        "invite": Ability(Effect.RECRUIT),
    },
    begins=Begins.NIGHT,
)


def game_of(file: RoleFile = FILE) -> Game:
    """A game in which Ann is the jack, Ben the ghost, Eve the cultist, and Fay and Gus are wolves."""
    return Game.begin(
        OpenTableRules(), SEATS, OpenTableOptions(file), Chance({"roles": dict(zip(SEATS, CAST, strict=True))})
    )


def does(game: Game, seat: str, action: Action) -> tuple[Event, ...]:
    """What follows from a move."""
    return game.submit(Submission(seat, action), Chance()).events


def order(game: Game, text: str) -> None:
    """Give orders such as ``Ann see Fay``; with ``+`` before the ability it is the side's."""
    for each in text.split(", "):
        seat, ability, *at = each.split()
        use = Use(ability.removeprefix("+"), ability.startswith("+"))
        if ability == "lure":
            use = Use(use.does, target=at[0], onto=at[1])
        elif len(at) == 1:
            use = Use(use.does, use.of_side, target=at[0])
        elif at:
            use = Use(use.does, use.of_side, targets=tuple(at))
        does(game, seat, use)


def time_is_up(game: Game) -> tuple[Event, ...]:
    """What follows from the end of a day or a night."""
    return does(game, CLOCK, Expire())


def votes(game: Game, text: str) -> tuple[Event, ...]:
    """What follows from the last of some votes, such as ``Ann Fay``; nobody is ``-``."""
    last: tuple[Event, ...] = ()
    for each in text.split(", "):
        seat, target = each.split()
        last = does(game, seat, Vote(None if target == "-" else target))
    return last


def by_gm(game: Game, action: Action) -> tuple[Event, ...]:
    """What follows from a GM's move."""
    return does(game, GM, action)


def refusal(game: Game, seat: str, action: Action) -> Refusal:
    """Why a move is refused."""
    try:
        does(game, seat, action)
    except Refused as refused:
        return refused.refusal
    raise AssertionError(f"{action} is allowed")


def table(game: Game) -> OpenTable:
    """The true table."""
    assert isinstance(game.table, OpenTable)
    return game.table


def offered(game: Game, seat: str) -> dict[str, Choice]:
    """What a seat was told that it may do tonight."""
    return {choice.does: choice for choice in table(game).choices.get(seat, ())}
