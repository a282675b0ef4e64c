"""Gives advice on a set-up: what rules and experience say of it, and how to let simulated players try it."""

import shlex

import msgspec
from msgspec import Struct

from bot.delivery.telling.saying import say, words_of
from bot.storage.games.hosted_game import HostedGame
from engine.audience import To
from engine.chance import Chance
from engine.errors import SetupRefused
from engine.events import Warned
from engine.game import Game

GAMES = 500
"""This many games distinguish two set-ups that differ by more than a few in a hundred."""


class Advice(Struct, frozen=True):
    """The objections to a set-up, a sentence each, how it goes among people, if that was counted, and the command that
    lets sensible players try it, if they can and the options fit on a line.
    """

    players: int
    """The number of players that was assumed: those who have joined, or the fewest that can play."""
    objections: tuple[str, ...]
    among_people: str = ""
    line: str | None = None


def advise(hosted: HostedGame, options: Struct) -> Advice:
    """Examine a set-up. A trial deal shows whether the rules refuse it or warn."""
    words, players = words_of(hosted), max(len(hosted.occupancies), hosted.rulebook.players_with(options)[0])
    try:
        trial = Game.begin(hosted.rulebook, [str(number) for number in range(players)], options, Chance())
    except SetupRefused as refused:
        return Advice(players, (words.refusal(refused.refusal),))
    warned = [words.tell(told) for told in trial.told(To.GM).events if isinstance(told.event, Warned)]
    needed = [say(hosted, "setup-needs-gm")] if hosted.gm_plays and hosted.rulebook.needs_gm(options) else []
    objections = (*needed, *(page.text for page in warned if page is not None), *words.advice(options, players))
    # Simulated players are imported only where somebody asks for advice.
    from bot.policies.sensible import SENSIBLE

    has_line = hosted.rulebook.slug in SENSIBLE and hosted.rulebook.file is None
    line = _command_line(hosted, options, players) if has_line else None
    return Advice(players, objections, words.among_people(options, players), line)


def _command_line(hosted: HostedGame, options: Struct, players: int) -> str:
    line = ["brehon", "simulate", hosted.theme.slug, "--policy", "sensible"]
    line += ["--players", str(players), "--games", str(GAMES)]
    usual = msgspec.to_builtins(hosted.rulebook.options())
    for name, value in msgspec.to_builtins(options).items():
        if value != usual[name]:
            line += ["--set", f"{name}={_typed(value)}"]
    return shlex.join(line)


def _typed(value: object) -> str:
    """Return an option's value as it is typed."""
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return ",".join(f"{name}:{count}" for name, count in value.items())
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
