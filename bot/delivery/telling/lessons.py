"""Makes the pages of *How to play*, which anybody may turn who may know of a game."""

from discord import ButtonStyle
from discord.ui import Button

from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, say, words_of
from bot.pictures.picture import Picture
from bot.storage.games.hosted_game import HostedGame
from bot.wording.game_words import PAGES


def lesson_message(hosted: HostedGame, number: int, picture: Picture | None, *, is_read: bool = False) -> Outgoing:
    """Show a page with buttons to its neighbours. The last page has a button for those who have read all of them."""
    page = words_of(hosted).how_to_play(number)
    back = [_turn(hosted, "how-back", number - 1)] if number > 1 else []
    if number < PAGES:
        return Outgoing(pages=[page], rows=[[*back, _turn(hosted, "how-next", number + 1)]], picture=picture)
    if is_read:
        return Outgoing(say(hosted, "how-read"), [page], [back], picture=picture)
    return Outgoing(pages=[page], rows=[[*back, button(hosted, Verb.READ, ButtonStyle.success)]], picture=picture)


def _turn(hosted: HostedGame, label: str, number: int) -> Item:
    return Button(label=say(hosted, label), custom_id=Key(Verb.HOW, hosted.id, rest=str(number)).custom_id)
