"""Lists of cards: written in a form, picked card by card, or the last one again."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select

from bot.cogs.replies import open_form
from bot.cogs.rights import seat_of
from bot.components.answers import Item
from bot.components.forms import form
from bot.components.keys import Key, Verb
from bot.delivery.compose import panel_of, say
from bot.delivery.outgoing import Outgoing
from bot.host.denied import Denied
from bot.storage.live import Live
from bot.wording.great_table.drafts import draft, filled_in, last_list
from engine.asks import Ask, asks_of
from engine.errors import BadInput
from engine.great_table.actions import List
from engine.great_table.cards import CardName
from engine.great_table.table import GreatTable
from engine.naming import spelled

FIRST_LETTER = "a"
FILL_IN = "+"
"""Stands behind the letters of the cards that were picked, when the rest is to follow by itself."""


async def open_list(interaction: discord.Interaction, live: Live) -> None:
    """Open the form in which a player writes his list. Raises Denied."""
    seat = seat_of(interaction, live).name
    ask = next((ask for ask in _asks(live, seat) if ask.move is List), None)
    if ask is None:
        raise Denied("not-asked")
    await open_form(interaction, form(panel_of(live), ask, written(live, seat, ask)))


def written(live: Live, seat: str, ask: Ask) -> str:
    """What stands in the box of a form before its player writes; empty for what is no list."""
    return draft(_view(live, seat), seat) if ask.move is List else ""


def again(live: Live, seat: str) -> dict[str, object]:
    """The list that a player has given last, to be given once more. Raises Denied."""
    _table(live)
    last = last_list(_view(live, seat), seat)
    if last is None:
        raise Denied("no-list-before")
    return _list(last.cards)


def picked(live: Live, key: Key, values: Sequence[str]) -> dict[str, object] | None:
    """The whole list once its last card is picked, or the rest is to be filled in; until then None."""
    deck = _deck(live)
    cards = _picked(deck, key.rest) + [CardName(value) for value in values]
    return _list(filled_in(deck, cards)) if len(cards) >= len(deck) - 1 or key.rest.endswith(FILL_IN) else None


def picker(live: Live, key: Key, values: Sequence[str] = ()) -> Outgoing:
    """What has been picked so far, and a select for the next card."""
    deck = _deck(live)
    cards = _picked(deck, key.rest) + [CardName(value) for value in values]
    letters = "".join(_letter(deck, card) for card in cards)
    left = [card for card in deck if card not in cards]
    lines = [say(live, "picker-title"), *(f"{place}. {spelled(card)}" for place, card in enumerate(cards, start=1))]
    choose: Item = Select(
        custom_id=Key(Verb.PICKED, live.id, live.wait_token, key.seat, letters).custom_id,
        placeholder=say(live, "picker-next", {"place": len(cards) + 1}),
        options=[SelectOption(label=spelled(card), value=card) for card in left],
    )
    return Outgoing("\n".join(lines), rows=[[choose], _buttons(live, key.seat, letters)])


def _buttons(live: Live, seat: int, letters: str) -> list[Item]:
    keys = [
        Key(Verb.FILL, live.id, live.wait_token, seat, letters + FILL_IN),
        Key(Verb.ANEW, live.id, live.wait_token, seat),
    ]
    if not seat:
        # The GM who acts for somebody is not shown what that player ranks.
        keys.append(Key(Verb.AGAIN, live.id, live.wait_token))
    return [
        Button(label=say(live, f"button-{key.verb}"), style=ButtonStyle.secondary, custom_id=key.custom_id)
        for key in keys
    ]


def _list(cards: Sequence[str]) -> dict[str, object]:
    return {"move": "list", "cards": list(cards)}


def _picked(deck: tuple[CardName, ...], letters: str) -> list[CardName]:
    cards = {_letter(deck, card): card for card in deck}
    chosen = letters.removesuffix(FILL_IN)
    if len({*chosen}) < len(chosen) or not cards.keys() >= {*chosen}:
        raise BadInput("these are no cards of the deck")
    return [cards[letter] for letter in chosen]


def _letter(deck: tuple[CardName, ...], card: CardName) -> str:
    return chr(ord(FIRST_LETTER) + deck.index(card))


def _deck(live: Live) -> tuple[CardName, ...]:
    return tuple(_table(live).deck)


def _view(live: Live, seat: str) -> GreatTable:
    view = live.view(seat)
    assert isinstance(view, GreatTable)
    return view


def _table(live: Live) -> GreatTable:
    if live.game is None or not isinstance(live.game.table, GreatTable):
        raise Denied("not-asked")
    return live.game.table


def _asks(live: Live, seat: str) -> tuple[Ask, ...]:
    return asks_of(seat, live.asks) if live.game is not None else ()
