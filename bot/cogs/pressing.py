"""Reads every press, choice and form, checks it against its entry in the table of presses, and runs the entry.

A press gets a polite answer and changes nothing if it is about something that is over or was never offered, or if the
person may not press it. This works after a restart, too.
"""

from re import Match
from typing import Self

import discord
from discord.ui import Button, DynamicItem, Item, View

from bot.cogs.gm.asking_once import ask_once
from bot.cogs.interaction import unloadable_presses
from bot.cogs.interaction.lifetime import begin, has_begun, kept, log_use, note_game
from bot.cogs.interaction.noticing import notice_dm, notice_return
from bot.cogs.interaction.pressed import Data, Pressed, check_knows, check_right, data_of, values_of
from bot.cogs.interaction.replies import answer_error, answered
from bot.cogs.interaction.services import Services, services_of
from bot.cogs.offered_selects import check_offered
from bot.cogs.presses import PRESSES, Press
from bot.components.keys import LONGEST_ID, PATTERN, Key, Kind, read_key
from bot.components.move_forms import read_sent
from bot.host.denied import Rests
from engine.errors import BadInput

TYPES = {Kind.BUTTON: discord.ComponentType.button.value, Kind.SELECT: discord.ComponentType.select.value}
"""Discord's types of the components in a message."""


async def handle(interaction: discord.Interaction, key: Key) -> None:
    """Do what a component says, and answer in one sentence whatever goes wrong."""
    services, entry = services_of(interaction), PRESSES[key.verb]
    with kept(interaction), services.port.priority.taken(), services.games.lock(key.game).in_line():
        result = await answered(interaction, _do(services, interaction, key, entry))
        log_use(interaction, entry.kind.value, (entry.logged_as or key.verb).value, result)


async def _do(services: Services, interaction: discord.Interaction, key: Key, entry: Press) -> None:
    data = data_of(interaction)
    _check_shape(interaction, data, key, entry)
    try:
        press = await _read(services, interaction, data, key)
    except Rests as rests:
        await unloadable_presses.press(services, interaction, rests, key.verb)
        return
    await check_knows(entry.right, press)
    if interaction.guild_id is None and not entry.opens_form:
        await notice_dm(services, interaction, press.hosted)
    check_right(entry.right, press)
    if entry.offers is not None:
        check_offered(press, entry.offers(press))
    question = entry.asks(press) if entry.asks is not None else None
    try:
        await (entry.handler(press) if question is None else ask_once(press, question))
    finally:
        if press.hosted.house:
            await notice_return(services, press.hosted, interaction.user.id)


def _check_shape(interaction: discord.Interaction, data: Data, key: Key, entry: Press) -> None:
    """Raise BadInput unless a component of this kind may have this id."""
    is_form = interaction.type is discord.InteractionType.modal_submit
    is_kind = is_form is (entry.kind is Kind.FORM) and (is_form or data.get("component_type") == TYPES[entry.kind])
    says_more = entry.is_bare and (key.seat or key.rest)
    if not is_kind or says_more or len(str(data.get("custom_id"))) > LONGEST_ID:
        raise BadInput("this was never offered")


async def _read(services: Services, interaction: discord.Interaction, data: Data, key: Key) -> Pressed:
    """Read a press, whose values may be anything, and find its game. Raises Denied, BadInput."""
    values = values_of(data)
    sent = read_sent(data["components"]) if data.get("components") else {}
    hosted = await services.finder.by_number(key.game)
    note_game(interaction, hosted)
    return Pressed(services, interaction, hosted, key, values, sent)


class PressedItem(DynamicItem[Button[View]], template=PATTERN):
    """Any button or select of the bot's. Its looks, and what was chosen, are only in the interaction."""

    def __init__(self, match: Match[str]) -> None:
        super().__init__(Button(custom_id=match.string))
        self.key = read_key(match)

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Item[View], match: Match[str], /) -> Self:
        """Make it from what was pressed."""
        return cls(match)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do what it says. Then break the cycle of view and items, which would keep the press in memory."""
        try:
            await handle(interaction, self.key)
        finally:
            if self.view is not None:
                self.view.clear_items()


async def heard(interaction: discord.Interaction) -> None:
    """Do what a sent form of the bot's says, and answer everything that nobody else answers.

    discord.py ignores components that are on no message or that nobody made. It has started all that it knows by now.
    """
    if interaction.type not in {discord.InteractionType.modal_submit, discord.InteractionType.component}:
        return
    if has_begun(interaction):
        return
    is_form = interaction.type is discord.InteractionType.modal_submit
    match = PATTERN.fullmatch(str(data_of(interaction).get("custom_id"))) if is_form else None
    if match is not None:
        await handle(interaction, read_key(match))
        return
    begin(interaction)
    log_use(interaction, "press", "unknown", await answer_error(interaction, BadInput("this was never offered")))
