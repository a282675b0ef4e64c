"""Handles the presses on the set-up's page of saved set-ups."""

from dataclasses import replace

from bot.cogs.interaction.pressed import Pressed, only_value
from bot.cogs.interaction.replies import open_form, repaint, reply
from bot.cogs.interaction.rights import check_may_mask, may_keep_for_server
from bot.cogs.saved_setups.checking_setups import check_fits, setup_of
from bot.cogs.saved_setups.setups_page import (
    CODE_BOX,
    NAME_BOX,
    OWNER_BOX,
    SERVER,
    Choices,
    paste_form,
    save_form,
    setups_page,
)
from bot.cogs.saved_setups.sharing import shared_setup
from bot.cogs.setup.setup_panel import setup_panel
from bot.components.keys import read_number
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, say
from bot.host.locked_games import check_signing_up
from bot.host.opening.setup_codes import read_code
from bot.storage.opening.saved_setups import Owner
from bot.storage.opening.table_setups import TableSetUp
from bot.wording.name_words import bold
from bot.wording.speech_words import on_one_line


async def show_setups(press: Pressed) -> None:
    """Show the set-ups that the person pressing may load into this game. Raises Denied once it has begun."""
    check_signing_up(press.hosted)
    await reply(press.interaction, await _page(press))


async def open_save(press: Pressed) -> None:
    """Open the form for a name under which the present set-up is saved. Raises Denied once the game has begun."""
    check_signing_up(press.hosted)
    await open_form(press.interaction, save_form(press.hosted, for_server=await _may_keep(press)))


async def save_setup(press: Pressed) -> None:
    """Save the present set-up under the name that was sent in. Raises Denied."""
    check_signing_up(press.hosted)
    may_keep = await _may_keep(press)
    check_sent(save_form(press.hosted, for_server=may_keep), press.sent)
    is_servers = press.written(OWNER_BOX) == SERVER
    owner = Owner(guild_id=press.hosted.guild_id) if is_servers else Owner(user_id=press.interaction.user.id)
    name = on_one_line(press.written(NAME_BOX))
    was_there = await press.services.opening.setups.save(owner, name, setup_of(press.hosted))
    values = {"name": bold(name), "for": press.written(OWNER_BOX) or "own", "again": "yes" if was_there else "no"}
    said = say(press.hosted, "setups-saved", values)
    await repaint(press.interaction, replace(await _page(press), content=said))


async def load_setup(press: Pressed) -> None:
    """Give the table the set-up that was chosen. Raises Denied, BadInput."""
    user_id = press.interaction.user.id
    chosen = await press.services.opening.setups.numbered(
        read_number(only_value(press.values)), user_id, press.hosted.guild_id
    )
    await _load(press, chosen.set_up, say(press.hosted, "setups-loaded", {"name": bold(chosen.name)}))


async def share_setup(press: Pressed) -> None:
    """Show the code of the present set-up. Raises Denied once the game has begun: a game adds options of its own."""
    check_signing_up(press.hosted)
    words = bot_words(press.hosted.theme, press.hosted.language)
    await reply(press.interaction, shared_setup(words, setup_of(press.hosted)))


async def open_paste(press: Pressed) -> None:
    """Open the form for a code."""
    await open_form(press.interaction, paste_form(press.hosted))


async def paste_setup(press: Pressed) -> None:
    """Give the table the set-up of the code that was sent in. Raises Denied."""
    check_sent(paste_form(press.hosted), press.sent)
    await _load(press, read_code(press.written(CODE_BOX)), say(press.hosted, "setups-pasted"))


async def _load(press: Pressed, set_up: TableSetUp, said: str) -> None:
    hosted, services = press.hosted, press.services
    check_fits(set_up, hosted.theme, hosted.rulebook, services.games.themes.values())
    if set_up.anonymous and not hosted.anonymous:
        check_may_mask(press.interaction)
    await services.sign_up.load(hosted.id, set_up)
    changed = await services.finder.by_number(hosted.id)
    await repaint(press.interaction, replace(setup_panel(changed), content=said))


async def _page(press: Pressed) -> Outgoing:
    hosted, setups = press.hosted, press.services.opening.setups
    found = await setups.usable(press.interaction.user.id, hosted.guild_id)
    own, servers = (
        [each for each in found[whose] if each.set_up.rulebook == hosted.rulebook.slug] for whose in ("own", "server")
    )
    return setups_page(hosted, Choices(own, servers, await setups.defaults(hosted.guild_id)))


async def _may_keep(press: Pressed) -> bool:
    """Whether the person pressing may save set-ups for the server of this game, and presses there."""
    settings = await press.services.servers.settings(press.hosted.guild_id)
    is_there = press.interaction.guild_id == press.hosted.guild_id
    return is_there and may_keep_for_server(press.interaction, settings.host_roles)
