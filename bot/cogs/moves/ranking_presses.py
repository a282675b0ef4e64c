"""Lists that rank things: written in a form, picked one by one, or copied from the last one."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select

from bot.cogs.interaction.pressed import Pressed, asks_meant, check_fresh, seat_meant
from bot.cogs.interaction.replies import open_form
from bot.cogs.interaction.rights import seat_of
from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.components.move_forms import form
from bot.components.ranking_picker import FILL_IN, Ranked, ranked
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, panel_of, say, words_of
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.wording.choice import LABEL, face
from bot.wording.picking import picking
from engine.actions import Action
from engine.asks import Ask
from engine.domains import Ranking
from engine.events import OwnMove
from engine.log import latest
from engine.naming import spelled


async def open_list(interaction: discord.Interaction, hosted: HostedGame, move: type[Action]) -> None:
    """Open the form in which a player writes the list of a move. Raises Denied."""
    seat = seat_of(interaction, hosted).name
    ask = next((ask for ask in hosted.asks.of(seat) if ask.move is move), None)
    if ask is None:
        raise Denied("not-asked")
    await open_form(interaction, form(panel_of(hosted), ask, written(hosted, seat, ask)))


async def open_own_list(press: Pressed) -> None:
    """Open the form in which a player writes the list that they may give now. Raises Denied."""
    hosted, ask = press.hosted, meant(press).ask
    await open_form(press.interaction, form(panel_of(hosted), ask, written(hosted, seat_meant(press), ask)))


def written(hosted: HostedGame, seat: str, ask: Ask) -> dict[str, str]:
    """Return what the boxes for lists contain before their player writes: the last list, or the game's order."""
    lists = {field: domain for field, domain in ask.fields.items() if isinstance(domain, Ranking)}
    last = _last(hosted, seat, ask) if lists else None
    return {
        field: "\n".join(domain.written(_list_of(last, field) or domain.read(map(spelled, domain.things))))
        for field, domain in lists.items()
    }


def again(press: Pressed) -> dict[str, object]:
    """Return the last list of a player, to be given again. Raises Denied."""
    seat = seat_meant(press)
    wanted = _ranked(press, seat)
    last = _list_of(_last(press.hosted, seat, wanted.ask), wanted.field)
    if not last:
        raise Denied("no-list-before")
    return wanted.move(last)


def picked(press: Pressed) -> dict[str, object] | None:
    """Return the move once no choice is left or the rest is to be filled in; None before. Raises Denied, BadInput."""
    wanted = meant(press)
    things = wanted.picked(press.key.rest, press.values)
    return wanted.answer(things) if wanted.is_whole(things) or press.key.rest.endswith(FILL_IN) else None


def picker(press: Pressed, letters: str = "", values: Sequence[str] = ()) -> Outgoing:
    """Show what has been picked so far, and a select for the next thing. Raises Denied, BadInput."""
    hosted, wanted = press.hosted, meant(press)
    things = wanted.picked(letters, values)
    words = picking(bot_words(hosted.theme, hosted.language), wanted.ask.move, wanted.field, len(things) + 1)
    lines = [f"{place}. {spelled(thing)}" for place, thing in enumerate(things, start=1)]
    key = Key(Verb.PICKED, hosted.id, hosted.wait_token, press.key.seat, wanted.letters(things))
    choose: Item = Select(
        custom_id=key.custom_id,
        placeholder=words.next,
        options=[_option(hosted, wanted, thing) for thing in wanted.left(things)],
    )
    return Outgoing("\n".join([words.title, *lines]), rows=[[choose], _buttons(hosted, key)])


def _option(hosted: HostedGame, wanted: Ranked, thing: str) -> SelectOption:
    """Return the option for a thing, as it is written in a list."""
    words = words_of(hosted)
    about = words.about_thing(wanted.ask.move, wanted.field, thing)
    shown = face(words, about, spelled(thing), LABEL)
    return SelectOption(label=shown.text, emoji=shown.icon, value=thing, description=words.line_on(about) or None)


def _buttons(hosted: HostedGame, picked: Key) -> list[Item]:
    keys = [
        Key(Verb.FILL, hosted.id, hosted.wait_token, picked.seat, picked.rest + FILL_IN),
        Key(Verb.ANEW, hosted.id, hosted.wait_token, picked.seat),
    ]
    if not picked.seat:
        # A GM who acts for somebody is not shown what that player ranks.
        keys.append(Key(Verb.AGAIN, hosted.id, hosted.wait_token))
    return [
        Button(label=say(hosted, f"button-{key.verb}"), style=ButtonStyle.secondary, custom_id=key.custom_id)
        for key in keys
    ]


def meant(press: Pressed) -> Ranked:
    """Return what a press ranks, for one's own seat or as the GM for another. Raises Denied."""
    seat = seat_meant(press)
    check_fresh(press)
    return _ranked(press, seat)


def _ranked(press: Pressed, seat: str) -> Ranked:
    found = ranked(asks_meant(press, seat)) if press.hosted.game is not None else None
    if found is None:
        raise Denied("not-asked")
    return found


def _last(hosted: HostedGame, seat: str, ask: Ask) -> Action | None:
    """Return the last secret answer of a seat that still counts and fits an ask."""
    entries = latest(hosted.told(seat).entries)
    own = (event.action for entry in entries for event in entry.events if isinstance(event, OwnMove))
    return next((action for action in own if ask.is_for(seat, action)), None)


def _list_of(action: Action | None, field: str) -> tuple[str, ...]:
    """Return the content of an answer's field; empty without an answer."""
    return () if action is None else getattr(action, field)
