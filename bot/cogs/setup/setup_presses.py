"""Handles the GM's presses in the set-up before a game."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from discord.ui import Modal

from bot.cogs.interaction.pressed import Handler, Pressed
from bot.cogs.interaction.replies import open_form, repaint, reply
from bot.cogs.interaction.rights import check_may_mask, check_several
from bot.cogs.setup.counts_form import counts_form, read_counts
from bot.cogs.setup.setup_panel import (
    LENGTH,
    OTHER_LENGTH,
    absence_panel,
    deadlines_panel,
    hours_form,
    policy_panel,
    setup_panel,
)
from bot.cogs.setup.times_panel import times_panel
from bot.components.keys import Key, Verb
from bot.components.offered import check_sent
from bot.components.options import Menu, chosen_options
from bot.delivery.card.pace_words import kinds_of_wait
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, say, words_of
from bot.host.denied import Denied
from bot.host.locked_games import check_signing_up
from bot.host.waits.times_of_day import hours_typed, with_hours
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.game_settings import setting_of
from bot.storage.schema.offered_settings import SetupPage
from bot.storage.schema.presets import preset_named
from engine.errors import BadInput

SetUp = Callable[[HostedGame, Key | None], Outgoing]
"""Makes a set-up panel from the game and the component that was used on the panel."""


def showing(panel: SetUp) -> Handler:
    """Return the handler that answers with a panel, or turns the pages of one that is shown.

    The handler raises Denied once the game has begun.
    """

    async def show(press: Pressed) -> None:
        check_signing_up(press.hosted)
        if press.key.rest:
            await repaint_panel(press, panel)
        else:
            await reply(press.interaction, panel(press.hosted, None))

    return show


async def choose_setting(press: Pressed) -> None:
    """Choose a value of any setting, and show its page again."""
    setting = setting_of(press.key.rest)
    await press.services.sign_up.choose(press.hosted.id, setting.name, press.values[0])
    await repaint_panel(press, PANELS[setting.page])


async def choose_preset(press: Pressed) -> None:
    """Choose the pace of the table. Raises Denied, BadInput."""
    preset = preset_named(press.key.rest)
    if preset is None:
        raise BadInput("there is no such preset", "preset")
    await press.services.sign_up.choose_preset(press.hosted.id, preset)
    await repaint_panel(press, setup_panel)


async def add_house_player(press: Pressed) -> None:
    """Seat a house player, and show the set-up again. Raises Denied if no seat is free."""
    await press.services.sign_up.add_house(press.hosted.id)
    await repaint_panel(press, setup_panel)


async def choose_option(press: Pressed) -> None:
    """Choose an option of the game. Raises Denied, BadInput."""
    chosen = chosen_options(press.hosted.rulebook.options, press.key.rest, press.values)
    await press.services.sign_up.set_options(press.hosted.id, chosen)
    await repaint_panel(press, setup_panel)


async def open_counts(press: Pressed) -> None:
    """Open the form in which the GM says how often each thing is in the game."""
    await open_form(press.interaction, _form(press.hosted))


async def choose_counts(press: Pressed) -> None:
    """Choose how often each thing is in the game, from the form that was sent in. Raises Denied, BadInput."""
    check_sent(_form(press.hosted), press.sent)
    chosen = read_counts(press.hosted.rulebook.options, press.sent)
    await press.services.sign_up.set_options(press.hosted.id, dict(chosen))
    await repaint_panel(press, setup_panel)


def _form(hosted: HostedGame) -> Modal:
    words = words_of(hosted)
    menu = Menu(hosted.id, words.option_prompt, words.choice)
    return counts_form(menu, Key(Verb.COUNTED, hosted.id), say(hosted, "button-counts"), hosted.open_options)


async def choose_hours(press: Pressed) -> None:
    """Choose how long a kind of wait lasts, or open the form for another length. Raises Denied."""
    kind, chosen = press.key.rest, press.values[0]
    if chosen == OTHER_LENGTH:
        await open_form(press.interaction, hours_form(press.hosted, kind))
    else:
        await _choose_hours(press, float(chosen))


async def choose_other_hours(press: Pressed) -> None:
    """Choose the length of a kind of wait that was sent in. Raises Denied, BadInput."""
    if press.key.rest not in kinds_of_wait(press.hosted):
        raise Denied("no-such-choice")
    check_sent(hours_form(press.hosted, press.key.rest), press.sent)
    await _choose_hours(press, hours_typed(press.written(LENGTH), bot_words(press.hosted.theme, press.hosted.language)))


async def _choose_hours(press: Pressed, hours: float) -> None:
    kind = press.key.rest
    await press.services.sign_up.change_settings(press.hosted.id, lambda hosted: with_hours(hosted, kind, hours))
    await repaint_panel(press, deadlines_panel)


async def choose_anonymity(press: Pressed) -> None:
    """Give the seats aliases, or names again."""
    check_several(press.hosted)
    anonymous = press.key.verb is Verb.ANONYMOUS
    if anonymous:
        check_may_mask(press.interaction)
    await press.services.sign_up.set_anonymous(press.hosted.id, anonymous=anonymous)
    await repaint_panel(press, setup_panel)


async def repaint_panel(press: Pressed, panel: SetUp) -> None:
    """Show a panel in its present state. The text above it stays."""
    hosted = await press.services.finder.by_number(press.hosted.id)
    above = press.interaction.message.content if press.interaction.message is not None else ""
    await repaint(press.interaction, replace(panel(hosted, press.key), content=above))


PANELS: Mapping[SetupPage, SetUp] = {
    SetupPage.SETUP: setup_panel,
    SetupPage.DEADLINES: deadlines_panel,
    SetupPage.TIMES: times_panel,
    SetupPage.ABSENCE: absence_panel,
    SetupPage.POLICY: policy_panel,
}
