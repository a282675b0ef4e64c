"""Who is behind the aliases."""

from collections.abc import Sequence
from functools import reduce

from bot.delivery.saying import bot_words
from bot.storage.cast import Cast, Player
from bot.storage.live import Live
from bot.wording.names import bold, escape
from bot.wording.pages import Page
from bot.wording.words import Words


def cast_page(live: Live, cast: Cast) -> Page:
    """Show who is behind the aliases: to everybody once the game is over, before to a GM without a seat."""
    return page_of_cast(bot_words(live.theme, live.language), cast, live.theme.colour)


def page_of_cast(words: Words, cast: Cast, colour: int = 0) -> Page:
    """The same in these words."""
    lines = [
        words.say("cast-line", {"alias": bold(seat), "players": _one_after_another(words, played)})
        for seat, played in cast.items()
    ]
    return Page(words.say("cast-title"), "\n".join(lines), colour=colour)


def _one_after_another(words: Words, played: Sequence[Player]) -> str:
    told = [words.say("cast-player", {"name": escape(name), "user": f"<@{user}>"}) for name, user in played]
    return reduce(lambda first, then: words.say("cast-then", {"first": first, "then": then}), told)
