"""Says things in the bot's words and the game's, and makes the buttons that are named by them."""

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from functools import cache

import discord
from msgspec import Struct

from bot.components.answers import Item
from bot.components.keys import DeskPage, Key, Verb
from bot.components.panel_place import Panel
from bot.storage.channels.message_addresses import address_of
from bot.storage.games.hosted_game import HostedGame
from bot.themes import Theme
from bot.wording.game_words import AnyGameWords
from bot.wording.name_words import bold
from bot.wording.picking import picking
from bot.wording.time_words import span
from bot.wording.voice import SetUp
from bot.wording.words import Value, Words
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.names import GM

MOST_NAMED = 5
"""The most names that are listed one by one."""
HARMFUL = frozenset({Verb.CLOSE, Verb.WITHOUT, Verb.END})
"""The verbs that no other press undoes. Their buttons are red, and stand in a row of their own."""


@cache
def bot_words(theme: Theme | None, language: str) -> Words:
    """Return the bot's own words, in the world of a theme or of none."""
    return Words(theme, language)


def say(hosted: HostedGame, message_id: str, values: Mapping[str, Value] | None = None) -> str:
    """Return a message of the bot's own about a game."""
    return bot_words(hosted.theme, hosted.language).say(message_id, values)


def length_of(hosted: HostedGame, length: timedelta) -> str:
    """Return a length of time in the words of a game's language."""
    return span(bot_words(hosted.theme, hosted.language), length)


def room_of(hosted: HostedGame) -> str:
    """Return what leads to a game's channel. A DM cannot be mentioned, so it is named."""
    return say(hosted, "room-dm") if hosted.is_in_dm else f"<#{hosted.room.channel_id}>"


def jump(hosted: HostedGame) -> list[str]:
    """Return a line that leads to the post of the present wait, if that is there."""
    return [] if (url := url_of_question(hosted)) is None else [say(hosted, "jump", {"url": url})]


def url_of_question(hosted: HostedGame) -> str | None:
    """Return the address of the post of the present wait; None if that is not there."""
    room = hosted.room
    if room.prompt_id is None or room.prompt_wait_line != hosted.wait_line:
        return None
    return address_of(hosted.guild_id, room.channel_id, room.prompt_id)


def first_few(hosted: HostedGame, names: Sequence[str]) -> str:
    """List names as a sentence does. Of many, list the first few and how many more there are."""
    shown = [say(hosted, "the-gm") if name == GM else bold(name) for name in names[:MOST_NAMED]]
    if more := len(names) - len(shown):
        shown.append(say(hosted, "and-more", {"count": more}))
    return bot_words(hosted.theme, hosted.language).list(shown)


def words_of(hosted: HostedGame, language: str | None = None) -> AnyGameWords:
    """Return a game's words, in its language or another. Once it has begun, they follow its set-up."""
    return words_for(hosted.theme, language or hosted.language, setup=setup_of(hosted))


def setup_of(hosted: HostedGame) -> SetUp | None:
    """Return the set-up that a game's words follow: from its start on, or from its sign-up on if it has the names."""
    if hosted.game is not None:
        return SetUp(hosted.open_options, len(hosted.game.seats))
    if not hosted.rulebook.has_own_names:
        return None
    return SetUp(hosted.open_options, max(len(hosted.occupancies), hosted.players[0]))


def panel_of(hosted: HostedGame, seat_id: int = 0) -> Panel:
    """Return the place of the components of the present wait. ``seat_id`` is the seat that the GM acts for."""
    words = words_of(hosted)
    return Panel(
        hosted.id,
        hosted.wait_token,
        words.answer_face,
        words.tone,
        words.field_prompt,
        words.whole_label,
        words.letter_label,
        words.whole_prompt,
        words.thing_face,
        words.ask_face,
        lambda asked, ends: say(hosted, "ask-part", {"ask": asked, "first": ends[0], "last": ends[-1]}),
        lambda verb: say(hosted, f"button-{verb}"),
        lambda move, field: picking(bot_words(hosted.theme, hosted.language), move, field).button,
        hosted.names,
        seat_id,
        lambda: hosted.rulebook.likely(hosted.view(To.PUBLIC)),
    )


def button(
    hosted: HostedGame, verb: Verb, style: discord.ButtonStyle = discord.ButtonStyle.secondary, rest: str = ""
) -> Item:
    """Return a button of the bot's own, named by the message ``button-<verb>``; red if it does harm."""
    label = say(hosted, f"button-{verb}")
    style = discord.ButtonStyle.danger if verb in HARMFUL else style
    key = Key(verb, hosted.id, hosted.wait_token, rest=rest)
    return discord.ui.Button(label=label, style=style, custom_id=key.custom_id)


def apart(hosted: HostedGame, verbs: Sequence[Verb], *others: Item) -> list[list[Item]]:
    """Return the buttons of some verbs in rows: the harmless ones first, with the ``others``, and the rest below."""
    harmless = [*(button(hosted, verb) for verb in verbs if verb not in HARMFUL), *others]
    rows = [harmless, [button(hosted, verb) for verb in verbs if verb in HARMFUL]]
    return [row for row in rows if row]


def desk_button(hosted: HostedGame) -> Item:
    """Return the button that opens the GM's desk."""
    key = Key(Verb.DESK, hosted.id, rest=DeskPage.OPEN)
    style = discord.ButtonStyle.secondary
    return discord.ui.Button(label=say(hosted, f"desk-turn-{DeskPage.OPEN}"), style=style, custom_id=key.custom_id)


def private_row(hosted: HostedGame) -> list[Item]:
    """Return the buttons that everybody always has: what they may do and, if anything may be secret, what they know."""
    own = [_own(hosted)] if hosted.rulebook.hides or hosted.anonymous else []
    return [button(hosted, verb) for verb in (Verb.MOVES, *own)]


def explaining(hosted: HostedGame) -> list[Item]:
    """Return the buttons with which players ask: how the game goes, and their GM if that is not just themselves."""
    ask = [] if hosted.is_practice and hosted.gm_plays else [button(hosted, Verb.ASK)]
    return [*ask, button(hosted, Verb.HOW)]


def asking_row(hosted: HostedGame) -> list[Item]:
    """Return the buttons under a question: those that everybody always has, and what people do most in this wait.

    Known players who give secret orders find there where to give theirs. Where votes are counted, everybody finds there
    their vote and their list, if the game has lists, whoever may give one.
    """
    loud = discord.ButtonStyle.primary
    if hosted.rulebook.counted:
        vote = [button(hosted, Verb.VOTE, loud)] if votes_now(hosted) else []
        lists = [button(hosted, Verb.LIST)] if hosted.rulebook.ranks else []
        return [*vote, *lists, *private_row(hosted)]
    if hosted.asks.awaited.called:
        return [button(hosted, Verb.ORDER, loud), *private_row(hosted)[1:]]
    return private_row(hosted)


def votes_now(hosted: HostedGame) -> bool:
    """Whether players vote now, and may change their votes."""
    return _is_in(hosted, hosted.rulebook.voting_with)


def counts_now(hosted: HostedGame) -> bool:
    """Whether a public count of votes goes on now."""
    return _is_in(hosted, hosted.rulebook.counted_with)


def _is_in(hosted: HostedGame, kinds: Callable[[Struct], frozenset[str]]) -> bool:
    if hosted.game is None:
        return False
    return hosted.rulebook.kind_of_wait(hosted.game.table) in kinds(hosted.open_options)


def grows(hosted: HostedGame) -> bool:
    """Whether the post of the present wait shows how its vote goes on."""
    return hosted.asks.are_shared or counts_now(hosted)


def past_row(hosted: HostedGame) -> list[Item]:
    """Return the buttons that show the past as everybody knows it: all votes if there are any, and what happened."""
    return [*votes_row(hosted), button(hosted, Verb.PAST)]


def votes_row(hosted: HostedGame) -> list[Item]:
    """Return the button that shows all votes so far, if there are any."""
    has_votes = words_of(hosted).has_votes(hosted.view(To.PUBLIC))
    return [button(hosted, Verb.VOTES)] if has_votes else []


def _own(hosted: HostedGame) -> Verb:
    """Return the verb that shows a seat its secrets. In some games that is what it holds, and is called so."""
    return Verb.HAND if words_of(hosted).hand_label else Verb.SECRETS
