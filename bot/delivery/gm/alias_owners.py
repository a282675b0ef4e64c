"""Lists who is behind the aliases."""

from collections.abc import Sequence
from functools import reduce

from bot.delivery.telling.saying import bot_words
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.past_occupants import NOBODY, Cast, Player
from bot.wording.name_words import bold, escape
from bot.wording.pages import Page
from bot.wording.words import Words


def cast_page(hosted: HostedGame, cast: Cast) -> Page:
    """Show who is behind the aliases: to everybody after the game, and before that only to a GM without a seat."""
    return page_of_cast(bot_words(hosted.theme, hosted.language), cast, hosted.theme.colour)


def page_of_cast(words: Words, cast: Cast, colour: int = 0) -> Page:
    """Show the same in the given words."""
    lines = [
        words.say("cast-line", {"alias": bold(seat), "players": _one_after_another(words, played)})
        for seat, played in cast.items()
    ]
    return Page(words.say("cast-title"), "\n".join(lines), colour=colour)


def _one_after_another(words: Words, played: Sequence[Player]) -> str:
    told = [_player(words, player) for player in played]
    return reduce(lambda first, then: words.say("cast-then", {"first": first, "then": then}), told)


def _player(words: Words, player: Player) -> str:
    """Name a player, unless they asked to be forgotten. A house player is nobody on Discord."""
    if player.user_id == NOBODY:
        return words.say("cast-nameless")
    if player.user_id < NOBODY:
        return escape(player.name)
    return words.say("cast-player", {"name": escape(player.name), "user": f"<@{player.user_id}>"})
