"""Handles the presses on the set-up's page of times."""

from collections.abc import Callable

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form
from bot.cogs.setup.setup_presses import repaint_panel
from bot.cogs.setup.times_panel import (
    ALL,
    HOURS,
    LEAST,
    OTHER_QUIET,
    TIMES,
    quiet_chosen,
    quiet_form,
    times_form,
    times_panel,
    waits_meant,
)
from bot.components.offered import check_sent
from bot.delivery.card.pace_words import kinds_of_wait, week_of
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.host.waits.times_of_day import least_typed, quiet_typed, times_typed, with_quiet, with_times
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.game_settings import GameSettings


async def open_times(press: Pressed) -> None:
    """Open the form for the times of a kind of wait."""
    await open_form(press.interaction, times_form(press.hosted, press.values[0]))


async def choose_times(press: Pressed) -> None:
    """Choose the times of day that were sent in. Raises Denied, BadInput."""
    chosen = press.key.rest
    if chosen != ALL and chosen not in kinds_of_wait(press.hosted):
        raise Denied("no-such-choice")
    check_sent(times_form(press.hosted, chosen), press.sent)
    times = times_typed(press.written(TIMES), week_of(bot_words(press.hosted.theme, press.hosted.language)))
    least = least_typed(press.written(LEAST), bot_words(press.hosted.theme, press.hosted.language))
    await _choose(press, lambda hosted: with_times(hosted, waits_meant(hosted, chosen), times, least))


async def choose_quiet(press: Pressed) -> None:
    """Choose quiet hours from the select, or open the form for others."""
    chosen = press.values[0]
    if chosen == OTHER_QUIET:
        await open_form(press.interaction, quiet_form(press.hosted))
    else:
        await _choose(press, lambda hosted: with_quiet(hosted, quiet_chosen(chosen)))


async def choose_other_quiet(press: Pressed) -> None:
    """Choose the quiet hours that were sent in. Raises Denied, BadInput."""
    check_sent(quiet_form(press.hosted), press.sent)
    quiet = quiet_typed(press.written(HOURS))
    await _choose(press, lambda hosted: with_quiet(hosted, quiet))


async def _choose(press: Pressed, chosen: Callable[[HostedGame], GameSettings]) -> None:
    await press.services.sign_up.change_settings(press.hosted.id, chosen)
    await repaint_panel(press, times_panel)
