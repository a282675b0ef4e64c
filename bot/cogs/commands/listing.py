"""Lists the slash commands that a person may want here and now, with the names that their Discord shows."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import Flag, auto

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.commands.descriptions import WORDS, Tree
from bot.cogs.commands.translating import FluentTranslator
from bot.cogs.games.game_commands_registry import group_of
from bot.cogs.interaction.lifetime import MOVE
from bot.cogs.interaction.rights import is_gm
from bot.delivery.telling.saying import words_of
from bot.delivery.telling.seat_questions import asks_shown
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.schema.kinds import GamePhase
from bot.wording.voice import dashed
from bot.wording.words import Words
from engine.actions import Action
from engine.naming import snake_case
from engine.rulebooks import RULEBOOKS


class Occasion(Flag):
    """The occasions on which a person asks for help."""

    NO_GAME = auto()
    """No game is on here."""
    SIGN_UP = auto()
    """A game has not begun, and the person has no seat."""
    JOINED = auto()
    """A game has not begun, and the person has a seat."""
    WATCHING = auto()
    """A game is on, and the person has no seat."""
    PLAYING = auto()
    """A game is on, and the person plays."""


BEFORE = Occasion.SIGN_UP | Occasion.JOINED
DURING = Occasion.WATCHING | Occasion.PLAYING
WANTED: Mapping[str, Occasion] = {
    "game-join": Occasion.SIGN_UP | Occasion.WATCHING,
    "game-leave": Occasion.JOINED,
    "game-secrets": Occasion.PLAYING,
    "game-status": DURING,
    "game-history": DURING,
    "game-away": Occasion.PLAYING,
    "game-take-back": Occasion.PLAYING,
    "say": Occasion.PLAYING,
    "ask": Occasion.PLAYING,
    "game-watch": Occasion.SIGN_UP | Occasion.WATCHING,
    "game-night-order": BEFORE | DURING,
    "game-rules": BEFORE | DURING | Occasion.NO_GAME,
    "game-rematch": Occasion.NO_GAME,
    "game-past": Occasion.NO_GAME,
    "game-queue": Occasion.NO_GAME,
    "game-set-ups": Occasion.NO_GAME,
    "stats": Occasion.NO_GAME,
    "privacy-export": Occasion.NO_GAME,
    "privacy-forget": Occasion.NO_GAME,
}
"""The commands of every game, by the names of their words, and when somebody may want them."""
MOVES = frozenset(dashed(snake_case(move.__name__)) for rulebook in RULEBOOKS for move in rulebook.actions)
"""The names of the commands that make moves."""


def listed(interaction: discord.Interaction, words: Words, games: Iterable[HostedGame]) -> list[str]:
    """Return a line for each kind of command: those of every game, the moves that are open now, and the GM's desk."""
    on = [hosted for hosted in games if hosted.phase is not GamePhase.OVER]
    wanted = {name for hosted in on for name in _wanted(interaction, hosted)} if on else _of(Occasion.NO_GAME)
    moves = {name for hosted in on for name in _moves(interaction, hosted)}
    lines = [words.say("help-commands", {"commands": _typed(interaction, wanted)})]
    lines += [words.say("help-commands-moves", {"commands": _typed(interaction, moves)})] if moves else []
    lines += [words.say("help-commands-gm")] if any(is_gm(interaction, hosted) for hosted in on) else []
    return lines


def _of(occasion: Occasion) -> set[str]:
    return {name for name, wanted in WANTED.items() if occasion in wanted}


def _wanted(interaction: discord.Interaction, hosted: HostedGame) -> set[str]:
    """Return the commands of every game that a person may want in this one."""
    is_seated = hosted.occupancy_of(interaction.user.id) is not None
    if hosted.phase is GamePhase.SIGNUP:
        occasion = Occasion.JOINED if is_seated else Occasion.SIGN_UP
    else:
        occasion = Occasion.PLAYING if is_seated else Occasion.WATCHING
    leads = is_gm(interaction, hosted)
    strange = {
        "game-join": leads and hosted.phase is not GamePhase.SIGNUP,
        "game-secrets": not hosted.rulebook.hides,
        "game-watch": leads or not hosted.rulebook.hides,
        "game-take-back": not hosted.rulebook.retractable,
        "game-night-order": words_of(hosted).night_order() is None,
        "say": not hosted.has_aliases,
        "ask": hosted.gm_plays,
    }
    return {name for name in _of(occasion) if not strange.get(name)}


def _moves(interaction: discord.Interaction, hosted: HostedGame) -> Iterator[str]:
    """Yield the commands of the asker's moves that are open now, and those that show something of the game."""
    occupancy, group = hosted.occupancy_of(interaction.user.id), group_of(hosted.rulebook)
    if occupancy is None or group is None or hosted.game is None:
        return
    moves = _open(hosted, occupancy)
    closed = MOVES - {dashed(snake_case(move.__name__)) for move in moves}
    for command in _commands(interaction):
        in_group, _, name = command.extras[WORDS].partition("-")
        is_closed = command.extras[MOVE] not in moves if MOVE in command.extras else name in closed
        if in_group == group and not is_closed:
            yield command.extras[WORDS]


def _open(hosted: HostedGame, occupancy: Occupancy) -> set[type[Action]]:
    """Return the moves that a seat may make now."""
    return {ask.move for ask in asks_shown(hosted, occupancy)}


def _typed(interaction: discord.Interaction, names: Collection[str]) -> str:
    """Write commands, given by the names of their words, as they are typed in the asker's Discord."""
    tree = _tree(interaction)
    assert isinstance(tree.translator, FluentTranslator)
    called = [
        tree.translator.called(command, interaction.locale)
        for command in _commands(interaction)
        if command.extras[WORDS] in names
    ]
    return ", ".join(f"`/{name}`" for name in called)


def _commands(interaction: discord.Interaction) -> Iterator[app_commands.Command[commands.GroupCog, ..., None]]:
    return (each for each in _tree(interaction).walk_commands() if isinstance(each, app_commands.Command))


def _tree(interaction: discord.Interaction) -> Tree:
    bot = interaction.client
    assert isinstance(bot, commands.AutoShardedBot)
    return bot.tree
