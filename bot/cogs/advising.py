"""Advice on a set-up: what the rules and rules of thumb say of it, and how to let simulated players try it."""

import shlex

import msgspec
from msgspec import Struct

from bot.delivery.compose import words_of
from bot.policies.sensible import SENSIBLE
from bot.storage.live import Live
from engine.chance import Chance
from engine.codec import convert
from engine.errors import SetupRefused
from engine.events import Warned
from engine.game import Game

GAMES = 500
"""So many games tell one set-up from another if they differ by more than a few of a hundred."""


def players_of(live: Live) -> int:
    """For how many players a set-up is looked at: those who have joined, or the fewest that can play."""
    return max(len(live.sittings), live.rulebook.players[0])


def objections(live: Live) -> list[str]:
    """What speaks against a set-up, a sentence each: a deal on trial shows whether the rules refuse it or warn."""
    words, options, players = words_of(live), convert(live.options, live.rulebook.options), players_of(live)
    try:
        trial = Game.begin(live.rulebook, [str(number) for number in range(players)], options, Chance())
    except SetupRefused as refused:
        return [words.refusal(refused.refusal)]
    warned = [words.tell(event) for event in trial.log[0].events if isinstance(event, Warned)]
    return [*(page.text for page in warned if page is not None), *words.advice(options, players)]


def command_line(live: Live) -> str | None:
    """The line that lets sensible players try this set-up, if there are some for the game."""
    if live.rulebook.slug not in SENSIBLE:
        return None
    options: Struct = convert(live.options, live.rulebook.options)
    line = ["brehon", "simulate", live.theme.slug, "--policy", "sensible"]
    line += ["--players", str(players_of(live)), "--games", str(GAMES)]
    usual = msgspec.to_builtins(live.rulebook.options())
    for name, value in msgspec.to_builtins(options).items():
        if value != usual[name]:
            line += ["--set", f"{name}={_typed(value)}"]
    return shlex.join(line)


def _typed(value: object) -> str:
    """An option's value as it is typed."""
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
