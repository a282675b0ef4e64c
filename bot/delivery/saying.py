"""What a game says: the bot's own words and those of the game, and the buttons that are named by them."""

from collections.abc import Mapping, Sequence
from functools import cache

import discord

from bot.components.answers import Item
from bot.components.keys import Key, Turn, Verb
from bot.components.panel import Panel
from bot.storage.live import Live
from bot.themes import Theme
from bot.wording.game_words import AnyGameWords
from bot.wording.names import bold
from bot.wording.picking import picking
from bot.wording.registry import words_for
from bot.wording.voice import SetUp
from bot.wording.words import Value, Words
from engine.names import GM

MOST_NAMED = 5
"""How many are named one by one."""
HARMFUL = frozenset({Verb.CLOSE, Verb.WITHOUT, Verb.END})
"""What no other press undoes. Such buttons are red, and stand in a row of their own."""


@cache
def bot_words(theme: Theme | None, language: str) -> Words:
    """The bot's own words, in the world of a theme or of none."""
    return Words(theme, language)


def say(live: Live, message_id: str, values: Mapping[str, Value] | None = None) -> str:
    """Say something of the bot's own about a game."""
    return bot_words(live.theme, live.language).say(message_id, values)


def first_few(live: Live, names: Sequence[str]) -> str:
    """The names as a sentence lists them; of many the first few, and how many more there are."""
    shown = [say(live, "the-gm") if name == GM else bold(name) for name in names[:MOST_NAMED]]
    if more := len(names) - len(shown):
        shown.append(say(live, "and-more", {"count": more}))
    return bot_words(live.theme, live.language).list(shown)


def words_of(live: Live, language: str | None = None) -> AnyGameWords:
    """The words of a game, in its language or another; once it has begun, by its set-up."""
    setup = None if live.game is None else SetUp(live.open_options, len(live.game.seats))
    return words_for(live.theme, language or live.language, setup=setup)


def panel_of(live: Live, seat_id: int = 0) -> Panel:
    """Where the components of a game's present wait belong; ``seat_id`` is the seat that the GM acts for."""
    words = words_of(live)
    return Panel(
        live.id,
        live.wait_token,
        words.answer_face,
        words.field_prompt,
        words.whole_label,
        words.whole_prompt,
        words.thing_face,
        words.ask_face,
        lambda asked, ends: say(live, "ask-part", {"ask": asked, "first": ends[0], "last": ends[-1]}),
        lambda verb: say(live, f"button-{verb}"),
        lambda move, field: picking(bot_words(live.theme, live.language), move, field).button,
        seat_id,
    )


def button(live: Live, verb: Verb, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Item:
    """A button of the bot's own, named by the message ``button-<verb>``; red if it does harm."""
    label = say(live, f"button-{verb}")
    style = discord.ButtonStyle.danger if verb in HARMFUL else style
    return discord.ui.Button(label=label, style=style, custom_id=Key(verb, live.id, live.wait_token).custom_id)


def apart(live: Live, verbs: Sequence[Verb], *others: Item) -> list[list[Item]]:
    """The buttons of some verbs in rows: first those that do no harm, with the ``others``, and below them the rest."""
    harmless = [*(button(live, verb) for verb in verbs if verb not in HARMFUL), *others]
    rows = [harmless, [button(live, verb) for verb in verbs if verb in HARMFUL]]
    return [row for row in rows if row]


def desk_button(live: Live) -> Item:
    """The button that opens the GM's desk."""
    key = Key(Verb.DESK, live.id, rest=Turn.OPEN)
    style = discord.ButtonStyle.secondary
    return discord.ui.Button(label=say(live, f"desk-turn-{Turn.OPEN}"), style=style, custom_id=key.custom_id)


def private_row(live: Live) -> list[Item]:
    """The buttons that everybody always has: what he may do, and what he knows, or holds once a game is on."""
    hand = [Verb.HAND] if _has_hand(live) else []
    return [button(live, verb) for verb in (Verb.MOVES, Verb.SECRETS, *hand)]


def short_row(live: Live) -> list[Item]:
    """Of these buttons those that are needed at a board, where each turn's post has them."""
    also = Verb.HAND if _has_hand(live) else Verb.SECRETS
    is_needed = live.rulebook.hides or live.anonymous
    return [button(live, verb) for verb in (Verb.MOVES, *([also] if is_needed else []))]


def _has_hand(live: Live) -> bool:
    return live.game is not None and bool(words_of(live).hand_label)
